import { CalendarDate } from '@internationalized/date';
import { dayMs } from '../day-ms.ts';

/** Days from 1970-01-01 to a day: schedules step over many days, and whole numbers are the quickest steps. */
export function toEpochDay(day: CalendarDate): number {
  return Date.UTC(day.year, day.month - 1, day.day) / dayMs;
}

/** The day that lies so many days after 1970-01-01. */
export function fromEpochDay(epochDay: number): CalendarDate {
  const date = new Date(epochDay * dayMs);
  return new CalendarDate(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}
