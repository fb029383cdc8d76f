import { type DayFrame, MINUTES, minuteOf } from './day-frame.ts';
import { type PreparedEvent, type Span } from './event.ts';
import { type Packed, byStart, packColumns } from './pack.ts';

/** The part of a timed span that lies on one day, in minutes of its clock face. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  /** Whether the span starts and ends here, or on another day. */
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** Fewer minutes than this are drawn as this many, so that they can be seen and hit. */
export const SHORTEST = 20;

/** The part of a span on a day, or undefined when it does not touch it. */
export function segmentOn({ start, end }: Span, frame: DayFrame): Segment | undefined {
  // What takes no time at all still happens on its day; what ends at midnight does not reach into the next.
  if (start >= frame.end || end < frame.start || (end === frame.start && start < end)) return undefined;
  const isStart = start >= frame.start;
  const isEnd = end <= frame.end;
  const from = isStart ? minuteOf(frame, start) : 0;
  const to = isEnd && end < frame.end ? minuteOf(frame, end) : MINUTES;
  const last = Math.min(MINUTES, Math.max(to, from + SHORTEST));
  return { start: Math.min(from, MINUTES - SHORTEST), end: last, isStart, isEnd };
}

/** The part of a day that a background range takes: all of it when it lasts whole days. */
export function rangeOn({ isAllDay, start, end }: Span, frame: DayFrame): Segment | undefined {
  if (!isAllDay) return segmentOn({ isAllDay, start, end }, frame);
  if (frame.day < start || frame.day >= end) return undefined;
  return { start: 0, end: MINUTES, isStart: frame.day === start, isEnd: frame.day === end - 1 };
}

/** An event on one day beside those that it overlaps. */
export interface DaySegment extends Segment {
  readonly prepared: PreparedEvent;
}

/** The timed events of each day, packed side by side. */
export function layOutDays(
  events: readonly PreparedEvent[],
  frames: readonly DayFrame[],
): Packed<DaySegment>[][] {
  return frames.map((frame) => {
    const segments: DaySegment[] = [];
    for (const prepared of events) {
      if (prepared.isAllDay || prepared.start >= frame.end || prepared.end < frame.start) continue;
      const segment = segmentOn(prepared, frame);
      if (segment) segments.push({ ...segment, prepared });
    }
    return packColumns(segments.sort(byStart));
  });
}
