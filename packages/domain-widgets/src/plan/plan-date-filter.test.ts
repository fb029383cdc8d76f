import { describe, expect, it } from 'vitest';
import { daysText } from '../shared/list/list-days.ts';

describe('the words of a span of time', () => {
  it.each([
    [0, 'Last 0 Day'],
    [1, 'Last 1 Days'],
    [2, 'Last 2 Days'],
  ])('give the unit an s from 1 on (E15): %i', (amount, text) => {
    expect(daysText({ kind: 'relative', range: { modifier: 0, amount, frequency: 0 } })).toBe(text);
  });

  it('write days as they are read here', () => {
    expect(daysText({ kind: 'date', date: '2026-12-04' })).toBe('04/12/2026');
    expect(daysText({ kind: 'range', start: '2026-12-01', end: '2026-12-24' })).toBe(
      '01/12/2026 – 24/12/2026',
    );
    expect(daysText({ kind: 'relative', range: { modifier: 1, amount: 3, frequency: 2 } })).toBe(
      'Next 3 Months',
    );
  });
});
