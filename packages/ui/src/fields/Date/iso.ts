import {
  type CalendarDate,
  type DateValue,
  type Time,
  type ZonedDateTime,
  parseAbsolute,
  parseDate,
  parseTime,
} from '@internationalized/date';

// The outside speaks ISO 8601 text, as the wire does; the inside speaks the calendar's own objects. What cannot be
// read counts as empty: a field is the place to put a wrong value right, so it must not break on one.

const attempt = <T>(read: () => T): T | null => {
  try {
    return read();
  } catch {
    return null;
  }
};

/** `2026-11-24`; a time behind it is left out. */
export const readDate = (text: string | null): CalendarDate | null =>
  text === null ? null : attempt(() => parseDate(text.slice(0, 10)));

/** `2026-11-24T08:00:00Z` as it is in the zone. */
export const readInstant = (text: string | null, timeZone: string): ZonedDateTime | null =>
  text === null ? null : attempt(() => parseAbsolute(text, timeZone));

/** `08:30` or `08:30:00`. */
export const readTime = (text: string | null): Time | null =>
  text === null ? null : attempt(() => parseTime(text));

/** `2026-11-24` of any date value. */
export const writeDate = (value: DateValue | null): string | null =>
  value === null ? null : value.toString().slice(0, 10);

/** `2026-11-24T08:00:00.000Z`. */
export const writeInstant = (value: ZonedDateTime | null): string | null => value?.toAbsoluteString() ?? null;

/** `08:30`. */
export const writeTime = (value: { toString: () => string } | null): string | null =>
  value?.toString().slice(0, 5) ?? null;
