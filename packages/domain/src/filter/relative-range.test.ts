import { describe, expect, it } from 'vitest';
import { relativeUnitLabel, resolveRelativeRange, type RelativeRange } from './relative-range.ts';

const last = (amount: number, frequency: 0 | 1 | 2): RelativeRange => ({ modifier: 0, amount, frequency });
const next = (amount: number, frequency: 0 | 1 | 2): RelativeRange => ({ modifier: 1, amount, frequency });
const resolve = (range: RelativeRange, now: string, zone: string) => {
  const { start, end } = resolveRelativeRange(range, new Date(now), zone);
  return [start.toISOString(), end.toISOString()];
};

describe('relative range', () => {
  it('last nothing is today', () => {
    expect(resolve(last(0, 0), '2026-11-20T08:00:00Z', 'UTC')).toEqual([
      '2026-11-20T00:00:00.000Z',
      '2026-11-20T23:59:59.999Z',
    ]);
  });

  it('takes today from the zone of the viewer', () => {
    expect(resolve(last(1, 0), '2026-11-20T23:30:00Z', 'Asia/Tokyo')).toEqual([
      '2026-11-19T15:00:00.000Z',
      '2026-11-21T14:59:59.999Z',
    ]);
  });

  it('clamps months to their end (E14)', () => {
    expect(resolve(last(1, 2), '2026-03-31T12:00:00Z', 'UTC')[0]).toBe('2026-02-28T00:00:00.000Z');
    expect(resolve(last(1, 2), '2028-03-31T12:00:00Z', 'UTC')[0]).toBe('2028-02-29T00:00:00.000Z');
  });

  it('keeps whole days over both clock changes of Berlin', () => {
    expect(resolve(next(1, 0), '2026-03-28T12:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-03-27T23:00:00.000Z',
      '2026-03-29T21:59:59.999Z',
    ]);
    expect(resolve(last(1, 1), '2026-10-26T12:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-10-18T22:00:00.000Z',
      '2026-10-26T22:59:59.999Z',
    ]);
  });

  it('starts the day at the first minute that exists when midnight is skipped', () => {
    // Santiago went from 24:00 on 5 September 2026 straight to 01:00 on the 6th.
    expect(resolve(last(0, 0), '2026-09-06T15:00:00Z', 'America/Santiago')).toEqual([
      '2026-09-06T04:00:00.000Z',
      '2026-09-07T02:59:59.999Z',
    ]);
  });

  it('knows zones off the hour', () => {
    expect(resolve(next(2, 1), '2026-11-20T08:00:00Z', 'Asia/Kolkata')).toEqual([
      '2026-11-19T18:30:00.000Z',
      '2026-12-04T18:29:59.999Z',
    ]);
  });

  it('labels units as specified (E15)', () => {
    expect([0, 1, 2].map((amount) => `${amount} ${relativeUnitLabel(amount, 0)}`)).toEqual([
      '0 Day',
      '1 Days',
      '2 Days',
    ]);
  });
});
