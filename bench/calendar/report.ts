import type { PageSize } from '../shared/pages.ts';
import { printTable, verdict } from '../shared/print-table.ts';
import { partsText } from '../shared/trace.ts';
import type { Case, Facts, Run, Traces } from './measure.ts';

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

const ms = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '–' : value.toFixed(value < 100 ? 1 : 0);
const kb = (bytes: number): string => (bytes / 1000).toFixed(1);
const nameOf = ({ view, count }: Case): string => `${view} ${count}`;

/** Prints the measured numbers of all calendars, one line each. */
export function printNumbers(results: readonly Result[], cases: readonly Case[], react: number): void {
  const head = [
    'calendar',
    'js kB',
    'beyond React',
    'css kB',
    ...cases.flatMap((one) => [`mount ${nameOf(one)}`, 'next', 'view']),
    'axe',
    'events',
    'slots',
    'moved by keys',
  ];
  const lines = results.map(({ name, size, runs, facts }) => [
    name,
    kb(size.script),
    kb(size.script - react),
    kb(size.style),
    ...cases.flatMap((one) => {
      const run = runs.get(one);
      return [ms(run?.mount), ms(run?.next), ms(run?.show)];
    }),
    String(facts.axe.length),
    facts.events.join(' of '),
    String(facts.slots),
    facts.isMovable ? 'yes' : 'no',
  ]);
  printTable(head, lines);
}

interface Goal {
  readonly words: string;
  readonly actual: number;
  readonly limit: number;
  readonly unit: string;
  /** What profiling in the same run found, said where the goal is missed. */
  readonly reason?: string;
}

function timesOf(one: Case, own: Result, peer: Result, factor: number, against: string): Goal[] {
  const [ours, theirs] = [own.runs.get(one), peer.runs.get(one)];
  if (!ours || !theirs) return [];
  const traceOf = ({ name, traces }: Result, act: keyof Traces) => {
    const trace = traces.get(one);
    return trace ? `${name} ${partsText(trace[act])}` : name;
  };
  return (['mount', 'next'] as const).map((act) => ({
    words: `${act} ${nameOf(one)}, against ${factor} x ${against}`,
    actual: ours[act],
    limit: factor * theirs[act],
    unit: 'ms',
    reason: `${traceOf(own, act)}; ${traceOf(peer, act)}`,
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
  return [
    ...times,
    {
      words: 'script beyond React, against half of FullCalendar',
      actual: (own.size.script - react) / 1000,
      limit: (full.size.script - react) / 2000,
      unit: 'kB',
    },
    { words: 'axe findings', actual: own.facts.axe.length, limit: 0, unit: '' },
    {
      words: 'events that the keyboard does not reach',
      actual: own.facts.events[1] - own.facts.events[0],
      limit: 0,
      unit: '',
    },
    {
      words: 'slots of the week that the keyboard does not reach',
      actual: 7 * 48 - own.facts.slots,
      limit: 0,
      unit: '',
    },
  ];
}

/** Prints one line per goal: met or missed, by how much. */
export function printGoals(goals: readonly Goal[]): void {
  printTable(
    ['goal', 'measured', 'ratio', ''],
    goals.map(({ words, actual, limit, unit }) => [
      words,
      `${actual.toFixed(1)} ${unit}`.trim(),
      limit === 0 ? '–' : (actual / limit).toFixed(2),
      verdict(actual <= limit, `at most ${limit.toFixed(1)} ${unit}`.trim()),
    ]),
  );
  for (const { words, actual, limit, reason } of goals)
    if (actual > limit && reason !== undefined) console.log(`missed, ${words}: ${reason}.`);
}
