import { parseDate, parseTime } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instantAt, parseClockTime } from './local-time.ts';
import {
  addWorkingDays,
  anchorDay,
  countWorkingDays,
  isWorkingDay,
  longestSearchDays,
  NoWorkingDayError,
  skippedDays,
  workMinutesPerDay,
  type WorkingCalendar,
} from './working-time.ts';

const calendar = (zone: string, ...holidays: string[]): WorkingCalendar => ({
  zone,
  holidays: new Set(holidays),
  workDayStart: parseTime('08:00'),
  workDayEnd: parseTime('16:30'),
});
const berlin = calendar('Europe/Berlin', '2026-11-23', '2026-12-25', '2027-01-01');
const add = (from: string, count: number, on = berlin) =>
  addWorkingDays(on, parseDate(from), count).toString();
const cutOff = parseTime('15:00');
const anchor = (instant: string, on = berlin) => {
  const { day, isCutOffMissed } = anchorDay(on, new Date(instant), cutOff);
  return [day.toString(), isCutOffMissed];
};

describe('working days', () => {
  it('knows weekdays and holidays', () => {
    expect(isWorkingDay(berlin, parseDate('2026-11-20'))).toBe(true);
    expect(isWorkingDay(berlin, parseDate('2026-11-21'))).toBe(false);
    expect(isWorkingDay(berlin, parseDate('2026-11-23'))).toBe(false);
    expect(workMinutesPerDay(berlin)).toBe(510);
  });

  it.each([
    ['2026-11-20', 1, '2026-11-24'],
    ['2026-11-22', 0, '2026-11-24'],
    ['2026-11-20', 0, '2026-11-20'],
    ['2027-01-04', -3, '2026-12-29'],
    ['2026-12-24', 1, '2026-12-28'],
  ])('%s plus %d is %s', (from, count, to) => {
    expect(add(from, count)).toBe(to);
  });

  it('reports a calendar without working days instead of searching for ever', () => {
    const start = parseDate('2026-01-01');
    const days = Array.from({ length: longestSearchDays + 2 }, (_, n) => start.add({ days: n }).toString());
    expect(() => addWorkingDays(calendar('UTC', ...days), start, 1)).toThrow(NoWorkingDayError);
  });

  it('lists the days that were jumped over', () => {
    expect(skippedDays(berlin, parseDate('2026-11-20'), parseDate('2026-11-24')).map(String)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
    ]);
  });
});

describe('cut-off', () => {
  it('counts the minute itself as in time and the next as late', () => {
    expect(anchor('2026-11-19T14:00:59Z')).toEqual(['2026-11-19', false]);
    expect(anchor('2026-11-19T14:01:00Z')).toEqual(['2026-11-20', true]);
  });

  it('goes from Friday evening over a Monday holiday to Tuesday', () => {
    expect(anchor('2026-11-20T15:00:00Z')).toEqual(['2026-11-24', true]);
  });

  it('reads the local day in zones off the hour', () => {
    expect(anchor('2026-11-19T18:40:00Z', calendar('Asia/Kolkata'))).toEqual(['2026-11-20', false]);
  });
});

describe('local time to instant', () => {
  const at = (day: string, time: string, zone: string) =>
    instantAt(parseDate(day), parseClockTime(time), zone).toISOString();

  it('moves a skipped time to the first minute that exists', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:00:00.000Z');
    expect(at('2026-03-08', '02:10', 'America/Detroit')).toBe('2026-03-08T07:00:00.000Z');
    expect(at('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:30:00.000Z');
  });

  it('takes the first of a repeated time', () => {
    expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-11-01', '01:30', 'America/Detroit')).toBe('2026-11-01T05:30:00.000Z');
  });

  it('refuses what is no time of day', () => {
    for (const text of ['24:00', '8:00', '08:60', '', '08:00:61'])
      expect(() => parseClockTime(text)).toThrow(RangeError);
  });
});

describe('against a slow and obvious oracle', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((n) => parseDate('2024-01-01').add({ days: n }));
  const world = fc
    .uniqueArray(fc.integer({ min: 0, max: 3000 }), { maxLength: 300 })
    .map((numbers) =>
      calendar('UTC', ...numbers.map((n) => parseDate('2024-01-01').add({ days: n }).toString())),
    );

  it('the n-th working day has exactly n working days up to it', () => {
    fc.assert(
      fc.property(world, day, fc.integer({ min: 1, max: 60 }), (on, from, count) => {
        const forward = addWorkingDays(on, from, count);
        const between = [];
        for (let at = from.add({ days: 1 }); at.compare(forward) <= 0; at = at.add({ days: 1 })) {
          const weekday = new Date(`${at.toString()}T12:00:00Z`).getUTCDay();
          if (weekday !== 0 && weekday !== 6 && !on.holidays.has(at.toString())) between.push(at.toString());
        }
        expect(between).toHaveLength(count);
        expect(between.at(-1)).toBe(forward.toString());
        expect(countWorkingDays(on, from, forward)).toBe(count);
      }),
    );
  });

  it('forward and back again ends on the same day when it started on a working day', () => {
    fc.assert(
      fc.property(world, day, fc.integer({ min: 1, max: 60 }), (on, from, count) => {
        const start = addWorkingDays(on, from, 0);
        expect(addWorkingDays(on, addWorkingDays(on, start, count), -count).toString()).toBe(
          start.toString(),
        );
      }),
    );
  });

  it('a wall-clock time is shown by the instant, or is skipped there', () => {
    const zone = fc.constantFrom(
      'Europe/Berlin',
      'America/Detroit',
      'Australia/Sydney',
      'Asia/Kolkata',
      'America/Santiago',
    );
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 1439 }), zone, (date, minutes, inZone) => {
        const time = parseClockTime(
          `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`,
        );
        const instant = instantAt(date, time, inZone);
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: inZone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(instant);
        const wanted = `${date.toString()} ${time.toString().slice(0, 5)}`;
        expect(shown >= wanted).toBe(true);
        const minuteBefore = new Date(instant.getTime() - 60_000);
        const shownBefore = new Intl.DateTimeFormat('sv-SE', {
          timeZone: inZone,
          dateStyle: 'short',
          timeStyle: 'short',
        }).format(minuteBefore);
        expect(shown === wanted || shownBefore < wanted).toBe(true);
      }),
    );
  });
});
