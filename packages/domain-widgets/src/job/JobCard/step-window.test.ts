import { expect, it } from 'vitest';
import { windowOfSteps } from './step-window.ts';

it.each([
  ['a short job whole', 10, 4, 0, 10],
  ['the beginning of one that has not begun', 25, 0, 0, 10],
  ['three done ones and what comes', 25, 12, 9, 19],
  ['the end when the last one is current', 25, 24, 15, 25],
  ['the end when nothing is open', 25, -1, 15, 25],
])('shows %s', (_what, count, current, from, to) => {
  expect(windowOfSteps(count, current)).toEqual({ from, to });
});
