import type { PageSize } from '../shared/pages.ts';
import { printTable, verdict } from '../shared/print-table.ts';
import { type Parts, partsText } from '../shared/trace.ts';
import type { Facts, Run, Scrolling } from './measure.ts';

/** Everything that was measured of one table. */
export interface Result {
  readonly name: string;
  readonly size: PageSize;
  /** Medians by the number of rows. */
  readonly runs: ReadonlyMap<number, Run>;
  /** Thread time of the first rows, by kind of work. */
  readonly firstRows: Parts;
  readonly scrolling: Scrolling;
  readonly facts: Facts;
}

const ms = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 100 ? 1 : 0);
const kb = (bytes: number): string => (bytes / 1000).toFixed(0);

/** Prints the measured numbers of all tables, one line each. */
export function printNumbers(results: readonly Result[], counts: readonly number[]): void {
  const largest = counts.at(-1) ?? 0;
  const head = [
    'table',
    'js kB',
    'css kB',
    ...counts.map((count) => `first ${count}`),
    'first cpu',
    ...['sort', 'toggle', 'all'].map((name) => `${name} ${largest}`),
    'frame p95',
    'frame cpu',
    'blank px',
    'heap MB',
    'axe',
    'arrows',
  ];
  const lines = results.map(({ name, size, runs, scrolling, facts }) => {
    const run = runs.get(largest);
    return [
      name,
      kb(size.script),
      kb(size.style),
      ...counts.map((count) => ms(runs.get(count)?.mount)),
      ms(run?.mountWork),
      ms(run?.sort),
      ms(run?.toggle),
      ms(run?.selectAll),
      ms(scrolling.frame),
      ms(scrolling.work),
      String(scrolling.blank),
      facts.heap.toFixed(1),
      String(facts.axe.length),
      facts.hasArrowKeys ? 'yes' : 'no',
    ];
  });
  printTable(head, lines);
}

interface Goal {
  readonly words: string;
  readonly actual: number;
  readonly limit: number;
  readonly unit: string;
  /** What profiling found, said where the goal is missed. */
  readonly reason?: string;
}

/** The goals of the kit's table, each against the peer or floor that was measured in the same run. */
export function goalsOf(results: readonly Result[], largest: number): Goal[] {
  const run = (name: string) => results.find((result) => result.name === name)?.runs.get(largest);
  const own = results.find(({ name }) => name === 'crt');
  const [ours, grid, floor] = [run('crt'), run('react-data-grid'), run('floor-react')];
  if (!own || !ours || !grid || !floor) return [];
  return [
    {
      words: 'first rows, against react-data-grid',
      actual: ours.mount,
      limit: grid.mount,
      unit: 'ms',
      reason: tracesOf(results, ['crt', 'react-data-grid']),
    },
    { words: 'sort, against react-data-grid', actual: ours.sort, limit: grid.sort, unit: 'ms' },
    {
      words: 'toggle one, against 1.2 x hand-written',
      actual: ours.toggle,
      limit: 1.2 * floor.toggle,
      unit: 'ms',
    },
    {
      words: 'select all, against 1.2 x hand-written',
      actual: ours.selectAll,
      limit: 1.2 * floor.selectAll,
      unit: 'ms',
    },
    { words: 'blank rows while scrolling', actual: own.scrolling.blank, limit: 0, unit: 'px' },
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

/** What profiling in the same run found: the thread's time by kind of work. */
const tracesOf = (results: readonly Result[], names: readonly string[]): string =>
  results
    .filter(({ name }) => names.includes(name))
    .map(({ name, firstRows }) => `${name} ${partsText(firstRows)}`)
    .join('; ');

/** How the hand-written floor did in the same run: where it misses the frame too, the machine was busy. */
function paceOf(results: readonly Result[], own: Result): string {
  const floor = results.find(({ name }) => name === 'floor-react');
  return (
    `the hand-written floor needed ${ms(floor?.scrolling.frame)} ms in the same run; of a frame our thread works ` +
    `${ms(own.scrolling.work)} ms, the floor's ${ms(floor?.scrolling.work)}`
  );
}

/** Prints one line per goal: met or missed, by how much. */
export function printGoals(goals: readonly Goal[]): void {
  printTable(
    ['goal', 'measured', 'ratio', ''],
    goals.map(({ words, actual, limit, unit }) => [
      words,
      `${actual.toFixed(1)} ${unit}`,
      limit === 0 ? '–' : (actual / limit).toFixed(2),
      verdict(actual <= limit, `at most ${limit.toFixed(1)} ${unit}`.trim()),
    ]),
  );
  for (const { words, actual, limit, reason } of goals)
    if (actual > limit && reason !== undefined) console.log(`missed, ${words}: ${reason}.`);
}
