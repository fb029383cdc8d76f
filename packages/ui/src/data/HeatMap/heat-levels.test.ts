import { expect, it } from 'vitest';
import { levelOf, type HeatLevel } from './heat-levels.ts';

const levels: HeatLevel[] = [
  { from: 0, label: 'free', tone: 'positive' },
  { from: 80, label: 'nearly full', tone: 'caution' },
  { from: 101, label: 'over the limit', tone: 'critical' },
];

it.each([
  [-5, 'free'],
  [0, 'free'],
  [79.9, 'free'],
  [80, 'nearly full'],
  [100, 'nearly full'],
  [240, 'over the limit'],
])('%d is %s', (value, label) => {
  expect(levelOf(value, levels)?.label).toBe(label);
});

it('knows no level when there are none', () => {
  expect(levelOf(1, [])).toBeUndefined();
});
