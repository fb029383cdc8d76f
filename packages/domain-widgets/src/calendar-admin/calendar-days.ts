import type { CalendarEvent, CapacityLoad } from '@crt/api-client/types-main';
import type { CalendarEvent as DayEvent } from '@crt/ui/EventCalendar';
import { dayMs } from '@crt/domain/day-ms';

/** A stretch of whole days, both ends included. */
export interface DaySpan {
  readonly first: string;
  readonly last: string;
}

/** The day so many days after another one; plain dates are reckoned in UTC, where every day is as long as the next. */
const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Monday is 0. */
const weekdayOf = (day: string) => (new Date(day).getUTCDay() + 6) % 7;

const digits = (part: number) => String(part).padStart(2, '0');

/** The days around a year that its views show: the months at its ends show some of the years beside it. */
export function daysAroundYear(date: string): DaySpan {
  const year = Number(date.slice(0, 4));
  return { first: `${year - 1}-12-20`, last: `${year + 1}-01-12` };
}

/** What stands in a calendar as the month shows it: whole days without a zone, which never shift (T26). */
export function dayEvents(events: readonly CalendarEvent[]): DayEvent[] {
  return events.map(({ id, kind, title, date, dateTo, value }) => ({
    id: String(id),
    title,
    start: date,
    end: dayAfter(dateTo ?? date, 1),
    isAllDay: true,
    tone: kind === 'holiday' ? 'accent' : value === 0 ? 'absence' : 'availability',
  }));
}

/** What stands on a day: of several capacities the newest, which is the one that counts (T15, T27). */
export function itemOn(events: readonly CalendarEvent[], day: string): CalendarEvent | undefined {
  return events
    .filter(({ date, dateTo }) => date <= day && day <= (dateTo ?? date))
    .toSorted((one, other) => other.id - one.id)[0];
}

/** A week or a month with the days that stand in its columns. */
export interface DayRow {
  readonly id: string;
  readonly days: readonly (string | undefined)[];
}

/** The weeks of a month, Monday to Friday: on weekends nothing starts (§3.1.1). */
export function weeksOf(date: string): DayRow[] {
  const month = date.slice(0, 7);
  const first = `${month}-01`;
  const monday = dayAfter(first, -weekdayOf(first));
  return [0, 1, 2, 3, 4, 5]
    .map((week) => dayAfter(monday, week * 7))
    .map((id) => ({ id, days: [0, 1, 2, 3, 4].map((place) => dayAfter(id, place)) }))
    .map(({ id, days }) => ({ id, days: days.map((day) => (day.startsWith(month) ? day : undefined)) }))
    .filter(({ days }) => days.some((day) => day !== undefined));
}

/** The months of a year with their days from 1 to 31; undefined where a month has no such day. */
export function monthsOf(year: number): DayRow[] {
  return Array.from({ length: 12 }, (_, place) => {
    const id = `${year}-${digits(place + 1)}`;
    const days = Array.from({ length: 31 }, (_day, at) => dayAfter(`${id}-01`, at));
    return { id, days: days.map((day) => (day.startsWith(id) ? day : undefined)) };
  });
}

/** Whether a day is a Saturday or a Sunday. */
export const isWeekendDay = (day: string) => weekdayOf(day) > 4;

/** How full a day is in hundredths of what it allows; 101 and more is beyond it. */
export function percentTaken({ capacity, used }: CapacityLoad): number {
  if (capacity === 0) return used === 0 ? 0 : 200;
  return used > capacity
    ? Math.max(101, Math.round((used / capacity) * 100))
    : Math.floor((used / capacity) * 100);
}
