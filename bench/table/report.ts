import type { Goal } from '../shared/goals.ts';
import { type Measure, printMeasures } from '../shared/measures.ts';
import type { PageSize } from '../shared/pages.ts';
import { partsText } from '../shared/trace.ts';
import type { Act, Facts, Run, Scrolling, Traces } from './measure.ts';

/** Everything that was measured of one table. */
export interface Result {
  readonly name: string;
  readonly size: PageSize;
  /** Medians by the number of rows. */
  readonly runs: ReadonlyMap<number, Run>;
  /** Thread time of the acts by kind of work, by the number of rows; of the tables that a goal is about. */
  readonly traces: ReadonlyMap<number, Traces>;
  readonly scrolling: Scrolling;
  readonly facts: Facts;
}

const ACTS: Readonly<Record<Act, string>> = {
  mount: 'first rows',
  sort: 'sort',
  toggle: 'toggle one row',
  selectAll: 'select all',
};
const acts = Object.keys(ACTS) as Act[];

const timesOf = (counts: readonly number[]): Measure<Result>[] =>
  acts.flatMap((act) =>
    counts.map((count) => ({
      words: `${ACTS[act]}, ${count} rows, ms`,
      of: ({ runs }: Result) => runs.get(count)?.[act] ?? Number.NaN,
    })),
  );

/** Prints what was measured of all tables, a line per measure. */
export function printNumbers(results: readonly Result[], counts: readonly number[]): void {
  const largest = counts.at(-1) ?? 0;
  printMeasures(results, [
    { words: 'script with React, kB gzip', of: ({ size }) => size.script / 1000 },
    { words: 'style, kB gzip', of: ({ size }) => size.style / 1000 },
    ...timesOf(counts),
    {
      words: `first rows, ${largest} rows, thread ms`,
      of: ({ runs }) => runs.get(largest)?.mountWork ?? NaN,
    },
    { words: 'scroll frame, 95th percentile, ms', of: ({ scrolling }) => scrolling.frame },
    { words: 'scroll frame, mean, thread ms', of: ({ scrolling }) => scrolling.work },
    { words: 'blank while scrolling, px', of: ({ scrolling }) => scrolling.blank },
    { words: 'heap, MB', of: ({ facts }) => facts.heap },
    { words: 'axe findings', of: ({ facts }) => facts.axe.length },
    { words: 'arrow keys between cells', of: ({ facts }) => (facts.hasArrowKeys ? 'yes' : 'no') },
  ]);
}

/** What the CPU profile of an unminified build and the trace say about what an act costs. */
const REASONS: Readonly<Record<Act, string>> = {
  mount:
    'a seventh of the script is TanStack Table placing the columns, a twelfth the first formatters of numbers and zones',
  sort: 'nearly all rows in view are others than before: half is the script that makes them, the rest their layout and painting',
  toggle:
    'beyond the floor the number of chosen rows and the way to let them go are written and laid out below the rows',
  selectAll:
    'three fifths are the styles and the painting of rows shown as chosen, which the floor does not do; script is a third',
};

/** The peer or floor that an act is held against, and how many times its time is allowed. */
const LIMITS: Readonly<Record<Act, { against: string; factor: number }>> = {
  mount: { against: 'react-data-grid', factor: 1 },
  sort: { against: 'react-data-grid', factor: 1 },
  toggle: { against: 'floor-react', factor: 1.2 },
  selectAll: { against: 'floor-react', factor: 1.2 },
};

/** Whether a goal needs to know where the time of this table goes. */
export const isHeldAgainst = (name: string): boolean =>
  name === 'crt' || acts.some((act) => LIMITS[act].against === name);

function actGoals(results: readonly Result[], own: Result, count: number): Goal[] {
  return acts.flatMap((act) => {
    const { against, factor } = LIMITS[act];
    const other = results.find(({ name }) => name === against);
    const [actual, theirs] = [own.runs.get(count)?.[act], other?.runs.get(count)?.[act]];
    if (actual === undefined || theirs === undefined || !other) return [];
    return {
      words: `${ACTS[act]}, ${count} rows, against ${factor === 1 ? '' : `${factor} x `}${against}`,
      actual,
      limit: factor * theirs,
      unit: 'ms',
      reason: `${REASONS[act]}. ${traceOf(own, count, act)}; ${traceOf(other, count, act)}.`,
    };
  });
}

/** The goals of the kit's table, each against the peer or floor that was measured in the same run. */
export function goalsOf(results: readonly Result[], counts: readonly number[]): Goal[] {
  const own = results.find(({ name }) => name === 'crt');
  if (!own) return [];
  return [
    ...counts.flatMap((count) => actGoals(results, own, count)),
    { words: 'blank while scrolling', actual: own.scrolling.blank, limit: 0, unit: 'px' },
    {
      words: 'scroll frame, 95th percentile',
      actual: own.scrolling.frame,
      limit: 25,
      unit: 'ms',
      reason: paceOf(results, own),
    },
    { words: 'script of the table page with React', actual: own.size.script / 1000, limit: 110, unit: 'kB' },
    { words: 'axe findings', actual: own.facts.axe.length, limit: 0, unit: '' },
  ];
}

/** What tracing in the same run found: the thread's time by kind of work. */
function traceOf({ name, traces }: Result, count: number, act: Act): string {
  const trace = traces.get(count);
  return trace ? `${name} ${partsText(trace[act])}` : name;
}

/** How the hand-written floor did in the same run: where it misses the frame too, the machine was busy. */
function paceOf(results: readonly Result[], own: Result): string {
  const floor = results.find(({ name }) => name === 'floor-react');
  const ms = (value: number | undefined) => value?.toFixed(1) ?? '–';
  return (
    `the hand-written floor needed ${ms(floor?.scrolling.frame)} ms in the same run; of a frame our thread works ` +
    `${ms(own.scrolling.work)} ms, the floor's ${ms(floor?.scrolling.work)}.`
  );
}
