import type { CalendarEvent } from '@crt/api-client/types-main';
import { describe, expect, it } from 'vitest';
import {
  dayEvents,
  daysAroundYear,
  isWeekendDay,
  itemOn,
  monthsOf,
  percentTaken,
  weeksOf,
} from './calendar-days.ts';

const capacity = (id: number, date: string, dateTo: string, value: number): CalendarEvent => ({
  id,
  kind: 'capacity',
  title: `Capacity: ${value}`,
  date,
  dateTo,
  value,
  locationId: 1,
  timestampBase64: 'AAAAAAAAAAE=',
});

describe('days of a calendar', () => {
  it('become whole days without a zone, the last one included (T26)', () => {
    const holiday = {
      ...capacity(1, '2026-12-25', '2026-12-25', 0),
      kind: 'holiday' as const,
      dateTo: null,
      value: null,
    };
    expect(dayEvents([holiday, capacity(2, '2026-11-30', '2026-12-04', 0)])).toMatchObject([
      { start: '2026-12-25', end: '2026-12-26', isAllDay: true, tone: 'accent' },
      { start: '2026-11-30', end: '2026-12-05', isAllDay: true, tone: 'absence' },
    ]);
  });

  it('of several capacities on a day the newest is the one that a click opens (T15, T27)', () => {
    const events = [capacity(1, '2026-11-23', '2026-12-31', 4), capacity(9, '2026-12-01', '2026-12-01', 2)];
    expect(itemOn(events, '2026-12-01')?.id).toBe(9);
    expect(itemOn(events, '2026-12-31')?.id).toBe(1);
    expect(itemOn(events, '2027-01-01')).toBeUndefined();
  });

  it('stand in weeks from Monday, without weekends (T12)', () => {
    const weeks = weeksOf('2026-11-20');
    expect(weeks.map(({ id }) => id)).toEqual([
      '2026-11-02',
      '2026-11-09',
      '2026-11-16',
      '2026-11-23',
      '2026-11-30',
    ]);
    expect(weeks.at(-1)?.days).toEqual(['2026-11-30', undefined, undefined, undefined, undefined]);
    expect([isWeekendDay('2026-11-22'), isWeekendDay('2026-11-23')]).toEqual([true, false]);
  });

  it('stand in months of their own length, leap years too', () => {
    const lengths = (year: number) => monthsOf(year).map(({ days }) => days.filter(Boolean).length);
    expect(lengths(2027)[1]).toBe(28);
    expect(lengths(2028)).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect(daysAroundYear('2026-11-20')).toEqual({ first: '2025-12-20', last: '2027-01-12' });
  });

  it('are full at a hundred, never before and never at a start by hand beyond it', () => {
    const taken = (used: number, possible: number) =>
      percentTaken({ date: '2026-11-23', used, capacity: possible });
    expect([taken(0, 4), taken(3, 4), taken(4, 4), taken(5, 4), taken(999, 1000), taken(1001, 1000)]).toEqual(
      [0, 75, 100, 125, 99, 101],
    );
    expect([taken(0, 0), taken(1, 0)]).toEqual([0, 200]);
  });
});
