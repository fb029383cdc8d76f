import { useEffect, useRef, useState } from 'react';
import type { Key } from 'react-aria-components/Select';
import type { Option } from '../../primitives/ListBox/ListBox.tsx';

/** Asks somewhere else for the options that match a text. @throws whatever means "could not be loaded" */
export type LoadOptions<K extends Key> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Option<K>[]>;

const defaultPause = 300;

/** Options for a typed text: waits for a pause in the typing, cancels the older question, keeps the old answer meanwhile. */
export const useRemoteOptions = <K extends Key>(
  load: LoadOptions<K>,
  minimumLetters: number,
  pause = defaultPause,
) => {
  const [options, setOptions] = useState<readonly Option<K>[]>([]);
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<AbortController>(undefined);

  const stop = () => {
    clearTimeout(timer.current);
    running.current?.abort();
  };
  useEffect(() => stop, []);

  const ask = async (query: string) => {
    const controller = new AbortController();
    running.current = controller;
    try {
      const answer = await load(query, controller.signal);
      if (controller.signal.aborted) return;
      setOptions(answer);
      setState('idle');
    } catch {
      if (controller.signal.aborted) return;
      setOptions([]);
      setState('failed');
    }
  };

  const search = (query: string) => {
    stop();
    if (query.length < minimumLetters) {
      setOptions([]);
      setState('idle');
      return;
    }
    setState('loading');
    timer.current = setTimeout(() => void ask(query), query === '' ? 0 : pause);
  };

  return { options, state, search };
};
