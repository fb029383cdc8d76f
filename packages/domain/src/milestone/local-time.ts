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

/** Times on days on which clocks change, per zone: schedules of many designers ask for the same few. */
const changedTimes = new Map<string, Map<number, number>>();
const mostChangedTimes = 5_000;

function onChangedDay(epochDay: number, second: number, zone: string): number {
  const day = fromEpochDay(epochDay);
  const time = new Time(Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60);
  const local = toCalendarDateTime(day, time);
  const earlier = toZoned(local, zone, 'earlier');
  const isShown = earlier.hour === time.hour && earlier.minute === time.minute && earlier.day === day.day;
  if (isShown) return earlier.toDate().getTime();
  return changeBetween(
    earlier.toDate().getTime(),
    toZoned(local, zone, 'later').toDate().getTime(),
    zone,
  ).getTime();
}

/**
 * The instant, in ms, at which the clocks of `zone` show so many seconds of the day that lies `epochDay` days after
 * 1970-01-01: {@link instantAt} in plain numbers, for sweeps over thousands of days.
 */
export function wallInstant(epochDay: number, second: number, zone: string): number {
  const steady = steadyOffset(epochDay, zone);
  if (steady !== null) return epochDay * dayLength + second * 1000 - steady;
  let times = changedTimes.get(zone);
  if (!times || times.size > mostChangedTimes) changedTimes.set(zone, (times = new Map<number, number>()));
  const key = epochDay * 86_400 + second;
  const known = times.get(key);
  if (known !== undefined) return known;
  const instant = onChangedDay(epochDay, second, zone);
  times.set(key, instant);
  return instant;
}

/**
 * The instant at which the clocks of `zone` (IANA name) show `time` on `day`. A time that a clock change skips moves
 * forward to the first minute that exists, a time that it repeats is the first of the two (domain rules §3.1.6).
 */
export function instantAt(day: CalendarDate, time: Time, zone: string): Date {
  return new Date(wallInstant(toEpochDay(day), (time.hour * 60 + time.minute) * 60 + time.second, zone));
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
