import { parseClockTime, wallInstant } from '../milestone/local-time.ts';
import { weekdayOf } from '../milestone/working-time.ts';
import { localEpochDay } from '../milestone/zone-offset.ts';
import { meets, type Span } from './span.ts';
import { dayMs } from '../day-ms.ts';

/** Numbers of the kinds of an availability on the wire; those of a schedule entry differ. */
export const availabilityType = { single: 1, recurring: 2, absence: 3 } as const;

/** Working time on a day of the week, as the designer's clocks show it (N8). */
export interface WeekTime {
  /** ISO 8601: Monday is 1, Sunday 7. */
  readonly weekDay: number;
  /** 'HH:mm' or 'HH:mm:ss' */
  readonly startTime: string;
  /** Later on the same day. */
  readonly endTime: string;
}

/** An availability (N7) or absence (N11) at one time, which may go over midnight. */
export interface SingleAvailability extends Span {
  readonly id: number;
  readonly designerId: string;
  readonly type: 1 | 3;
}

/** An availability that recurs every week (N8). */
export interface RecurringAvailability {
  readonly id: number;
  readonly designerId: string;
  readonly type: 2;
  /** First day, ISO 8601, on the designer's calendar. */
  readonly startDate: string;
  /** Last day. */
  readonly endDate: string;
  readonly days: readonly WeekTime[];
}

/** When a designer says to be there, or not to be there. */
export type Availability = SingleAvailability | RecurringAvailability;

const epochDayOf = (date: string) => Date.parse(date) / dayMs;

function secondOf(text: string): number {
  const { hour, minute, second } = parseClockTime(text);
  return (hour * 60 + minute) * 60 + second;
}

type Week = Pick<RecurringAvailability, 'startDate' | 'endDate' | 'days'>;

/** Whether a day of the week lies between two dates. */
function isBetween(weekDay: number, first: number, last: number): boolean {
  const toNext = (weekDay - 1 - weekdayOf(first) + 7) % 7;
  return first + toNext <= last;
}

/** Whether two weeks that recur offer the same time on a date that both have (N42). */
export function weeksMeet(one: Week, other: Week): boolean {
  const first = Math.max(epochDayOf(one.startDate), epochDayOf(other.startDate));
  const last = Math.min(epochDayOf(one.endDate), epochDayOf(other.endDate));
  const span = ({ startTime, endTime }: WeekTime) => ({ start: secondOf(startTime), end: secondOf(endTime) });
  return one.days.some((time) =>
    other.days.some(
      (next) =>
        next.weekDay === time.weekDay &&
        meets(span(time), span(next)) &&
        isBetween(time.weekDay, first, last),
    ),
  );
}

interface DayTime extends Span {
  /** Monday is 0; start and end are seconds of the day. */
  readonly weekday: number;
}

const timesOf = (days: readonly WeekTime[]): readonly DayTime[] =>
  days.map(({ weekDay, startTime, endTime }) => ({
    weekday: weekDay - 1,
    start: secondOf(startTime),
    end: secondOf(endTime),
  }));

const spanOn = (day: number, { start, end }: DayTime, zone: string): Span => ({
  start: wallInstant(day, start, zone),
  end: wallInstant(day, end, zone),
});

/** A clock change can skip the whole of it. */
const isThere = ({ start, end }: Span) => end > start;

/** The stretches of a week that recurs, each as the clocks of the zone show it on its date (domain rules §3.8.3). */
function recurrences({ startDate, endDate, days }: Week, zone: string, range: Span): Span[] {
  const times = timesOf(days);
  const first = Math.max(epochDayOf(startDate), localEpochDay(range.start, zone) - 1);
  const last = Math.min(epochDayOf(endDate), localEpochDay(range.end, zone) + 1);
  const found: Span[] = [];
  for (let day = first; day <= last; day += 1) {
    const weekday = weekdayOf(day);
    for (const time of times) {
      if (time.weekday !== weekday) continue;
      const span = spanOn(day, time, zone);
      if (isThere(span) && meets(span, range)) found.push(span);
    }
  }
  return found;
}

/**
 * Whether a week that recurs comes at all between its dates: none of its days may lie between them (`never`), and clocks
 * of `zone` (IANA name) may skip its times on each of them (`skipped`).
 */
export function comingOf({ startDate, endDate, days }: Week, zone: string): 'comes' | 'never' | 'skipped' {
  const times = timesOf(days);
  const last = epochDayOf(endDate);
  let coming: 'never' | 'skipped' = 'never';
  for (let day = epochDayOf(startDate); day <= last; day += 1) {
    const ofDay = times.filter(({ weekday }) => weekday === weekdayOf(day));
    if (ofDay.some((time) => isThere(spanOn(day, time, zone)))) return 'comes';
    if (ofDay.length > 0) coming = 'skipped';
  }
  return coming;
}

/**
 * The times of an availability or absence that meet `range`, whole, in the designer's `zone` (IANA name). A recurring
 * one gives one per date: local times that do not exist move forward, repeated ones are the first (domain rules §3.1.6).
 */
export function occurrences(availability: Availability, zone: string, range: Span): readonly Span[] {
  if (availability.type === availabilityType.recurring) return recurrences(availability, zone, range);
  return meets(availability, range) ? [{ start: availability.start, end: availability.end }] : [];
}

/** Whole days on the calendar of `zone`, as an absence takes them: to the start of the day after the last (N11). */
export function wholeDays(firstDate: string, lastDate: string, zone: string): Span {
  return {
    start: wallInstant(epochDayOf(firstDate), 0, zone),
    end: wallInstant(epochDayOf(lastDate) + 1, 0, zone),
  };
}
