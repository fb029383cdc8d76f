import { dayAt } from './day-frame.ts';
import type { PreparedEvent, Span } from './event.ts';
import { byStart, packLanes } from './pack.ts';

/** A span as visible days of a row: `start` and `end` are indices into the row's days, `end` excluded. */
export interface Bar {
  readonly start: number;
  readonly end: number;
  /** Whether the span itself starts and ends here, or in another row. */
  readonly isStart: boolean;
  readonly isEnd: boolean;
}

/** First day and the day after the last one that a span touches, as day numbers. */
export function daysOf(span: Span, zone: string): readonly [number, number] {
  if (span.isAllDay) return [span.start, span.end];
  const first = dayAt(span.start, zone);
  return [first, span.end > span.start ? dayAt(span.end - 1, zone) + 1 : first + 1];
}

/** The part of `[first, end)` in a row of visible days, or undefined when none of its days is visible there. */
export function barIn(first: number, end: number, days: readonly number[]): Bar | undefined {
  const [rowFirst = 0, rowLast = 0] = [days[0], days.at(-1)];
  if (first > rowLast || end <= rowFirst) return undefined;
  let from = 0;
  while (from < days.length && (days[from] ?? 0) < first) from++;
  let to = from;
  while (to < days.length && (days[to] ?? 0) < end) to++;
  if (to === from) return undefined;
  return { start: from, end: to, isStart: first >= rowFirst, isEnd: end <= rowLast + 1 };
}

/** A bar with its event and the lane that it lies in. */
export interface LaneBar extends Bar {
  readonly prepared: PreparedEvent;
  readonly lane: number;
}

interface Found extends Bar {
  readonly prepared: PreparedEvent;
}

const byRow = (a: Found, b: Found): number =>
  byStart(a, b) ||
  Number(b.prepared.isAllDay) - Number(a.prepared.isAllDay) ||
  a.prepared.start - b.prepared.start;

/** The events of a row of days as bars in lanes: the longer and the all-day ones on top, then by time. */
export function layOutRow(
  events: readonly PreparedEvent[],
  extents: readonly (readonly [number, number])[],
  days: readonly number[],
): LaneBar[] {
  const found: Found[] = [];
  events.forEach((prepared, index) => {
    const [first, end] = extents[index] ?? [0, 0];
    const bar = barIn(first, end, days);
    if (bar) found.push({ ...bar, prepared });
  });
  return packLanes(found.sort(byRow)).map(({ item, lane }) => ({ ...item, lane }));
}

/** How many bars of each day lie in lanes that are not shown. */
export function hiddenCounts(bars: readonly LaneBar[], dayCount: number, lanes: number): number[] {
  const counts = Array.from({ length: dayCount }, () => 0);
  for (const { start, end, lane } of bars) {
    if (lane < lanes) continue;
    for (let day = start; day < end; day++) counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}
