import { fromAbsolute, parseDate } from '@internationalized/date';
import { dayText } from './event.ts';
import { dayMs } from '../../texts/day-ms.ts';

/** Minutes that the clock face of a day shows. */
export const MINUTES = 1440;

/** A day in a zone: where its clock stands at every instant, also when the clock is put forward or back. */
export interface DayFrame {
  /** Days since 1970-01-01. */
  readonly day: number;
  /** First instant in ms, and the first of the next day. */
  readonly start: number;
  readonly end: number;
  /** When the clock is changed; infinite on ordinary days. */
  readonly changeAt: number;
  /** Distance of the clock from UTC in ms, before and after the change. */
  readonly offsetBefore: number;
  readonly offsetAfter: number;
}

const zones = new Map<string, Map<number, DayFrame>>();

const offsetAt = (instant: number, zone: string): number => fromAbsolute(instant, zone).offset;
const startOf = (day: number, zone: string): number => parseDate(dayText(day)).toDate(zone).getTime();

function findChange(start: number, end: number, offsetBefore: number, zone: string): number {
  let [low, high] = [start, end - 1];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(middle, zone) === offsetBefore) low = middle;
    else high = middle;
  }
  return high;
}

function makeFrame(day: number, zone: string): DayFrame {
  const known = zones.get(zone);
  const start = known?.get(day - 1)?.end ?? startOf(day, zone);
  const end = known?.get(day + 1)?.start ?? startOf(day + 1, zone);
  const offsetBefore = offsetAt(start, zone);
  // A day of 24 hours has one offset.
  const offsetAfter = end - start === dayMs || end <= start ? offsetBefore : offsetAt(end - 1, zone);
  const changeAt = offsetBefore === offsetAfter ? Infinity : findChange(start, end, offsetBefore, zone);
  return { day, start, end, changeAt, offsetBefore, offsetAfter };
}

/** The frame of a day; asking a zone is slow, so each day is asked once. */
export function frameOf(day: number, zone: string): DayFrame {
  const frames = zones.get(zone) ?? new Map<number, DayFrame>();
  zones.set(zone, frames);
  let frame = frames.get(day);
  if (!frame) {
    if (frames.size > 5000) frames.clear();
    frames.set(day, (frame = makeFrame(day, zone)));
  }
  return frame;
}

/** The frame of the day on which an instant falls in a zone. */
export function frameAt(instant: number, zone: string): DayFrame {
  let frame = frameOf(Math.floor(instant / dayMs), zone);
  while (instant < frame.start) frame = frameOf(frame.day - 1, zone);
  while (instant >= frame.end) frame = frameOf(frame.day + 1, zone);
  return frame;
}

/** The day number on which an instant falls in a zone. */
export const dayAt = (instant: number, zone: string): number => frameAt(instant, zone).day;

/** What the clock shows at an instant: minutes after 00:00 of this day. */
export function minuteOf(frame: DayFrame, instant: number): number {
  const offset = instant < frame.changeAt ? frame.offsetBefore : frame.offsetAfter;
  return (instant + offset - frame.day * dayMs) / 60_000;
}

/**
 * The first instant at which the clock shows this minute; of a skipped minute, the end of the gap; of one that is shown
 * twice the second when that is asked for.
 */
export function instantOf(frame: DayFrame, minute: number, isSecond = false): number {
  const wall = frame.day * dayMs + Math.round(minute * 60_000);
  const before = wall - frame.offsetBefore;
  const after = wall - frame.offsetAfter;
  // A day whose midnight is skipped starts later: what its clock shows before that is the end of its gap.
  if (before < frame.changeAt && !(isSecond && after >= frame.changeAt)) return Math.max(before, frame.start);
  return Math.max(after, frame.changeAt);
}

/** The minutes of the clock face that do not happen on this day, if any. */
export function gapOf(frame: DayFrame): readonly [number, number] | undefined {
  if (frame.changeAt === Infinity) {
    const first = minuteOf(frame, frame.start);
    return first > 0 ? [0, first] : undefined;
  }
  if (frame.offsetAfter < frame.offsetBefore) return undefined;
  const from = (frame.changeAt + frame.offsetBefore - frame.day * dayMs) / 60_000;
  return [from, from + (frame.offsetAfter - frame.offsetBefore) / 60_000];
}
