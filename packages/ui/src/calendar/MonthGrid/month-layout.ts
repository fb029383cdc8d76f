import { type LaneBar, daysOf, hiddenCounts, layOutRow } from '../layout/bars.ts';
import type { PreparedEvent } from '../layout/event.ts';

/** What a cell of a month shows. */
export interface MonthDay {
  readonly day: number;
  readonly bars: readonly LaneBar[];
  readonly hidden: number;
  readonly eventCount: number;
  readonly background: readonly PreparedEvent[];
}

const rowsOf = (days: readonly number[], perRow: number): number[][] =>
  Array.from({ length: Math.ceil(days.length / perRow) }, (_, row) =>
    days.slice(row * perRow, (row + 1) * perRow),
  );

function layOutWeek(
  week: readonly number[],
  events: readonly PreparedEvent[],
  extents: readonly (readonly [number, number])[],
  lanes: number,
): MonthDay[] {
  const bars = layOutRow(events, extents, week);
  const hidden = hiddenCounts(bars, week.length, lanes);
  const all = hiddenCounts(bars, week.length, 0);
  const cells = week.map((day, index) => ({
    day,
    bars: [] as LaneBar[],
    hidden: hidden[index] ?? 0,
    eventCount: all[index] ?? 0,
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
): MonthDay[][] {
  const extents = events.map((event) => daysOf(event, zone));
  const behind = background.map((prepared) => ({ prepared, extent: daysOf(prepared, zone) }));
  return rowsOf(days, perRow).map((week) =>
    layOutWeek(week, events, extents, lanes).map((cell) => ({
      ...cell,
      background: behind
        .filter(({ extent }) => extent[0] <= cell.day && cell.day < extent[1])
        .map(({ prepared }) => prepared),
    })),
  );
}
