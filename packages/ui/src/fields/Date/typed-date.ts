import {
  CalendarDate,
  type DateValue,
  type Time,
  type ZonedDateTime,
  parseAbsolute,
  toCalendarDateTime,
  toTime,
  toZoned,
} from '@internationalized/date';
import type { DateFieldState } from 'react-aria-components/DateField';
import { readDate, readTime } from './iso.ts';
import { type DateReading, fullYear } from './read-text.ts';

/** A date whose short year is written out; `null` while its year is not typed to its end. */
export const inFull = <D extends DateValue>(date: D | null): D | null => {
  const year = date === null ? null : fullYear(date.year);
  return date === null || year === null ? null : (date.set({ year }) as D);
};

/** The instant of a day and a time in a zone; `null` where its clock leaves that hour out. */
const inZone = (day: CalendarDate, time: Time, timeZone: string): ZonedDateTime | null => {
  const instant = toZoned(toCalendarDateTime(day, time), timeZone);
  return instant.hour === time.hour ? instant : null;
};

/**
 * What a pasted text sets. In a field of instants (`timeZone`) a text without a zone is meant in that of the field, and one
 * without a time keeps the time that is there.
 */
export const pastedDate = (
  reading: Exclude<DateReading, { problem: string }>,
  current: DateValue | null,
  timeZone: string | undefined,
): DateValue | { problem: 'noSuchDay' | 'noTime' } => {
  const day = readDate(reading.day);
  if (day === null) return { problem: 'noSuchDay' };
  if (timeZone === undefined) return day;
  const kept = current !== null && 'hour' in current ? toTime(current) : null;
  const time = readTime(reading.time) ?? kept;
  if (time === null) return { problem: 'noTime' };
  if (reading.offset !== null)
    return parseAbsolute(`${reading.day}T${time.toString()}${reading.offset}`, timeZone);
  return inZone(day, time, timeZone) ?? { problem: 'noSuchDay' };
};

/** What the parts of a date show, as one text. */
export const shownText = ({ segments }: DateFieldState): string =>
  segments
    .map(({ text }) => text)
    .join('')
    // Marks of the direction that react-aria puts around a time.
    .replaceAll(/[\u2066\u2069]/gu, '');

/** Whether all parts are typed, but the calendar has no such day, or the clock of the zone no such hour. */
export const isMissingDate = (
  { segments, calendar }: DateFieldState,
  timeZone: string | undefined,
): boolean => {
  if (segments.some(({ isPlaceholder }) => isPlaceholder)) return false;
  const part = (name: string) => segments.find(({ type }) => type === name)?.value ?? 0;
  const year = part('year');
  // Puts a day that does not exist on the last one of its month.
  const day = new CalendarDate(calendar, fullYear(year) ?? year, part('month'), part('day'));
  if (day.day !== part('day')) return true;
  const time = readTime(
    `${String(part('hour')).padStart(2, '0')}:${String(part('minute')).padStart(2, '0')}`,
  );
  return timeZone !== undefined && time !== null && inZone(day, time, timeZone) === null;
};
