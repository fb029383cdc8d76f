import { dayMs } from '../../texts/day-ms.ts';

/** A column of the timeline. */
export interface TimelineDay {
  /** Calendar date `YYYY-MM-DD`; it has no zone. */
  readonly date: string;
  readonly isWeekend?: boolean | undefined;
  readonly isHoliday?: boolean | undefined;
  /** What is celebrated, where it is known: read and shown with the day. */
  readonly holidayName?: string | undefined;
}

/** A line of the timeline: one thing with the day that was planned for it and the day on which it happened. */
export interface TimelineRow {
  readonly id: string;
  readonly label: string;
  /** Calendar date `YYYY-MM-DD`. */
  readonly planned?: string | null | undefined;
  /** Calendar date `YYYY-MM-DD`. */
  readonly actual?: string | null | undefined;
  /** One more fact for the mark's name, such as the zone that the dates are meant in. */
  readonly detail?: string | undefined;
}

/** Rows under a title of their own. */
export interface TimelineGroup {
  readonly id: string;
  readonly label: string;
  readonly rows: readonly TimelineRow[];
}

/** Where a mark stands; `both` when the day that was planned is the day on which it happened. */
export interface PlacedMark {
  readonly kind: 'planned' | 'actual' | 'both';
  readonly date: string;
  /** Index of the day. */
  readonly column: number;
}

/** A row with its marks on their columns. */
export interface PlacedRow {
  readonly row: TimelineRow;
  /** From the earlier to the later column. */
  readonly marks: readonly PlacedMark[];
  /** First and last column of the line between the marks. */
  readonly span: readonly [number, number] | undefined;
  /** Days after the plan, negative when before it; undefined while that cannot be said. */
  readonly daysLate: number | undefined;
}

/** Days have no zone: counted as those of UTC, all are equally long. */
const between = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** How late a row is: by its actual day, or by today when it is still to happen and its day has passed. */
export function daysLate({ planned, actual }: TimelineRow, today: string | undefined): number | undefined {
  if (!planned) return undefined;
  if (actual) return between(planned, actual);
  return today !== undefined && between(planned, today) > 0 ? between(planned, today) : undefined;
}

/** Puts the marks of a row on their columns; what lies outside the days is left out. */
export function placeRow(
  row: TimelineRow,
  columns: ReadonlyMap<string, number>,
  today: string | undefined,
): PlacedRow {
  const { planned, actual } = row;
  const place = (kind: PlacedMark['kind'], date: string | null | undefined): PlacedMark[] => {
    const column = date ? columns.get(date) : undefined;
    return date && column !== undefined ? [{ kind, date, column }] : [];
  };
  const marks =
    planned && planned === actual
      ? place('both', planned)
      : [...place('planned', planned), ...place('actual', actual)].sort((a, b) => a.column - b.column);
  const [first, last] = [marks[0], marks[1]];
  const span = first && last ? ([first.column, last.column] as const) : undefined;
  return { row, marks, span, daysLate: daysLate(row, today) };
}

/** A run of days of one month: the upper line of the head. */
export interface MonthSpan {
  readonly month: string;
  readonly first: number;
  readonly count: number;
}

/** The months over the days, in their order. */
export function monthSpans(days: readonly TimelineDay[]): MonthSpan[] {
  const spans: { month: string; first: number; count: number }[] = [];
  days.forEach(({ date }, column) => {
    const month = date.slice(0, 7);
    const last = spans.at(-1);
    if (last?.month === month) last.count += 1;
    else spans.push({ month, first: column, count: 1 });
  });
  return spans;
}
