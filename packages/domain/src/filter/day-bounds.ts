import { type CalendarDate, toZoned } from '@internationalized/date';

/** The first instant of a day in a zone; where clocks skip midnight it is the first minute that exists. */
export function startOfDay(day: CalendarDate, zone: string): Date {
  return toZoned(day, zone).toDate();
}

/** The last millisecond of a day in a zone; a day may have 23, 24 or 25 hours. */
export function endOfDay(day: CalendarDate, zone: string): Date {
  return new Date(startOfDay(day.add({ days: 1 }), zone).getTime() - 1);
}
