import type { CalendarDate } from '@internationalized/date';
import { instantAt, localDay } from './local-time.ts';
import {
  addWorkingDays,
  NoWorkingDayError,
  workMinutesPerDay,
  type WorkingCalendar,
} from './working-time.ts';

const minute = 60_000;

/**
 * The instant at which `minutes` of work are done when it begins at `from`; before and after working hours, and on days
 * off, nobody works (domain rules §3.5.6). A clock change counts: what is worked are real minutes. @throws NoWorkingDayError
 */
export function addWorkMinutes(calendar: WorkingCalendar, from: Date, minutes: number): Date {
  let day = addWorkingDays(calendar, localDay(from, calendar.zone), 0);
  if (workMinutesPerDay(calendar) <= 0) throw new NoWorkingDayError(day);
  let at = from.getTime();
  let left = minutes * minute;
  for (;;) {
    const { begin, end } = workingHours(calendar, day);
    at = Math.max(at, begin);
    if (at < end && left <= end - at) return new Date(at + left);
    left -= Math.max(0, end - at);
    day = addWorkingDays(calendar, day, 1);
  }
}

function workingHours({ workDayStart, workDayEnd, zone }: WorkingCalendar, day: CalendarDate) {
  return {
    begin: instantAt(day, workDayStart, zone).getTime(),
    end: instantAt(day, workDayEnd, zone).getTime(),
  };
}
