import { describe, expect, it } from 'vitest';
import { daysBetween, withZone } from './zoned-date.ts';

describe('an instant in a zone of its own', () => {
  it('reads with the name of that zone', () => {
    expect(withZone('2026-12-04T11:00:00Z', 'Europe/Amsterdam')).toBe('04/12/2026 12:00 CET');
    expect(withZone('2026-12-04T22:00:00Z', 'Asia/Tokyo')).toBe('05/12/2026 07:00 GMT+9');
  });

  it.each([
    ['2026-12-04T11:00:00Z', '2026-12-04T22:30:00Z', 'Europe/Amsterdam', 0],
    ['2026-12-04T11:00:00Z', '2026-12-04T23:30:00Z', 'Europe/Amsterdam', 1],
    ['2026-12-04T11:00:00Z', '2026-12-04T22:30:00Z', 'Asia/Tokyo', 1],
    ['2026-10-26T11:00:00Z', '2026-10-24T11:00:00Z', 'Europe/Berlin', -2],
  ])('counts calendar days from %s to %s in %s', (from, to, zone, days) => {
    expect(daysBetween(from, to, zone)).toBe(days);
  });
});
