import { describe, expect, it } from 'vitest';
import type { Availability } from './availability.ts';
import { zoneClashes } from './zone-clashes.ts';

const at = (text: string) => Date.parse(text);
const week = (startDate: string, endDate: string, weekDay: number, startTime: string, endTime: string) =>
  ({ id: 1, designerId: 'd', type: 2, startDate, endDate, days: [{ weekDay, startTime, endTime }] }) as const;
const span = (type: 1 | 3, start: string, end: string) =>
  ({ id: 2, designerId: 'd', type, start: at(start), end: at(end) }) as const;

const mondays = week('2027-03-01', '2027-04-26', 1, '08:00', '10:00');
const inBerlin = { start: at('2027-04-05T06:00Z'), end: at('2027-04-05T08:00Z') };
const clashes = (entries: readonly Availability[], now = '2026-11-24T08:00Z', to = 'Europe/Berlin') =>
  zoneClashes(entries, { from: 'Asia/Tokyo', to, now: at(now) });

describe('another zone (N22, N42)', () => {
  it('brings what recurs weekly upon single availabilities, not upon absences', () => {
    const single = span(1, '2027-04-05T07:00Z', '2027-04-05T09:00Z');
    expect(clashes([mondays, single])).toEqual({
      together: [{ single: { start: single.start, end: single.end }, recurring: inBerlin }],
      lost: [],
    });
    const others = [
      span(3, '2027-04-05T07:00Z', '2027-04-05T09:00Z'),
      span(1, '2027-04-05T08:00Z', '2027-04-05T09:00Z'),
    ];
    expect(clashes([mondays, ...others])).toEqual({ together: [], lost: [] });
    expect(clashes([mondays, single], '2027-04-05T09:00Z')).toEqual({ together: [], lost: [] });
  });

  it('brings nothing that stands at one time already', () => {
    const single = span(1, '2027-04-04T23:00Z', '2027-04-05T09:00Z');
    expect(clashes([mondays, single])).toEqual({ together: [], lost: [] });
  });

  it('loses what clocks skip every time, when it is not over', () => {
    const once = week('2027-03-28', '2027-03-28', 7, '02:00', '02:45');
    const lost = [{ start: at('2027-03-27T17:00Z'), end: at('2027-03-27T17:45Z') }];
    expect(clashes([once])).toEqual({ together: [], lost });
    expect(clashes([once], '2027-03-28T00:00Z').lost).toEqual([]);
    expect(clashes([once], undefined, 'Asia/Kolkata').lost).toEqual([]);
    expect(clashes([week('2027-03-28', '2027-04-04', 7, '02:00', '02:45')]).lost).toEqual([]);
  });
});
