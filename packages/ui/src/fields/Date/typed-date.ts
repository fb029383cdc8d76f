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
import { flushSync } from 'react-dom';
import type { DateFieldState } from 'react-aria-components/DateField';
import { readDate, readTime } from './iso.ts';
import { type DateReading, fullYear } from './read-text.ts';
import type { PartName, Parts } from './typed-text.ts';

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

const partNames: readonly string[] = ['year', 'month', 'day', 'hour', 'minute'] satisfies PartName[];
const isPart = (type: string): type is PartName => partNames.includes(type);

/** The parts that are typed, in their order. */
export const partsOrder = ({ segments }: DateFieldState): PartName[] =>
  segments.map(({ type }) => type).filter(isPart);

/** What the parts show, as far as something was typed into them. */
export const shownParts = ({ segments }: DateFieldState): Parts =>
  Object.fromEntries(
    segments.flatMap(({ type, value, isPlaceholder }) =>
      isPart(type) && !isPlaceholder && value !== undefined && value !== null ? [[type, value]] : [],
    ),
  );

/** The date of some parts; `null` while one is missing, and where the calendar or the clock of the zone has none. */
const dateOf = (
  { year, month, day, hour, minute }: Parts,
  { calendar }: DateFieldState,
  timeZone: string | undefined,
): DateValue | null => {
  if (year === undefined || month === undefined || day === undefined) return null;
  // Puts a day that does not exist on the last one of its month.
  const date = new CalendarDate(calendar, year, month, day);
  if (date.year !== year || date.month !== month || date.day !== day) return null;
  if (timeZone === undefined) return date;
  const time = readTime(`${twoDigits(hour)}:${twoDigits(minute)}`);
  return time === null ? null : inZone(date.set({ year: fullYear(year) ?? year }), time, timeZone);
};

const twoDigits = (value: number | undefined): string =>
  value === undefined ? '' : String(value).padStart(2, '0');

/** Whether all parts are typed, but the calendar has no such day, or the clock of the zone no such hour. */
export const isMissingDate = (state: DateFieldState, timeZone: string | undefined): boolean => {
  const parts = shownParts(state);
  if (partsOrder(state).some((part) => parts[part] === undefined)) return false;
  const { year = 0 } = parts;
  return dateOf({ ...parts, year: fullYear(year) ?? year }, state, timeZone) === null;
};

/** Shows parts, whether they are a date or none. `current` is the state of the field after each step. */
export const showParts = (
  wanted: Parts,
  current: () => DateFieldState | null,
  timeZone: string | undefined,
): void => {
  const before = current();
  if (before === null) return;
  const date = dateOf(wanted, before, timeZone);
  if (date !== null) {
    before.setValue(date);
    return;
  }
  const step = (change: (state: DateFieldState) => void) => {
    const state = current();
    if (state !== null) flushSync(() => change(state));
  };
  // Without a day nothing on the way is a whole date, which would be told as the value.
  const order = partsOrder(before).toSorted((one, other) => Number(one === 'day') - Number(other === 'day'));
  for (const part of order.toReversed())
    if ((part === 'day' || wanted[part] === undefined) && shownParts(before)[part] !== undefined)
      step((state) => state.clearSegment(part));
  for (const part of order) {
    const number = wanted[part];
    if (number !== undefined) step((state) => state.setSegment(part, number));
  }
};
