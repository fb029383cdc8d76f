import { describe, expect, test } from 'vitest';
import { alertDirection, fromThreshold, isThreshold, toThreshold } from './alert-threshold.ts';

describe('The direction of an alert is the sign of its threshold (D8)', () => {
  test.each([
    [2, alertDirection.before, -2],
    [2, alertDirection.after, 2],
    [0, alertDirection.before, 0],
    [0, alertDirection.after, 0],
    [999, alertDirection.before, -999],
  ])('%i with direction %s is stored as %i', (amount, direction, stored) => {
    expect(toThreshold(amount, direction)).toBe(stored);
  });

  test.each([-999, -2, -1, 1, 2, 999])('%i comes back as it was entered', (stored) => {
    const { threshold, direction } = fromThreshold(stored);
    expect(threshold).toBeGreaterThan(0);
    expect(toThreshold(threshold, direction)).toBe(stored);
  });

  test('only the direction tells the side: no number below zero, no part of a day', () => {
    expect([-4, -1, 0, 1.5, 999, 1000].filter(isThreshold)).toEqual([0, 999]);
  });

  test('the moment itself is shown with the default direction', () => {
    expect(fromThreshold(0)).toEqual({ threshold: 0, direction: '0' });
  });
});
