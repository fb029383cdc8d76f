import type { Goal } from '../shared/goals.ts';
import { type Measure, printMeasures } from '../shared/measures.ts';
import type { PageSize } from '../shared/pages.ts';
import { partsText } from '../shared/trace.ts';
import type { Case, Facts, Run, Share, Traces } from './measure.ts';
import { ACTS } from './page/candidate.ts';

/** Everything that was measured of one calendar. */
export interface Result {
  readonly name: string;
  readonly size: PageSize;
  /** Medians by case. */
  readonly runs: ReadonlyMap<Case, Run>;
  /** Thread time by kind of work, by case. */
  readonly traces: ReadonlyMap<Case, Traces>;
  readonly facts: Facts;
}

const nameOf = ({ view, count }: Case): string => `${view} of ${count}`;
const share = ([some, all]: Share): string => `${some} of ${all}`;

/** What the CPU profile of an unminified build and the trace say about what is beyond the floor. */
const REASONS: Readonly<Record<keyof Traces, string>> = {
  mount:
    'the same for 50 events as for 500: half a dozen sizes and weights of text where the floor has two (a third of the layout), ' +
    'the first formatters of the page for its days and title (a tenth of the script), the bar and the heads',
  next: 'each event has a name of its own for screen readers, which is written anew; boxes and words are as many as the floor has',
};

const TIMES: Readonly<Record<keyof Run, string>> = {
  mount: 'mount',
  next: 'next',
  show: 'other view',
};

/** Prints what was measured of all calendars, a line per measure. */
export function printNumbers(results: readonly Result[], cases: readonly Case[], react: number): void {
  const times = cases.flatMap((one) =>
    (['mount', 'next', 'show'] as const).map((act): Measure<Result> => ({
      words: `${nameOf(one)}: ${TIMES[act]}, ms`,
      of: ({ runs }) => runs.get(one)?.[act] ?? Number.NaN,
    })),
  );
  printMeasures(results, [
    { words: 'script with React, kB gzip', of: ({ size }) => size.script / 1000 },
    { words: 'script beyond React, kB gzip', of: ({ size }) => (size.script - react) / 1000 },
    { words: 'style, kB gzip', of: ({ size }) => size.style / 1000 },
    ...times,
    { words: 'axe findings', of: ({ facts }) => facts.axe.length },
    { words: 'events reached by keys', of: ({ facts }) => share(facts.events) },
    { words: 'slots reached by keys', of: ({ facts }) => share(facts.slots) },
    { words: 'drags done by keys', of: ({ facts }) => facts.acts.join(', ') || 'none' },
  ]);
}

function timesOf(one: Case, own: Result, peer: Result, factor: number, against: string): Goal[] {
  const [ours, theirs] = [own.runs.get(one), peer.runs.get(one)];
  if (!ours || !theirs) return [];
  const traceOf = ({ name, traces }: Result, act: keyof Traces) => {
    const trace = traces.get(one);
    return trace ? `${name} ${partsText(trace[act])}` : name;
  };
  return (['mount', 'next'] as const).map((act) => ({
    words: `${nameOf(one)}: ${act}, against ${factor} x ${against}`,
    actual: ours[act],
    limit: factor * theirs[act],
    unit: 'ms',
    reason: `${REASONS[act]}. ${traceOf(own, act)}; ${traceOf(peer, act)}.`,
  }));
}

/** The goals of the kit's calendar, against the peer and the floor of the same run. */
export function goalsOf(results: readonly Result[], cases: readonly Case[], react: number): Goal[] {
  const find = (name: string) => results.find((result) => result.name === name);
  const [own, full, floor] = [find('crt'), find('full-calendar'), find('floor-react')];
  if (!own || !full || !floor) return [];
  const times = cases.flatMap((one) => [
    ...timesOf(one, own, full, 0.4, 'FullCalendar'),
    ...timesOf(one, own, floor, 2, 'hand-written'),
  ]);
  const missing = (words: string, [some, all]: Share): Goal => ({
    words: `${words} that the keyboard does not reach`,
    actual: all - some,
    limit: 0,
    unit: '',
  });
  return [
    ...times,
    {
      words: 'script beyond React, against half of FullCalendar',
      actual: (own.size.script - react) / 1000,
      limit: (full.size.script - react) / 2000,
      unit: 'kB',
    },
    { words: 'axe findings', actual: own.facts.axe.length, limit: 0, unit: '' },
    missing('events', own.facts.events),
    missing('slots', own.facts.slots),
    missing('drags', [own.facts.acts.length, ACTS.length]),
  ];
}
