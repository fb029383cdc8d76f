import { afterEach, expect, it, vi } from 'vitest';
import { report, runAttacks } from './run-attacks.ts';

const figure = (value: number) => ({ row: 'C04', measure: 'ms', value, most: 10 });
const lost = new Error('connection lost');

const table = vi.spyOn(console, 'table').mockReturnValue();
const told = vi.spyOn(console, 'error').mockReturnValue();
vi.spyOn(console, 'log').mockReturnValue();
afterEach(() => vi.clearAllMocks());

it('prints the figures that there are and the attack that threw, and ends with 1', async () => {
  const outcome = await runAttacks({
    flood: async () => [figure(3)],
    kills: () => Promise.reject(lost),
    soak: async () => [figure(10)],
  });
  expect(report(outcome)).toBe(1);
  expect(table.mock.calls).toEqual([
    [
      [
        { ...figure(3), holds: true },
        { ...figure(10), holds: true },
      ],
    ],
  ]);
  expect(told.mock.calls).toEqual([['The attack kills threw:', lost]]);
});

it.each([
  [10, 0],
  [11, 1],
])('ends for a figure of %i, of 10 at most, with %i', async (value, code) => {
  expect(report(await runAttacks({ flood: async () => [figure(value)] }))).toBe(code);
  expect(told).not.toHaveBeenCalled();
});
