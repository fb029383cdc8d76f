import { printTable, verdict } from './print-table.ts';

/** A figure that was asked for, and what was measured. */
export interface Goal {
  readonly words: string;
  readonly actual: number;
  readonly limit: number;
  readonly unit: string;
  /** What profiling found, said where the goal is missed. */
  readonly reason?: string | undefined;
}

/** Prints one line per goal: met or missed, by how much; below them the reasons of those that are missed. */
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
    if (!(actual <= limit) && reason !== undefined) console.log(`missed, ${words}: ${reason}`);
}
