import { CalendarDate, toCalendarDateTime, toZoned, Time } from '@internationalized/date';

const known = new Map<string, Date>();

/** Moves a day that falls on a weekend to the Monday after it. */
function toWeekday(day: Date): Date {
  const weekday = day.getUTCDay();
  const days = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(day.getTime() + days * 86_400_000);
}

/** The instant at which the clocks of a zone show `hour` on the working day that is `days` after `start`; kept, because demo plans ask for the same few days. */
export function workingInstant(start: Date, days: number, hour: number, zone: string): Date {
  const day = toWeekday(new Date(start.getTime() + days * 86_400_000));
  const key = `${day.toISOString().slice(0, 10)}/${hour}/${zone}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const date = new CalendarDate(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
  const instant = toZoned(toCalendarDateTime(date, new Time(hour)), zone).toDate();
  known.set(key, instant);
  return instant;
}
