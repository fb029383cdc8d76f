import { describe, expect, it } from 'vitest';
import { capacityErrors } from './capacity-entry.ts';

const entered = { date: '2026-11-23', dateTo: '2026-12-04', value: 5 };
const errors = (change: Partial<typeof entered> | { value: null }) =>
  capacityErrors({ ...entered, ...change });

describe('a capacity that is entered (T15)', () => {
  it('may be of one day, over the end of a month, and none at all', () => {
    for (const change of [{}, { dateTo: '2026-11-23' }, { value: 0 }, { value: 9999 }])
      expect(errors(change)).toEqual({});
  });

  it('has a whole number from nothing on', () => {
    for (const value of [-1, 1.5, 10_000, Number.NaN])
      expect(errors({ value })).toEqual({ value: 'Capacity must be a whole number from 0 to 9999.' });
    expect(errors({ value: null })).toEqual({ value: 'Capacity is required' });
  });

  it('ends no sooner than it begins, and within ten years', () => {
    expect(errors({ dateTo: '2026-11-22' })).toEqual({ dateTo: 'Date to must not lie before Date from.' });
    expect(errors({ dateTo: '2036-11-22' })).toEqual({});
    expect(errors({ dateTo: '2036-11-23' })).toEqual({
      dateTo: 'A capacity can be set for at most 10 years at once.',
    });
  });

  it('names days that exist', () => {
    expect(errors({ date: '2026-02-30', dateTo: '' })).toEqual({
      date: 'Date from is required',
      dateTo: 'Date to is required',
    });
  });
});
