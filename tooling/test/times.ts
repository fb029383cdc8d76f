import { relative } from 'node:path';
import type { Outcome } from './scheduler.ts';

const shownFiles = 10;

const seconds = (amount: number) => `${amount.toFixed(1).padStart(8)} s`;

/** Where the time went: every suite, the longest first, and the ten of its files that took longest. */
export function describeTimes(outcomes: readonly Outcome[], root: string): string[] {
  const longest = outcomes.toSorted((one, other) => other.took - one.took);
  return longest.flatMap(({ suite, took, counts: { files = [] } }) => [
    `${seconds(took)}  ${suite.name}`,
    ...files
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, shownFiles)
      .map(
        ({ file, seconds: own }) =>
          `  ${seconds(own)}  ${file.startsWith(root) ? relative(root, file) : file}`,
      ),
  ]);
}
