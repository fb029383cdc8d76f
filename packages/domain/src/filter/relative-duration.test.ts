import { expect, it } from 'vitest';
import { parseRelativeDuration } from './relative-duration.ts';

it.each([
  ['4w 2d 3h 55m', 2_606_100_000],
  ['1w', 604_800_000],
  [' 2D  1H ', 176_400_000],
  ['0m', 0],
])('%j is %d ms', (text, milliseconds) => {
  expect(parseRelativeDuration(text)).toBe(milliseconds);
});

it.each(['', '4', '4x', '1d 2d', '-1d', '1.5h', '4w2d', '999999d'])('%j is refused', (text) => {
  expect(parseRelativeDuration(text)).toBeUndefined();
});
