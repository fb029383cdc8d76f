import { MINUTES, dayAt, frameAt, frameOf, gapOf, instantOf, minuteOf } from './day-frame.ts';
import type { Span } from './event.ts';
import { type ValidRange, isValidDay } from './period.ts';

/** A place that the cursor can stand on: a day, and a minute of its clock face unless it is the whole day. */
export interface Slot {
  /** Day number. */
  readonly day: number;
  readonly minute?: number | undefined;
}

/** The places of a calendar: rows of visible days, with or without times. */
export interface SlotGrid {
  readonly days: readonly number[];
  /** Days side by side: as many as there are in a week or day, fewer than all in a month. */
  readonly daysPerRow: number;
  /** Minutes of a slot; undefined where only whole days can be chosen. */
  readonly slotMinutes: number | undefined;
  readonly timeZone: string;
  readonly validRange: ValidRange | undefined;
}

/** Whether two slots are the same place. */
export const isSameSlot = (a: Slot, b: Slot): boolean => a.day === b.day && a.minute === b.minute;

const isInGap = (grid: SlotGrid, { day, minute }: Slot): boolean => {
  const gap = minute === undefined ? undefined : gapOf(frameOf(day, grid.timeZone));
  return gap !== undefined && minute !== undefined && minute >= gap[0] && minute < gap[1];
};

function stepMinutes(grid: SlotGrid, from: Slot, step: number, slotMinutes: number): Slot {
  const last = MINUTES - slotMinutes;
  let { minute } = from;
  do {
    if (minute === undefined) minute = step > 0 ? 0 : undefined;
    else if (minute + step * slotMinutes < 0) minute = undefined;
    else minute = Math.min(last, minute + step * slotMinutes);
  } while (minute !== undefined && minute !== last && isInGap(grid, { day: from.day, minute }));
  return { day: from.day, minute };
}

function stepDays(grid: SlotGrid, from: Slot, step: number): Slot {
  const index = grid.days.indexOf(from.day) + step;
  const day = grid.days[index];
  return day === undefined || !isValidDay(day, grid.validRange) ? from : { ...from, day };
}

/** A key press, and whether the page runs from right to left. */
export interface SlotKey {
  readonly key: string;
  readonly isFar: boolean;
  readonly isRightToLeft: boolean;
}

function toEdge(grid: SlotGrid, from: Slot, { key, isFar }: SlotKey): Slot {
  if (isFar && grid.slotMinutes !== undefined)
    return { day: from.day, minute: key === 'Home' ? 0 : MINUTES - grid.slotMinutes };
  const row = Math.floor(grid.days.indexOf(from.day) / grid.daysPerRow) * grid.daysPerRow;
  const days = (isFar ? grid.days : grid.days.slice(row, row + grid.daysPerRow)).filter((day) =>
    isValidDay(day, grid.validRange),
  );
  return { ...from, day: (key === 'Home' ? days[0] : days.at(-1)) ?? from.day };
}

/** Where a key leads from a slot, or undefined when it does not move. Days outside the valid range are not entered. */
export function nextSlot(grid: SlotGrid, from: Slot, press: SlotKey): Slot | undefined {
  const sideways = press.isRightToLeft ? -1 : 1;
  const vertical = (step: number) =>
    grid.slotMinutes === undefined
      ? stepDays(grid, from, step * grid.daysPerRow)
      : stepMinutes(grid, from, step, grid.slotMinutes);
  switch (press.key) {
    case 'ArrowUp':
      return vertical(-1);
    case 'ArrowDown':
      return vertical(1);
    case 'ArrowRight':
      return stepDays(grid, from, sideways);
    case 'ArrowLeft':
      return stepDays(grid, from, -sideways);
    case 'Home':
    case 'End':
      return toEdge(grid, from, press);
    default:
      return undefined;
  }
}

const order = (slot: Slot): number => slot.day * MINUTES + (slot.minute ?? 0);

/** The time from one slot to another, both included; whole days as soon as one of them is a whole day. */
export function selectSpan(grid: SlotGrid, a: Slot, b: Slot): Span {
  const [first, last] = order(a) <= order(b) ? [a, b] : [b, a];
  if (first.minute === undefined || last.minute === undefined || grid.slotMinutes === undefined)
    return { isAllDay: true, start: first.day, end: last.day + 1 };
  const start = instantOf(frameOf(first.day, grid.timeZone), first.minute);
  const until = instantOf(frameOf(last.day, grid.timeZone), last.minute + grid.slotMinutes);
  return { isAllDay: false, start, end: Math.max(until, start + 60_000) };
}

/** The slot in which a span starts. */
export function slotOf(grid: SlotGrid, span: Span): Slot {
  if (span.isAllDay) return { day: span.start };
  const frame = frameAt(span.start, grid.timeZone);
  if (grid.slotMinutes === undefined) return { day: frame.day };
  const minute = minuteOf(frame, span.start);
  return { day: frame.day, minute: Math.floor(minute / grid.slotMinutes) * grid.slotMinutes };
}

/**
 * The span after it was taken at one slot and put down at another: it keeps what its clock showed plus the way it
 * went, and how long it really lasts. On the day when the clock goes back, what stands after the change comes from
 * there: of a time that is shown twice it takes the second. Between the day's line and the hours it becomes the other
 * kind.
 */
export function moveSpan(grid: SlotGrid, span: Span, from: Slot, to: Slot): Span {
  const days = to.day - from.day;
  const { slotMinutes, timeZone } = grid;
  if (span.isAllDay) {
    if (to.minute === undefined || slotMinutes === undefined)
      return { ...span, start: span.start + days, end: span.end + days };
    const start = instantOf(frameOf(to.day, timeZone), to.minute);
    return { isAllDay: false, start, end: start + 2 * slotMinutes * 60_000 };
  }
  if (slotMinutes !== undefined && to.minute === undefined)
    return { isAllDay: true, start: to.day, end: to.day + 1 };
  const frame = frameAt(span.start, timeZone);
  const minute = minuteOf(frame, span.start) + (to.minute ?? 0) - (from.minute ?? 0);
  const shift = Math.floor(minute / MINUTES);
  const target = frameOf(frame.day + days + shift, timeZone);
  const isAfterChange = target === frame && span.start >= frame.changeAt;
  const start = instantOf(target, minute - shift * MINUTES, isAfterChange);
  return { isAllDay: false, start, end: start + span.end - span.start };
}

/**
 * The span with its end at the end of a slot, never before its own first slot. An end that lies after the clock went
 * back stays there as long as the clock shows the same times twice.
 */
export function resizeSpan(grid: SlotGrid, span: Span, to: Slot): Span {
  if (span.isAllDay) return { ...span, end: Math.max(span.start, to.day) + 1 };
  const { slotMinutes, timeZone } = grid;
  if (slotMinutes === undefined || to.minute === undefined) {
    const last = dayAt(Math.max(span.start, span.end - 1), timeZone);
    const end = moveSpan(grid, { ...span, start: span.end }, { day: last }, { day: to.day }).start;
    return { ...span, end: Math.max(end, span.start + 60_000) };
  }
  const frame = frameOf(to.day, timeZone);
  const end = instantOf(frame, to.minute + slotMinutes, span.end > frame.changeAt);
  return { ...span, end: Math.max(end, span.start + slotMinutes * 60_000) };
}

/** Whether all of a span lies on days that may be used. */
export function isValidSpan(grid: SlotGrid, span: Span): boolean {
  const first = span.isAllDay ? span.start : dayAt(span.start, grid.timeZone);
  const last = span.isAllDay ? span.end - 1 : dayAt(Math.max(span.start, span.end - 1), grid.timeZone);
  return isValidDay(first, grid.validRange) && isValidDay(last, grid.validRange);
}
