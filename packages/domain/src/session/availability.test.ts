import { describe, expect, it } from 'vitest';
import { absenceFaults, recurringTimeChoices, singleFaults, singleTimeChoices } from './availability-form.ts';
import { occurrences, weeksMeet, wholeDays, type RecurringAvailability } from './availability.ts';
import { recurringFaults, type RecurringEntered, type WeekTimeEntered } from './recurring-form.ts';

const at = (text: string) => Date.parse(text);
const series = (day: string, startTime: string, endTime: string): RecurringAvailability => ({
  id: 1,
  designerId: 'd',
  type: 2,
  startDate: day,
  endDate: day,
  days: [1, 2, 3, 4, 5, 6, 7].map((weekDay) => ({ weekDay, startTime, endTime })),
});
const on = (day: string, zone: string, startTime: string, endTime: string) => {
  const range = { start: at(day) - 48 * 3_600_000, end: at(day) + 48 * 3_600_000 };
  return occurrences(series(day, startTime, endTime), zone, range).map(
    ({ start, end }) => `${new Date(start).toISOString().slice(0, 16)} ${(end - start) / 60_000}`,
  );
};

describe('recurring availability (N8)', () => {
  it.each([
    ['2026-03-29', 'Europe/Berlin', '01:30', '02:30', '2026-03-29T00:30 30'],
    ['2026-03-29', 'Europe/Berlin', '02:00', '03:00', 'never'],
    ['2026-10-25', 'Europe/Berlin', '02:30', '03:00', '2026-10-25T00:30 90'],
    ['2026-10-25', 'Europe/Berlin', '02:00', '02:45', '2026-10-25T00:00 45'],
    ['2026-10-04', 'Australia/Lord_Howe', '01:45', '02:45', '2026-10-03T15:15 30'],
    ['2026-10-04', 'Australia/Lord_Howe', '01:45', '02:15', '2026-10-03T15:15 15'],
    ['2011-12-30', 'Pacific/Apia', '08:00', '16:00', 'never'],
    ['2026-11-22', 'Asia/Kolkata', '08:00', '23:45', '2026-11-22T02:30 945'],
    ['2026-09-06', 'America/Santiago', '00:00', '02:00', '2026-09-06T04:00 60'],
  ])('on %s in %s from %s to %s is %s', (day, zone, from, to, expected) => {
    expect(on(day, zone, from, to)).toEqual(expected === 'never' ? [] : [expected]);
  });

  it('meets another one only on a date that both have (N42)', () => {
    const weekOf = (
      startDate: string,
      endDate: string,
      weekDay: number,
      startTime: string,
      endTime: string,
    ) => ({
      startDate,
      endDate,
      days: [{ weekDay, startTime, endTime }],
    });
    const mondays = weekOf('2026-11-23', '2026-12-14', 1, '08:00:00', '10:00:00');
    for (const [other, isMet] of [
      [weekOf('2026-12-14', '2027-01-31', 1, '09:00:00', '11:00:00'), true],
      [weekOf('2026-12-15', '2027-01-31', 1, '09:00:00', '11:00:00'), false],
      [weekOf('2026-11-24', '2026-11-29', 1, '09:00:00', '11:00:00'), false],
      [weekOf('2026-11-23', '2026-12-14', 2, '09:00:00', '11:00:00'), false],
      [weekOf('2026-11-23', '2026-12-14', 1, '10:00:00', '11:00:00'), false],
    ] as const) {
      expect(weeksMeet(mondays, other)).toBe(isMet);
      expect(weeksMeet(other, mondays)).toBe(isMet);
    }
  });

  it('has its first and last day on the calendar of the designer', () => {
    const days = [{ weekDay: 1, startTime: '08:00', endTime: '09:00' }];
    const two = { ...series('2026-11-23', '', ''), endDate: '2026-11-30', days };
    const all = { start: at('2026-11-01T00:00:00Z'), end: at('2026-12-31T00:00:00Z') };
    expect(
      occurrences(two, 'Pacific/Kiritimati', all).map(({ start }) => new Date(start).toISOString()),
    ).toEqual(['2026-11-22T18:00:00.000Z', '2026-11-29T18:00:00.000Z']);
  });

  const entered = (days: WeekTimeEntered[], changes: Partial<RecurringEntered> = {}) =>
    recurringFaults(
      {
        startDate: '2026-11-23',
        endDate: '2026-12-23',
        days,
        saveSchedule: false,
        scheduleName: null,
        ...changes,
      },
      'Europe/Berlin',
    ).map(({ field, message }) => `${field}: ${message}`);
  const row = (startTime: string | null, endTime: string | null, weekDay: number | null = 1) => ({
    weekDay,
    startTime,
    endTime,
  });

  it('is refused at the row that is wrong: order, raster, overlap, nothing chosen (N42)', () => {
    expect(
      entered([row('08:00:00', '12:00:00'), row('12:00:00', '23:45:00'), row('08:00:00', '09:00:00', 2)]),
    ).toEqual([]);
    expect(
      entered([
        row('08:00', '12:00'),
        row('11:45', '13:00'),
        row('12:00', '12:00', 2),
        row('22:00', '02:00', 3),
        row('08:10', '09:00', 4),
        row(null, '09:00', 5),
        row('08:00', '09:00', null),
      ]),
    ).toEqual([
      'days.1: Times of the same day overlap: rows 1 and 2.',
      'days.2: The end must lie after the start.',
      'days.3: The end must lie after the start.',
      'days.4: Availability starts and ends at a quarter of an hour.',
      'days.5: Start and end time are required.',
      'days.6: Day of the week is required.',
    ]);
  });

  it('passes over a day on which the clock skips it, and is refused when it skips all of them (N42, N10)', () => {
    const skipped = [row('02:00', '02:45', 7)];
    const night = { startDate: '2027-03-22', endDate: '2027-03-28' };
    const never = ['days: The clock goes forward: these times do not happen.'];
    expect(entered(skipped, night)).toEqual(never);
    expect(entered([...skipped, row('02:00', '03:00', 7)].slice(1), night)).toEqual(never);
    expect(entered([row('02:00', '03:15', 7)], night)).toEqual([]);
    expect(entered([...skipped, row('08:00', '12:00', 3)], night)).toEqual([]);
    expect(entered(skipped, { ...night, endDate: '2027-04-04' })).toEqual([]);
    const week = { id: 1, designerId: 'd', type: 2 as const, startDate: '2027-03-21', endDate: '2027-04-04' };
    const times = [{ weekDay: 7, startTime: '02:00', endTime: '02:45' }];
    const all = { start: at('2027-03-01T00:00:00Z'), end: at('2027-05-01T00:00:00Z') };
    expect(
      occurrences({ ...week, days: times }, 'Europe/Berlin', all).map(({ start }) =>
        new Date(start).toISOString(),
      ),
    ).toEqual(['2027-03-21T01:00:00.000Z', '2027-04-04T00:00:00.000Z']);
  });

  it('needs dates in their order, a day between them, and a name to be saved (N9, N10)', () => {
    const days = [row('08:00', '12:00')];
    expect(entered(days, { startDate: null, endDate: '' })).toEqual([
      'startDate: Start date is required.',
      'endDate: End date is required.',
    ]);
    expect(entered(days, { endDate: '2026-11-22' })).toEqual([
      'endDate: The end date must not lie before the start date.',
    ]);
    expect(entered(days, { startDate: '2026-11-24', endDate: '2026-11-29' })).toEqual([
      'days: None of these days lies between the start date and the end date.',
    ]);
    expect(entered(days, { endDate: '2036-11-23' })).toEqual([
      'endDate: A recurring availability lasts at most 10 years.',
    ]);
    expect(entered(days, { saveSchedule: true, scheduleName: 'Early\nshift' })).toEqual([
      'scheduleName: Schedule name must be in one line.',
    ]);
    expect(entered([], { saveSchedule: true, scheduleName: '  ' })).toEqual([
      'days: At least one day is required.',
      'scheduleName: Schedule name is required.',
    ]);
  });
});

describe('single availability and absence', () => {
  const others = [{ start: at('2026-11-24T08:00:00Z'), end: at('2026-11-24T09:00:00Z') }];
  const faults = (start: string | null, end: string | null) =>
    singleFaults({ start: start && at(start), end: end && at(end) } as never, 'Europe/Berlin', others).map(
      ({ field, message }) => `${field}: ${message}`,
    );

  it('is a time of at most 24 hours at quarters of an hour, beside others (N7)', () => {
    expect(faults('2026-11-24T09:00:00Z', '2026-11-25T09:00:00Z')).toEqual([]);
    expect(faults('2026-11-24T09:00:00Z', '2026-11-25T09:15:00Z')).toEqual([
      'endDate: A single availability lasts at most 24 hours.',
    ]);
    // A day of 25 hours.
    expect(faults('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')).toEqual([]);
    expect(faults('2026-11-24T07:00:00Z', '2026-11-24T08:15:00Z')).toEqual([
      'startDate: This time overlaps with another availability.',
    ]);
    expect(faults('2026-11-24T10:00:00Z', '2026-11-24T10:00:00Z')).toEqual([
      'endDate: The end must lie after the start.',
    ]);
    expect(faults('2026-11-24T10:05:00Z', '2026-11-24T11:00:00Z')).toEqual([
      'startDate: Availability starts and ends at a quarter of an hour.',
    ]);
    expect(faults(null, null)).toEqual([
      'startDate: Start date is required.',
      'endDate: End date is required.',
    ]);
  });

  it('of an absence may be a minute or weeks, and whole days on the clocks of the designer (N11)', () => {
    const minute = { start: at('2026-11-24T10:07:00Z'), end: at('2026-11-24T10:08:00Z') };
    expect(absenceFaults(minute)).toEqual([]);
    expect(absenceFaults({ ...minute, end: minute.start })).toHaveLength(1);
    expect(absenceFaults({ ...minute, end: minute.start + 30_000 })).toHaveLength(1);
    const { start, end } = wholeDays('2026-10-25', '2026-10-25', 'Europe/Berlin');
    expect((end - start) / 3_600_000).toBe(25);
  });

  it('is chosen in steps of 15 minutes (N7, N8)', () => {
    expect([singleTimeChoices[0], singleTimeChoices[1], singleTimeChoices.at(-1)]).toEqual([
      '00:00',
      '00:15',
      '23:30',
    ]);
    expect(recurringTimeChoices.at(-1)).toBe('23:45');
  });
});
