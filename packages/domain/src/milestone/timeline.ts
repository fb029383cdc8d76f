import { fromDate, toCalendarDate, type CalendarDate } from '@internationalized/date';

/** A milestone as the timeline shows it; dates are instants, meant in `timezone`. */
export interface TimelineMilestone {
  readonly name: string;
  readonly plannedDate: Date | null;
  readonly actualDate: Date | null;
  readonly timezone: string;
}

/** One column of the timeline (S1 §3). */
export interface TimelineDay {
  readonly date: CalendarDate;
  readonly isWeekend: boolean;
  readonly isHoliday: boolean;
  readonly plannedMilestones: readonly string[];
  readonly actualMilestones: readonly string[];
}

/** The fewest days a timeline shows. */
export const shortestTimelineDays = 12;

/** Days shown for a span from earliest to latest: the span plus 2, rounded up to even, never fewer than 12 (F54). */
export function timelineLength(spanDays: number): number {
  const padded = spanDays + 2;
  return Math.max(shortestTimelineDays, padded + (padded % 2));
}

interface Mark {
  readonly name: string;
  readonly day: CalendarDate;
  readonly isActual: boolean;
}

function marksOf(milestones: readonly TimelineMilestone[]): Mark[] {
  return milestones.flatMap(({ name, plannedDate, actualDate, timezone }) => {
    const mark = (date: Date | null, isActual: boolean): Mark[] =>
      date ? [{ name, day: toCalendarDate(fromDate(date, timezone)), isActual }] : [];
    return [...mark(plannedDate, false), ...mark(actualDate, true)];
  });
}

/**
 * The columns of the timeline, newest first as they are generated: backward from the latest date (F54, F55). Each
 * date falls on the day it has in its milestone's own zone. Empty when no milestone has a date.
 */
export function timelineDays(
  milestones: readonly TimelineMilestone[],
  holidays: ReadonlySet<string>,
): TimelineDay[] {
  const marks = marksOf(milestones);
  const days = marks.map((mark) => mark.day).toSorted((a, b) => a.compare(b));
  const [earliest, latest] = [days[0], days.at(-1)];
  if (!earliest || !latest) return [];
  const names = (date: CalendarDate, isActual: boolean) =>
    marks
      .filter((mark) => mark.isActual === isActual && mark.day.compare(date) === 0)
      .map((mark) => mark.name);
  return Array.from({ length: timelineLength(latest.compare(earliest)) }, (_, back) => {
    const date = latest.subtract({ days: back });
    return {
      date,
      isWeekend: [0, 6].includes(date.toDate('UTC').getUTCDay()),
      isHoliday: holidays.has(date.toString()),
      plannedMilestones: names(date, false),
      actualMilestones: names(date, true),
    };
  });
}
