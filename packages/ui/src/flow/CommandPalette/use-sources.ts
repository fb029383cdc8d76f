import { useEffect, useRef, useState } from 'react';
import type { Command, CommandSource } from './command.ts';

/** What one source has to say about the typed text. */
export interface SourceAnswer {
  source: CommandSource;
  state: 'loading' | 'failed' | 'answered';
  commands: readonly Command[];
}

const pause = 200;
type Answers = Readonly<Record<string, { query: string; commands: readonly Command[]; isFailed: boolean }>>;

/** Asks the sources for the typed text after a pause; typing on takes the older question back. */
export const useSources = (sources: readonly CommandSource[], query: string): SourceAnswer[] => {
  const [answers, setAnswers] = useState<Answers>({});
  const asked = sources.filter((source) => query.length >= (source.minimumLetters ?? 2));
  const names = asked.map((source) => source.id).join(' ');
  // Who is asked follows from the text; a list of sources made anew must not ask again.
  const latest = useRef(asked);
  useEffect(() => {
    latest.current = asked;
  });
  useEffect(() => {
    const controller = new AbortController();
    const keep = (id: string, commands: readonly Command[], isFailed: boolean) => {
      if (!controller.signal.aborted)
        setAnswers((before) => ({ ...before, [id]: { query, commands, isFailed } }));
    };
    const timer = setTimeout(() => {
      for (const { id, load } of latest.current)
        void load(query, controller.signal).then(
          (commands) => keep(id, commands, false),
          () => keep(id, [], true),
        );
    }, pause);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [query, names]);
  return asked.map((source) => {
    const answer = answers[source.id];
    if (answer === undefined) return { source, state: 'loading', commands: [] };
    if (answer.query !== query) return { source, state: 'loading', commands: answer.commands };
    return { source, state: answer.isFailed ? 'failed' : 'answered', commands: answer.commands };
  });
};
