import type { CalendarDate } from '@internationalized/date';
import {
  isWorkingDay,
  longestSearchDays,
  NoWorkingDayError,
  type WorkingCalendar,
} from '../milestone/working-time.ts';

/** A stretch of days with its own number of manufacturing starts per day (T15); both ends belong to it. */
export interface CapacityEntry {
  readonly id: number;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly value: number;
}

/** How many manufacturing starts a site can do on each day. */
export interface SiteCapacity {
  readonly calendar: WorkingCalendar;
  readonly defaultValue: number;
  readonly entries: readonly CapacityEntry[];
}

/** Starts possible on `day`: the newest entry that covers it, else the default; none on days off (domain rules §3.4.1). */
export function capacityOn(site: SiteCapacity, day: CalendarDate): number {
  if (!isWorkingDay(site.calendar, day)) return 0;
  const covering = site.entries.filter((entry) => entry.from.compare(day) <= 0 && entry.to.compare(day) >= 0);
  const newest = covering.toSorted((a, b) => b.id - a.id)[0];
  return newest ? newest.value : site.defaultValue;
}

/** The days from `earliest` on which something can start, nearest first. @throws NoWorkingDayError when none follows. */
export function* daysWithCapacity(
  site: SiteCapacity,
  earliest: CalendarDate,
): Generator<CalendarDate, never> {
  let unused = 0;
  // Counted from the first: on the last day of the calendar the next day is that day again.
  for (let passed = 0; unused <= longestSearchDays; passed += 1) {
    const day = earliest.add({ days: passed });
    const isUsable = capacityOn(site, day) > 0 && day.compare(earliest) === passed;
    unused = isUsable ? 0 : unused + 1;
    if (isUsable) yield day;
  }
  throw new NoWorkingDayError(earliest);
}
