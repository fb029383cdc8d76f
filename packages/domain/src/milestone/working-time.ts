import type { CalendarDate, Time } from '@internationalized/date';
import { fromEpochDay, toEpochDay } from './epoch-day.ts';
import { localDay, localTime } from './local-time.ts';
import { dayMs } from '../day-ms.ts';

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

/** Monday is 0; 1970-01-01 was a Thursday. */
export const weekdayOf = (epochDay: number): number => (((epochDay + 3) % 7) + 7) % 7;

/** The holidays of calendars as days since 1970: a chain of dates asks for thousands of days. */
const epochHolidays = new WeakMap<ReadonlySet<string>, ReadonlySet<number>>();

function daysOff({ holidays }: Pick<WorkingCalendar, 'holidays'>): ReadonlySet<number> {
  const known = epochHolidays.get(holidays);
  if (known?.size === holidays.size) return known;
  const days = new Set([...holidays].map((holiday) => Date.parse(holiday) / dayMs));
  epochHolidays.set(holidays, days);
  return days;
}

/** {@link isWorkingDay} for the day that lies so many days after 1970-01-01. */
export function isWorked(calendar: Pick<WorkingCalendar, 'holidays'>, epochDay: number): boolean {
  return weekdayOf(epochDay) < 5 && !daysOff(calendar).has(epochDay);
}

/** Whether people work on `day`: Monday to Friday and no holiday. */
export function isWorkingDay(calendar: WorkingCalendar, day: CalendarDate): boolean {
  return isWorked(calendar, toEpochDay(day));
}

/** Minutes of work in one full day of the calendar. */
export function workMinutesPerDay(calendar: WorkingCalendar): number {
  const minutes = (time: Time) => time.hour * 60 + time.minute;
  return minutes(calendar.workDayEnd) - minutes(calendar.workDayStart);
}

function nextWorked(calendar: WorkingCalendar, from: number, direction: 1 | -1): number {
  for (let distance = 1; distance <= longestSearchDays; distance += 1) {
    const day = from + direction * distance;
    if (isWorked(calendar, day)) return day;
  }
  throw new NoWorkingDayError(fromEpochDay(from));
}

/**
 * The day `count` working days after `day`, or before it when `count` is negative. Zero is the day itself or, when
 * nobody works on it, the next working day (domain rules §3.1.3). @throws NoWorkingDayError
 */
export function addWorkingDays(calendar: WorkingCalendar, day: CalendarDate, count: number): CalendarDate {
  let current = toEpochDay(day);
  if (count === 0) return isWorked(calendar, current) ? day : fromEpochDay(nextWorked(calendar, current, 1));
  const direction = count > 0 ? 1 : -1;
  for (let left = Math.abs(count); left > 0; left -= 1) current = nextWorked(calendar, current, direction);
  return fromEpochDay(current);
}

/** Weekdays up to and including a day, counted from the Monday before 1970. */
function weekdaysUpTo(epochDay: number): number {
  const weekday = weekdayOf(epochDay);
  return ((epochDay - weekday + 3) / 7) * 5 + Math.min(weekday + 1, 5);
}

/** Working days after `from` up to and including `to`; negative when `to` lies before `from`. As quick for years as for days. */
export function countWorkingDays(calendar: WorkingCalendar, from: CalendarDate, to: CalendarDate): number {
  const [one, other] = [toEpochDay(from), toEpochDay(to)];
  const [first, last] = [Math.min(one, other), Math.max(one, other)];
  let count = weekdaysUpTo(last) - weekdaysUpTo(first);
  for (const holiday of daysOff(calendar)) {
    if (holiday > first && holiday <= last && weekdayOf(holiday) < 5) count -= 1;
  }
  return other < one ? -count : count;
}

/** Days between two dates on which nobody works, both ends left out: what a schedule jumped over. */
export function skippedDays(calendar: WorkingCalendar, from: CalendarDate, to: CalendarDate): CalendarDate[] {
  const skipped: CalendarDate[] = [];
  for (let day = toEpochDay(from) + 1; day < toEpochDay(to); day += 1) {
    if (!isWorked(calendar, day)) skipped.push(fromEpochDay(day));
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
  const day = localDay(instant, calendar.zone);
  const isCutOffMissed =
    localTime(instant, calendar.zone).set({ second: 0, millisecond: 0 }).compare(cutOff) > 0;
  return {
    day: isCutOffMissed ? fromEpochDay(nextWorked(calendar, toEpochDay(day), 1)) : day,
    isCutOffMissed,
  };
}
