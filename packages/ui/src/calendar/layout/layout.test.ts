import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barIn, daysOf, hiddenCounts, layOutRow } from './bars.ts';
import { MINUTES, dayAt, frameOf, gapOf, instantOf, minuteOf } from './day-frame.ts';
import { dayNumber, dayText, prepareEvent, spanOf } from './event.ts';
import { byStart, packColumns, packLanes } from './pack.ts';
import { isValidPeriod, isWeekend, periodOf, stepDate } from './period.ts';
import { SHORTEST, layOutDays, segmentOn } from './segments.ts';
import { dayMs } from '../../texts/day-ms.ts';

const zones = [
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Asia/Beirut',
];
const zone = fc.constantFrom(...zones);
const day = fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2030-12-31') });
const extents = fc.array(
  fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 600 })).map(([start, length]) => ({
    start,
    end: start + length,
  })),
  { maxLength: 60 },
);

describe('days in their zones', () => {
  test('days of 23, 24 and 25 hours', () => {
    const hours = (date: string, name: string) => {
      const { start, end } = frameOf(dayNumber(date), name);
      return (end - start) / 3_600_000;
    };
    expect(hours('2026-03-29', 'Europe/Warsaw')).toBe(23);
    expect(hours('2026-10-25', 'Europe/Warsaw')).toBe(25);
    expect(hours('2026-11-24', 'Europe/Warsaw')).toBe(24);
    expect(hours('2026-10-04', 'Australia/Lord_Howe')).toBe(23.5);
  });

  test('one day ends where the next begins, and each instant falls on the day whose frame holds it', () => {
    fc.assert(
      fc.property(day, zone, fc.nat({ max: dayMs - 1 }), (number, name, rest) => {
        const frame = frameOf(number, name);
        expect(frame.end).toBe(frameOf(number + 1, name).start);
        const instant = frame.start + (rest % (frame.end - frame.start));
        expect(dayAt(instant, name)).toBe(number);
      }),
    );
  });

  test('the clock agrees with the browser at every instant', () => {
    fc.assert(
      fc.property(day, zone, fc.nat({ max: 1500 }), (number, name, minutes) => {
        const frame = frameOf(number, name);
        const instant = Math.min(frame.start + minutes * 60_000, frame.end - 60_000);
        const parts = new Intl.DateTimeFormat('en-GB', {
          timeZone: name,
          hour: '2-digit',
          minute: '2-digit',
        });
        const [hour = 0, minute = 0] = parts.format(instant).split(':').map(Number);
        expect(Math.floor(minuteOf(frame, instant))).toBe((hour % 24) * 60 + minute);
      }),
    );
  });

  test('a minute of the clock and its instant lead to each other, but for those that do not happen', () => {
    fc.assert(
      fc.property(day, zone, fc.integer({ min: 0, max: MINUTES - 1 }), (number, name, minute) => {
        const frame = frameOf(number, name);
        const gap = gapOf(frame);
        const isInGap = gap !== undefined && minute >= gap[0] && minute < gap[1];
        expect(minuteOf(frame, instantOf(frame, minute))).toBe(isInGap ? gap[1] : minute);
      }),
    );
  });

  test('a day whose midnight is skipped starts at the end of its gap', () => {
    const frame = frameOf(dayNumber('2026-03-29'), 'Asia/Beirut');
    expect(gapOf(frame)).toEqual([0, 60]);
    expect(instantOf(frame, 0)).toBe(frame.start);
    expect(minuteOf(frame, instantOf(frame, 30))).toBe(60);
  });

  test('a repeated hour means its first time', () => {
    const frame = frameOf(dayNumber('2026-10-25'), 'Europe/Warsaw');
    expect(new Date(instantOf(frame, 150)).toISOString()).toBe('2026-10-25T00:30:00.000Z');
    expect(minuteOf(frame, Date.parse('2026-10-25T01:30:00Z'))).toBe(150);
  });
});

describe('packing', () => {
  test('nothing covers anything, nothing leaves its day', () => {
    fc.assert(
      fc.property(extents, (items) => {
        const packed = packColumns(items.sort(byStart));
        expect(packed.map(({ item }) => item)).toEqual(items);
        packed.forEach((a, index) => {
          expect(a.column + a.width).toBeLessThanOrEqual(a.columns);
          for (const b of packed.slice(index + 1)) {
            const isSameTime = a.item.start < b.item.end && b.item.start < a.item.end;
            const [left, right] = [a.column / a.columns, b.column / b.columns];
            const isBeside =
              left + a.width / a.columns <= right + 1e-9 || right + b.width / b.columns <= left + 1e-9;
            expect(!isSameTime || isBeside).toBe(true);
          }
        });
      }),
    );
  });

  test('there are never more columns than things at the same time', () => {
    fc.assert(
      fc.property(extents, (items) => {
        for (const { columns } of packColumns(items.sort(byStart))) {
          const most = Math.max(
            ...items.map(({ start }) => items.filter((it) => it.start <= start && start < it.end).length),
          );
          expect(columns).toBeLessThanOrEqual(most);
        }
      }),
    );
  });

  test('lanes: no two bars share a place', () => {
    fc.assert(
      fc.property(extents, (items) => {
        const lanes = packLanes(items.sort(byStart));
        const clashes = lanes.filter((a, index) =>
          lanes
            .slice(index + 1)
            .some((b) => a.lane === b.lane && a.item.start < b.item.end && b.item.start < a.item.end),
        );
        expect(clashes).toEqual([]);
      }),
    );
  });
});

describe('events on days', () => {
  const timed = fc
    .tuple(day, fc.nat({ max: 2 * dayMs }), fc.nat({ max: 3 * dayMs }))
    .map(([number, offset, length]) => ({
      start: number * dayMs + offset,
      end: number * dayMs + offset + length,
    }));

  test('a segment lies on its day; a span has one on each day that it touches and on no other', () => {
    fc.assert(
      fc.property(timed, zone, ({ start, end }, name) => {
        const span = { isAllDay: false, start, end };
        const [first, after] = daysOf(span, name);
        for (let number = first - 2; number < after + 2; number++) {
          const segment = segmentOn(span, frameOf(number, name));
          expect(segment !== undefined).toBe(number >= first && number < after);
          if (!segment) continue;
          expect(segment.start).toBeGreaterThanOrEqual(0);
          expect(segment.end).toBeLessThanOrEqual(MINUTES);
          expect(segment.end - segment.start).toBeGreaterThanOrEqual(SHORTEST - 1e-9);
          expect([segment.isStart, segment.isEnd]).toEqual([number === first, number === after - 1]);
        }
      }),
    );
  });

  test('over midnight: until the end of one day, from the start of the next', () => {
    const night = prepareEvent({
      id: 'n',
      title: 'Night',
      start: '2026-11-25T21:00:00Z',
      end: '2026-11-26T03:00:00Z',
    });
    const frames = ['2026-11-25', '2026-11-26'].map((date) => frameOf(dayNumber(date), 'Europe/Warsaw'));
    const [first, second] = layOutDays([night], frames).map(([packed]) => packed?.item);
    expect(first).toMatchObject({ start: 22 * 60, end: MINUTES, isStart: true, isEnd: false });
    expect(second).toMatchObject({ start: 0, end: 4 * 60, isStart: false, isEnd: true });
  });

  test('whole days are dates: no zone moves them', () => {
    for (const name of zones) {
      const holiday = prepareEvent({ id: 'h', title: 'Holiday', start: '2026-12-25', isAllDay: true });
      expect(daysOf(holiday, name).map(dayText)).toEqual(['2026-12-25', '2026-12-26']);
      expect(spanOf(holiday)).toEqual({ isAllDay: true, start: '2026-12-25', end: '2026-12-26' });
    }
  });

  test('bars without weekends: what lies only on hidden days is not drawn, the rest closes up', () => {
    const { days } = periodOf('week', '2026-11-24', 'en-GB', false);
    const at = (date: string) => dayNumber(date);
    expect(barIn(at('2026-11-28'), at('2026-11-30'), days)).toBeUndefined();
    expect(barIn(at('2026-11-26'), at('2026-12-02'), days)).toMatchObject({ start: 3, end: 5, isEnd: false });
  });

  test('what is not shown is counted on each of its days', () => {
    const events = [0, 1, 2].map((index) =>
      prepareEvent({
        id: String(index),
        title: '',
        start: '2026-11-23',
        end: `2026-11-2${5 + index}`,
        isAllDay: true,
      }),
    );
    const { days } = periodOf('week', '2026-11-24', 'en-GB', true);
    const bars = layOutRow(
      events,
      events.map((event) => daysOf(event, 'UTC')),
      days,
    );
    expect(hiddenCounts(bars, 7, 1)).toEqual([2, 2, 1, 0, 0, 0, 0]);
    expect(bars[0]?.prepared.event.id).toBe('2');
  });
});

describe('periods', () => {
  const date = day.map(dayText);
  const view = fc.constantFrom('month' as const, 'week' as const, 'day' as const, 'list' as const);

  test('a period holds its date; the next begins where it ends or within its last week', () => {
    fc.assert(
      fc.property(view, date, fc.constantFrom('en-GB', 'en-US', 'he-IL'), (name, text, locale) => {
        const period = periodOf(name, text, locale, true);
        expect(period.days).toContain(dayNumber(text));
        const next = periodOf(name, stepDate(name, text, 1, true), locale, true);
        expect(next.first).toBeGreaterThan(period.first);
        expect(next.first).toBeLessThanOrEqual(period.end);
        expect(period.end - next.first).toBeLessThanOrEqual(name === 'month' ? 7 : 0);
      }),
    );
  });

  test('without weekends no Saturday and no Sunday is left', () => {
    fc.assert(
      fc.property(date, (text) => {
        expect(periodOf('month', text, 'en-GB', false).days.some(isWeekend)).toBe(false);
        expect(isWeekend(dayNumber(stepDate('day', text, 1, false)))).toBe(false);
      }),
    );
  });

  test('a period is valid as long as one of its days is', () => {
    const week = periodOf('week', '2026-11-24', 'en-GB', true);
    expect(isValidPeriod(week, { start: '2026-11-29' })).toBe(true);
    expect(isValidPeriod(week, { start: '2026-11-30' })).toBe(false);
    expect(isValidPeriod(week, { end: '2026-11-22' })).toBe(false);
  });
});
