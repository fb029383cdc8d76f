import { fromDate, toCalendarDate, toTime, type CalendarDate, type Time } from '@internationalized/date';

/** When a site or a distribution centre works: weekdays without its holidays, in its own zone (domain rules §3.1.1). */
export interface WorkingCalendar {
  /** IANA time zone. */
  readonly zone: string;
  /** Plain dates, ISO 8601; they name days on the site's own calendar and have no zone. */
  readonly holidays: ReadonlySet<string>;
  readonly workDayStart: Time;
  readonly workDayEnd: Time;
}

/** Days searched before a calendar is called unusable, so that one without working days gives an error, not a hang. */
export const longestSearchDays = 200;

/** A calendar has no working day within {@link longestSearchDays} days. */
export class NoWorkingDayError extends Error {
  override readonly name = 'NoWorkingDayError';
  constructor(day: CalendarDate) {
    super(`No working day within ${longestSearchDays} days of ${day.toString()}`);
  }
}

/** Monday is 1 and Sunday 7, whatever the locale. */
function isoWeekday(day: CalendarDate): number {
  return ((day.toDate('UTC').getUTCDay() + 6) % 7) + 1;
}

/** Whether people work on `day`: Monday to Friday and no holiday. */
export function isWorkingDay(calendar: WorkingCalendar, day: CalendarDate): boolean {
  return isoWeekday(day) <= 5 && !calendar.holidays.has(day.toString());
}

/** Minutes of work in one full day of the calendar. */
export function workMinutesPerDay(calendar: WorkingCalendar): number {
  const minutes = (time: Time) => time.hour * 60 + time.minute;
  return minutes(calendar.workDayEnd) - minutes(calendar.workDayStart);
}

function nextWorkingDay(calendar: WorkingCalendar, from: CalendarDate, direction: 1 | -1): CalendarDate {
  for (let distance = 1; distance <= longestSearchDays; distance += 1) {
    const day = from.add({ days: direction * distance });
    if (isWorkingDay(calendar, day)) return day;
  }
  throw new NoWorkingDayError(from);
}

/**
 * The day `count` working days after `day`, or before it when `count` is negative. Zero is the day itself or, when
 * nobody works on it, the next working day (domain rules §3.1.3). @throws NoWorkingDayError
 */
export function addWorkingDays(calendar: WorkingCalendar, day: CalendarDate, count: number): CalendarDate {
  if (count === 0) return isWorkingDay(calendar, day) ? day : nextWorkingDay(calendar, day, 1);
  const direction = count > 0 ? 1 : -1;
  let current = day;
  for (let left = Math.abs(count); left > 0; left -= 1)
    current = nextWorkingDay(calendar, current, direction);
  return current;
}

/** Working days after `from` up to and including `to`; negative when `to` lies before `from`. */
export function countWorkingDays(calendar: WorkingCalendar, from: CalendarDate, to: CalendarDate): number {
  const isBackward = to.compare(from) < 0;
  const [start, end] = isBackward ? [to, from] : [from, to];
  let count = 0;
  for (let day = start.add({ days: 1 }); day.compare(end) <= 0; day = day.add({ days: 1 })) {
    if (isWorkingDay(calendar, day)) count += 1;
  }
  return isBackward ? -count : count;
}

/** Days between two dates on which nobody works, both ends left out: what a schedule jumped over. */
export function skippedDays(calendar: WorkingCalendar, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const skipped: CalendarDate[] = [];
  for (let day = from.add({ days: 1 }); day.compare(to) < 0; day = day.add({ days: 1 })) {
    if (!isWorkingDay(calendar, day)) skipped.push(day);
  }
  return skipped;
}

/** The day from which a lead time counts, and whether the cut-off pushed it to the next working day. */
export interface AnchorDay {
  readonly day: CalendarDate;
  readonly isCutOffMissed: boolean;
}

/**
 * The day from which a lead time counts for something that happened at `instant`: its local date, or the next working
 * day when the local time is later than `cutOff`; the minute of the cut-off itself is in time (domain rules §3.1.4).
 */
export function anchorDay(calendar: WorkingCalendar, instant: Date, cutOff: Time): AnchorDay {
  const local = fromDate(instant, calendar.zone);
  const day = toCalendarDate(local);
  const isCutOffMissed = toTime(local).set({ second: 0, millisecond: 0 }).compare(cutOff) > 0;
  return { day: isCutOffMissed ? nextWorkingDay(calendar, day, 1) : day, isCutOffMissed };
}
