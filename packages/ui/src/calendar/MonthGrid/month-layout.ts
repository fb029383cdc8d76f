import { type LaneBar, daysOf, hiddenCounts, layOutRow } from '../layout/bars.ts';
import { frameOf } from '../layout/day-frame.ts';
import type { PreparedEvent } from '../layout/event.ts';

/** What a cell of a month shows. */
export interface MonthDay {
  /** Place in its week, from 0. */
  readonly place: number;
  readonly day: number;
  readonly bars: readonly LaneBar[];
  readonly hidden: number;
  readonly eventCount: number;
  readonly background: readonly PreparedEvent[];
}

/** A row of a month. */
export interface MonthWeek {
  /** Place in the month, from 0. */
  readonly place: number;
  readonly days: readonly MonthDay[];
}

const rowsOf = (days: readonly number[], perRow: number): number[][] =>
  Array.from({ length: Math.ceil(days.length / perRow) }, (_, row) =>
    days.slice(row * perRow, (row + 1) * perRow),
  );

/** The events of one week with their first days and the days after their last ones. */
interface WeekEvents {
  readonly days: readonly number[];
  readonly events: PreparedEvent[];
  readonly extents: (readonly [number, number])[];
}

/** Gives each week what touches it: every event is looked at once, those of other months hardly at all. */
function eventsByWeek(
  rows: readonly (readonly number[])[],
  events: readonly PreparedEvent[],
  zone: string,
): WeekEvents[] {
  const weeks = rows.map((days): WeekEvents => ({ days, events: [], extents: [] }));
  const first = rows[0]?.[0] ?? 0;
  const last = rows.at(-1)?.at(-1) ?? first;
  const [from, until] = [frameOf(first, zone).start, frameOf(last, zone).end];
  for (const event of events) {
    if (event.isAllDay ? event.start > last || event.end <= first : event.start >= until || event.end < from)
      continue;
    const extent = daysOf(event, zone);
    const end = Math.min(weeks.length - 1, Math.floor((extent[1] - 1 - first) / 7));
    for (let week = Math.max(0, Math.floor((extent[0] - first) / 7)); week <= end; week++) {
      weeks[week]?.events.push(event);
      weeks[week]?.extents.push(extent);
    }
  }
  return weeks;
}

function layOutWeek({ days: week, events, extents }: WeekEvents, lanes: number): MonthDay[] {
  const bars = layOutRow(events, extents, week);
  const hidden = hiddenCounts(bars, week.length, lanes);
  const all = hiddenCounts(bars, week.length, 0);
  const cells = week.map((day, place) => ({
    place,
    day,
    bars: [] as LaneBar[],
    hidden: hidden[place] ?? 0,
    eventCount: all[place] ?? 0,
    background: [] as PreparedEvent[],
  }));
  for (const bar of bars) if (bar.lane < lanes) cells[bar.start]?.bars.push(bar);
  return cells;
}

/** The weeks of a month, each with its cells; `lanes` events of a day are shown. */
export function layOutMonth(
  days: readonly number[],
  events: readonly PreparedEvent[],
  background: readonly PreparedEvent[],
  { perRow, zone, lanes }: { perRow: number; zone: string; lanes: number },
): MonthWeek[] {
  const behind = background.map((prepared) => ({ prepared, extent: daysOf(prepared, zone) }));
  return eventsByWeek(rowsOf(days, perRow), events, zone).map((week, place) => ({
    place,
    days: layOutWeek(week, lanes).map((cell) => ({
      ...cell,
      background: behind
        .filter(({ extent }) => extent[0] <= cell.day && cell.day < extent[1])
        .map(({ prepared }) => prepared),
    })),
  }));
}
