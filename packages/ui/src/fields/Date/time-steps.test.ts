import { expect, it } from 'vitest';
import { snapTime, stepTime } from './time-steps.ts';

it.each([
  ['08:00', 1, '08:15'],
  ['08:07', 1, '08:15'],
  ['08:07', -1, '08:00'],
  ['08:45', 1, '09:00'],
  ['23:45', 1, '00:00'],
  ['00:00', -1, '23:45'],
] as const)('from %s by %d quarter to %s', (time, direction, expected) => {
  expect(stepTime(time, 15, direction)).toBe(expected);
});

it.each([
  ['08:07', '08:00'],
  ['08:08', '08:15'],
  ['23:59', '23:45'],
])('%s lies nearest to %s', (time, expected) => {
  expect(snapTime(time, 15)).toBe(expected);
});
