import type { PageSize } from '../shared/pages.ts';
import { printTable, verdict } from '../shared/print-table.ts';
import type { Case, Facts, Run } from './measure.ts';

/** Everything that was measured of one calendar. */
export interface Result {
  readonly name: string;
  readonly size: PageSize;
  /** Medians by case. */
  readonly runs: ReadonlyMap<Case, Run>;
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
}

const timesOf = (name: string, ours: Run, peer: Run, factor: number, against: string): Goal[] =>
  (['mount', 'next'] as const).map((act) => ({
    words: `${act} ${name}, against ${factor} x ${against}`,
    actual: ours[act],
    limit: factor * peer[act],
    unit: 'ms',
  }));

/** The goals of the kit's calendar, against the peer and the floor of the same run. */
export function goalsOf(results: readonly Result[], cases: readonly Case[], react: number): Goal[] {
  const find = (name: string) => results.find((result) => result.name === name);
  const [own, full, floor] = [find('crt'), find('full-calendar'), find('floor-react')];
  if (!own || !full || !floor) return [];
  const times = cases.flatMap((one) => {
    const [ours, peer, least] = [own.runs.get(one), full.runs.get(one), floor.runs.get(one)];
    if (!ours || !peer || !least) return [];
    return [
      ...timesOf(nameOf(one), ours, peer, 0.4, 'FullCalendar'),
      ...timesOf(nameOf(one), ours, least, 2, 'hand-written'),
    ];
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
}
