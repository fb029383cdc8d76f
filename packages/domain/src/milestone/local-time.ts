import { Time, toCalendarDateTime, toZoned, type CalendarDate } from '@internationalized/date';
import { fromEpochDay, toEpochDay } from './epoch-day.ts';
import { localEpochDay, steadyOffset, zoneOffset } from './zone-offset.ts';

/** A time of day on a wall clock, 'HH:mm'. */
export type ClockTime = `${number}:${number}`;

/** Parses 'HH:mm' or 'HH:mm:ss'. @throws RangeError when it is no time of day. */
export function parseClockTime(text: string): Time {
  const match = /^(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(text);
  const [hour, minute, second] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3] ?? 0)];
  if (!match || hour > 23 || minute > 59 || second > 59) throw new RangeError(`'${text}' is no time of day`);
  return new Time(hour, minute, second);
}

const minute = 60_000;
const dayLength = 1440 * minute;

/** The instant of a clock change between two instants that lie on either side of it, to the minute. */
function changeBetween(before: number, after: number, zone: string): Date {
  const offset = (instant: number) => zoneOffset(instant, zone);
  let [low, high] = [before, after];
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute;
    if (offset(middle) === offset(before)) low = middle;
    else high = middle;
  }
  return new Date(high);
}

/**
 * The instant at which the clocks of `zone` (IANA name) show `time` on `day`. A time that a clock change skips moves
 * forward to the first minute that exists, a time that it repeats is the first of the two (domain rules §3.1.6).
 */
export function instantAt(day: CalendarDate, time: Time, zone: string): Date {
  const epochDay = toEpochDay(day);
  const steady = steadyOffset(epochDay, zone);
  if (steady !== null) {
    return new Date(
      epochDay * dayLength + (time.hour * 60 + time.minute) * minute + time.second * 1000 - steady,
    );
  }
  const local = toCalendarDateTime(day, time);
  const earlier = toZoned(local, zone, 'earlier');
  if (earlier.hour === time.hour && earlier.minute === time.minute && earlier.day === day.day) {
    return earlier.toDate();
  }
  return changeBetween(earlier.toDate().getTime(), toZoned(local, zone, 'later').toDate().getTime(), zone);
}

/** The day that calendars in `zone` (IANA name) show at an instant. */
export function localDay(instant: Date, zone: string): CalendarDate {
  return fromEpochDay(localEpochDay(instant.getTime(), zone));
}

/** The time that clocks in `zone` (IANA name) show at an instant, to the second. */
export function localTime(instant: Date, zone: string): Time {
  const shown = new Date(instant.getTime() + zoneOffset(instant.getTime(), zone));
  return new Time(shown.getUTCHours(), shown.getUTCMinutes(), shown.getUTCSeconds());
}
