import { absenceFaults, singleFaults, type SpanEntered } from '@crt/domain/availability-form';
import { wholeDays } from '@crt/domain/availability';
import { dayMs } from '@crt/domain/day-ms';
import { sessionTexts } from '@crt/domain/session-texts';
import type { CalendarSpan } from '@crt/ui/EventCalendar';
import { dayTimeOf, instantOf, noDayTime, type DayTime } from '../day-time.ts';

/** A single availability or absence as it is entered, on the clocks of the designer. */
export interface SpanDraft {
  readonly start: DayTime;
  readonly end: DayTime;
  /** From the start of the first day to the end of the last (N11). */
  readonly isAllDay: boolean;
}

/** Nothing is entered yet. */
export const emptySpan: SpanDraft = { start: noDayTime, end: noDayTime, isAllDay: false };

/** A stretch of time in ms, as the dialog shows it: whole days where it takes nothing else. */
export function spanDraft(range: { readonly start: number; readonly end: number }, zone: string): SpanDraft {
  const [start, end] = [dayTimeOf(range.start, zone), dayTimeOf(range.end, zone)];
  const last = dayTimeOf(range.end - 1, zone);
  const isAllDay =
    start.day !== null &&
    last.day !== null &&
    wholeDays(start.day, last.day, zone).start === range.start &&
    wholeDays(start.day, last.day, zone).end === range.end;
  return isAllDay ? { start, end: { day: last.day, time: end.time }, isAllDay } : { start, end, isAllDay };
}

const daysOn = (date: string, days: number) =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** The day of the end once the other way to say it is chosen: a midnight ends the day before it, the last of whole days. */
export function endDayAs(isAllDay: boolean, { start, end }: SpanDraft): string | null {
  if (end.day === null || end.time !== '00:00') return end.day;
  if (!isAllDay) return daysOn(end.day, 1);
  return start.day !== null && start.day < end.day ? daysOn(end.day, -1) : end.day;
}

/** What was chosen or put elsewhere on a calendar, as the dialog shows it. */
export const draftOfSpan = ({ start, end, isAllDay }: CalendarSpan, zone: string): SpanDraft =>
  spanDraft(
    isAllDay ? wholeDays(start, daysOn(end, -1), zone) : { start: Date.parse(start), end: Date.parse(end) },
    zone,
  );

/** The instants of a draft; null where something is missing. */
export function spanEntered({ start, end, isAllDay }: SpanDraft, zone: string): SpanEntered {
  if (!isAllDay) return { start: instantOf(start, zone), end: instantOf(end, zone) };
  const first = start.day === null ? null : wholeDays(start.day, start.day, zone).start;
  const last = end.day === null ? null : wholeDays(end.day, end.day, zone).end;
  return { start: first, end: last };
}

const written = ({ day, time }: DayTime) => `${day ?? ''} ${time ?? ''}`;

/** Whether there is nothing between the ends because clocks skip all of it: both are moved to the end of the gap. */
function isSkipped(draft: SpanDraft, { start, end }: SpanEntered): boolean {
  return !draft.isAllDay && start !== null && start === end && written(draft.start) < written(draft.end);
}

/** What is wrong with a draft, at the end where it can be mended (N7, N11). */
export function spanFault(
  draft: SpanDraft,
  field: 'startDate' | 'endDate',
  { zone, kind }: { readonly zone: string; readonly kind: 'single' | 'absence' },
): string | undefined {
  const entered = spanEntered(draft, zone);
  if (isSkipped(draft, entered)) return field === 'startDate' ? sessionTexts.skippedTime : undefined;
  // What else the designer offers is known to the server alone.
  const faults = kind === 'absence' ? absenceFaults(entered) : singleFaults(entered, zone, []);
  return faults.find((fault) => fault.field === field)?.message;
}

/** What is sent. Throws when an end is missing. */
export function rangeBody(draft: SpanDraft, zone: string): { startDate: string; endDate: string } {
  const { start, end } = spanEntered(draft, zone);
  if (start === null || end === null) throw new Error('A stretch of time was sent without one of its ends.');
  return { startDate: new Date(start).toISOString(), endDate: new Date(end).toISOString() };
}
