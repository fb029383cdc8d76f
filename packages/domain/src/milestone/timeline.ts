import { localEpochDay } from './zone-offset.ts';
import { dayMs } from '../day-ms.ts';

/** A milestone as the timeline shows it; dates are instants, meant in `timezone`. */
export interface TimelineMilestone {
  readonly name: string;
  readonly plannedDate: Date | null;
  readonly actualDate: Date | null;
  readonly timezone: string;
}

/** One column of the timeline (S1 §3). */
export interface TimelineDay {
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly isWeekend: boolean;
  readonly isHoliday: boolean;
  readonly plannedMilestones: readonly string[];
  readonly actualMilestones: readonly string[];
}

/** The fewest days a timeline shows. */
export const shortestTimelineDays = 12;

/** The longest span that a timeline shows: a date that was mistyped by centuries must not hold the page for minutes. */
const longestTimelineSpan = 730;

/** Days shown for a span from earliest to latest: the span plus 2, rounded up to even, never fewer than 12 (F54). */
export function timelineLength(spanDays: number): number {
  const padded = spanDays + 2;
  return Math.max(shortestTimelineDays, padded + (padded % 2));
}

interface Mark {
  readonly name: string;
  /** Days from 1970-01-01. */
  readonly day: number;
  readonly isActual: boolean;
}

function marksOf(milestones: readonly TimelineMilestone[]): Mark[] {
  return milestones.flatMap(({ name, plannedDate, actualDate, timezone }) => {
    const mark = (date: Date | null, isActual: boolean): Mark[] =>
      date ? [{ name, day: localEpochDay(date.getTime(), timezone), isActual }] : [];
    return [...mark(plannedDate, false), ...mark(actualDate, true)];
  });
}

/**
 * The columns of the timeline, newest first as they are generated: backward from the latest date (F54, F55). Each
 * date falls on the day it has in its milestone's own zone; one that is more than two years after
 * the earliest has no column. Empty when no milestone has a date.
 */
export function timelineDays(
  milestones: readonly TimelineMilestone[],
  holidays: ReadonlySet<string>,
): TimelineDay[] {
  const marks = marksOf(milestones);
  const days = marks.map((mark) => mark.day).toSorted((a, b) => a - b);
  const [earliest] = days;
  const latest = days.findLast((day) => day - (earliest ?? day) <= longestTimelineSpan);
  if (earliest === undefined || latest === undefined) return [];
  const names = (day: number, isActual: boolean) =>
    marks.filter((mark) => mark.isActual === isActual && mark.day === day).map((mark) => mark.name);
  return Array.from({ length: timelineLength(latest - earliest) }, (_, back) => {
    const day = latest - back;
    const midnight = new Date(day * dayMs);
    const date = midnight.toISOString().slice(0, 10);
    return {
      date,
      isWeekend: [0, 6].includes(midnight.getUTCDay()),
      isHoliday: holidays.has(date),
      plannedMilestones: names(day, false),
      actualMilestones: names(day, true),
    };
  });
}
