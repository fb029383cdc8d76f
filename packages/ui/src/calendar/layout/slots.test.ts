import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAt, frameOf, minuteOf } from './day-frame.ts';
import { dayNumber } from './event.ts';
import { periodOf } from './period.ts';
import {
  type Slot,
  type SlotGrid,
  isValidSpan,
  moveSpan,
  nextSlot,
  resizeSpan,
  selectSpan,
  slotOf,
} from './slots.ts';
import { dayMs } from '../../texts/day-ms.ts';

const week = (changes: Partial<SlotGrid> = {}): SlotGrid => ({
  days: periodOf('week', '2026-11-24', 'en-GB', true).days,
  daysPerRow: 7,
  slotMinutes: 30,
  timeZone: 'Europe/Warsaw',
  validRange: undefined,
  ...changes,
});
const press = (key: string, isFar = false, isRightToLeft = false) => ({ key, isFar, isRightToLeft });
const tuesday = dayNumber('2026-11-24');
/** 02:00 for the second time: the instant at which Warsaw's clock goes back. */
const october = Date.parse('2026-10-25T01:00:00Z');

describe('the cursor', () => {
  test('every slot is reached by arrows alone', () => {
    const grid = week();
    const seen = new Set<string>();
    const queue: Slot[] = [{ day: tuesday, minute: 600 }];
    for (let slot = queue.pop(); slot; slot = queue.pop()) {
      const name = `${slot.day} ${slot.minute ?? 'day'}`;
      if (seen.has(name)) continue;
      seen.add(name);
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
        queue.push(nextSlot(grid, slot, press(key)) ?? slot);
    }
    expect(seen.size).toBe(7 * (48 + 1));
  });

  test('keeps out of days that may not be used, and turns around from right to left', () => {
    const grid = week({ validRange: { start: '2026-11-24', end: '2026-11-25' } });
    const at = { day: tuesday, minute: 0 };
    expect(nextSlot(grid, at, press('ArrowLeft'))).toEqual(at);
    expect(nextSlot(grid, at, press('ArrowLeft', false, true))).toEqual({ ...at, day: tuesday + 1 });
    expect(nextSlot(grid, at, press('End'))).toEqual({ ...at, day: tuesday + 1 });
    expect(nextSlot(grid, at, press('End', true))).toEqual({ day: tuesday, minute: 1410 });
  });

  test('steps over the hour that does not happen', () => {
    const sunday = dayNumber('2026-03-29');
    const grid = week({ days: [sunday], daysPerRow: 1 });
    expect(nextSlot(grid, { day: sunday, minute: 90 }, press('ArrowDown'))).toEqual({
      day: sunday,
      minute: 180,
    });
    expect(nextSlot(grid, { day: sunday, minute: 180 }, press('ArrowUp'))).toEqual({
      day: sunday,
      minute: 90,
    });
  });

  test('a month goes by weeks up and down', () => {
    const days = periodOf('month', '2026-11-24', 'en-GB', false).days;
    const grid = week({ days, daysPerRow: 5, slotMinutes: undefined });
    expect(nextSlot(grid, { day: tuesday }, press('ArrowUp'))).toEqual({ day: tuesday - 7 });
    const friday = { day: dayNumber('2026-11-27') };
    expect(nextSlot(grid, friday, press('ArrowRight'))).toEqual({ day: dayNumber('2026-11-30') });
  });
});

describe('choosing and moving', () => {
  const minute = fc.integer({ min: 0, max: 47 }).map((slot) => slot * 30);
  const day = fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2026-12-31') });
  const slot = fc.record({ day, minute });
  const zone = fc.constantFrom('Europe/Warsaw', 'America/New_York', 'Asia/Tokyo');

  test('a choice lasts, whichever end came first', () => {
    fc.assert(
      fc.property(slot, slot, zone, (a, b, timeZone) => {
        const grid = week({ timeZone });
        const span = selectSpan(grid, a, b);
        expect(span.end).toBeGreaterThan(span.start);
        expect(selectSpan(grid, b, a)).toEqual(span);
      }),
    );
  });

  test('what is moved lasts as long as before, and its clock shows what it was moved by', () => {
    const length = fc.integer({ min: 1, max: 96 }).map((count) => count * 900_000);
    fc.assert(
      fc.property(slot, slot, length, zone, (from, to, lasts, timeZone) => {
        const grid = week({ timeZone });
        const { start } = selectSpan(grid, from, from);
        const moved = moveSpan(
          grid,
          { isAllDay: false, start, end: start + lasts },
          slotOf(grid, { isAllDay: false, start, end: start + lasts }),
          to,
        );
        expect(moved.end - moved.start).toBe(lasts);
        const frame = frameOf(to.day, timeZone);
        expect(minuteOf(frame, moved.start)).toBe(minuteOf(frame, selectSpan(grid, to, to).start));
      }),
    );
  });

  test('moved over the change of the clock it keeps its time of day', () => {
    const grid = week();
    const start = Date.parse('2026-10-23T07:00:00Z');
    const span = { isAllDay: false, start, end: start + 3_600_000 };
    const from = slotOf(grid, span);
    const moved = moveSpan(grid, span, from, { ...from, day: from.day + 3 });
    expect(new Date(moved.start).toISOString()).toBe('2026-10-26T08:00:00.000Z');
    expect(minuteOf(frameOf(dayAt(moved.start, 'Europe/Warsaw'), 'Europe/Warsaw'), moved.start)).toBe(540);
  });

  test('moved by nothing it stays at its very instant, also where the clock shows the same times twice', () => {
    const instants = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2026-12-31') });
    const changes = fc.integer({ min: -3, max: 3 }).map((quarter) => quarter * 900_000 + october);
    fc.assert(
      fc.property(fc.oneof(instants, changes), zone, (start, timeZone) => {
        const span = { isAllDay: false, start, end: start + 3_600_000 };
        for (const slotMinutes of [15, 30, 60, undefined]) {
          const grid = week({ timeZone, slotMinutes });
          const at = slotOf(grid, span);
          expect(moveSpan(grid, span, at, at)).toEqual(span);
        }
      }),
    );
  });

  test('within the second of two equal hours it stays there, and comes to it from below', () => {
    const grid = week();
    const to = (start: number, by: number) => {
      const span = { isAllDay: false, start, end: start + 1_800_000 };
      const from = slotOf(grid, span);
      return moveSpan(grid, span, from, { ...from, minute: (from.minute ?? 0) + by }).start - october;
    };
    const minutes = 60_000;
    // 02:00 of the second hour is the change itself.
    expect(to(october, 30)).toBe(30 * minutes);
    expect(to(october + 30 * minutes, -30)).toBe(0);
    expect(to(october + 60 * minutes, -30)).toBe(30 * minutes);
    expect(to(october, -30)).toBe(-90 * minutes);
    // And from above, or within the first, to the first.
    expect(to(october - 90 * minutes, 30)).toBe(-60 * minutes);
    expect(to(october - 60 * minutes, 30)).toBe(-30 * minutes);
  });

  test('an end in the second of two equal hours is pulled within that hour', () => {
    const grid = week({ slotMinutes: 15 });
    const sunday = dayNumber('2026-10-25');
    const span = { isAllDay: false, start: october, end: october + 900_000 };
    expect(resizeSpan(grid, span, { day: sunday, minute: 135 }).end).toBe(october + 1_800_000);
    const long = { isAllDay: false, start: october - 7_200_000, end: october + 2_700_000 };
    expect(resizeSpan(grid, long, { day: sunday, minute: 135 }).end).toBe(october + 1_800_000);
    const before = { ...long, end: october - 900_000 };
    expect(resizeSpan(grid, before, { day: sunday, minute: 135 }).end).toBe(october - 1_800_000);
  });

  test('from the hours to the day and back', () => {
    const grid = week();
    const span = selectSpan(grid, { day: tuesday, minute: 600 }, { day: tuesday, minute: 630 });
    const whole = moveSpan(grid, span, { day: tuesday, minute: 600 }, { day: tuesday + 1 });
    expect(whole).toEqual({ isAllDay: true, start: tuesday + 1, end: tuesday + 2 });
    const back = moveSpan(grid, whole, { day: tuesday + 1 }, { day: tuesday, minute: 600 });
    expect(back).toEqual(span);
  });

  test('resizing never ends before it starts', () => {
    fc.assert(
      fc.property(slot, slot, zone, (from, to, timeZone) => {
        const grid = week({ timeZone });
        const span = selectSpan(grid, from, from);
        const resized = resizeSpan(grid, span, to);
        expect(resized.start).toBe(span.start);
        expect(resized.end).toBeGreaterThan(span.start);
      }),
    );
  });

  test('only days that may be used count as valid', () => {
    const grid = week({ validRange: { start: '2026-11-24', end: '2026-11-25' } });
    const on = (first: number, last: number) => ({ isAllDay: true, start: first, end: last + 1 });
    expect(isValidSpan(grid, on(tuesday, tuesday + 1))).toBe(true);
    expect(isValidSpan(grid, on(tuesday, tuesday + 2))).toBe(false);
    const evening = Date.parse('2026-11-25T22:00:00Z');
    expect(isValidSpan(grid, { isAllDay: false, start: evening, end: evening + 3_600_000 })).toBe(true);
    expect(isValidSpan(grid, { isAllDay: false, start: evening, end: evening + dayMs })).toBe(false);
  });
});
