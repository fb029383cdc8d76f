import { expect, test } from 'vitest';
import type { Outcome } from './scheduler.ts';
import { describeTimes } from './times.ts';

test('the longest comes first, of its files the ten longest', () => {
  const outcome = (name: string, took: number, files: number): Outcome => ({
    suite: { name, weight: 1, run: () => Promise.reject(new Error('It is over.')) },
    took,
    counts: {
      passed: 1,
      failed: 0,
      files: Array.from({ length: files }, (_, place) => ({
        file: `/repo/${place}.test.ts`,
        seconds: place,
      })),
    },
  });
  const lines = describeTimes([outcome('short', 2, 0), outcome('long', 80.25, 12)], '/repo');
  expect(lines.map((line) => line.trim())).toEqual([
    '80.3 s  long',
    ...[11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((place) => `${place}.0 s  ${place}.test.ts`),
    '2.0 s  short',
  ]);
});
