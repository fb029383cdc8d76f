import { readDate } from './iso.ts';

/** Which part comes first where days are written with digits: `dmy` for 24/11/2026. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

/** What a pasted text says: a day, perhaps a time of day, perhaps how far that is from UTC; or why it says none. */
export type DateReading =
  { day: string; time: string | null; offset: string | null } | { problem: 'notADate' | 'noSuchDay' };

/** The order of the reader’s language. */
export const dayOrder = (locale: string): DayOrder =>
  new Intl.DateTimeFormat(locale)
    .formatToParts(0)
    .filter(({ type }) => type === 'day' || type === 'month' || type === 'year')
    .map(({ type }) => type.charAt(0))
    .join('') as DayOrder;

/**
 * The year that one or two digits mean: 27 is 2027, 74 is 1974. The century changes at 69, as in POSIX and most tools.
 * `null` for three digits, which are a year that is not typed to its end.
 */
export const fullYear = (year: number): number | null => {
  if (year < 69) return 2000 + year;
  if (year < 100) return 1900 + year;
  return year < 1000 ? null : year;
};

const DAY = String.raw`(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})`;
const TIME = String.raw`(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?`;
const ZONE = String.raw`(Z|UTC|(?:GMT|UTC)?[+-]\d{1,2}(?::?\d{2})?)`;
const WHOLE = new RegExp(String.raw`^${DAY}(?:(?:T|,?\s+)${TIME}(?:\s*${ZONE})?)?$`, 'i');
const ONLY_TIME = new RegExp(`^${TIME}$`, 'i');

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Reads a day as people write it: ISO (`2026-11-24`) or in the order of the reader (`24/11/2026`, `24.11.26`), with or
 * without a time behind it.
 */
export const readDateText = (text: string, order: DayOrder): DateReading => {
  const [, first = '', , second = '', third = '', hours, minutes, half, zone] = WHOLE.exec(text.trim()) ?? [];
  if (first === '') return { problem: 'notADate' };
  const written = [first, second, third];
  const places = first.length === 4 ? 'ymd' : order;
  const part = (name: string) => written[places.indexOf(name)] ?? '';
  const year = fullYear(Number(part('y')));
  if (year === null || part('m').length > 2 || part('d').length > 2) return { problem: 'notADate' };
  const day = `${year}-${twoDigits(Number(part('m')))}-${twoDigits(Number(part('d')))}`;
  if (readDate(day) === null) return { problem: 'noSuchDay' };
  if (hours === undefined) return { day, time: null, offset: null };
  const time = clockTime(hours, minutes, half);
  return time === null ? { problem: 'notADate' } : { day, time, offset: offsetOf(zone) };
};

/** Reads a time of day as people write it: `8:30`, `08.30`, `0830`, `8:30 pm`. `null` where it is none. */
export const readTimeText = (text: string): string | null => {
  const [, hours, minutes, half] = ONLY_TIME.exec(text.trim()) ?? /^(\d{2})(\d{2})$/.exec(text.trim()) ?? [];
  return clockTime(hours, minutes, half);
};

const clockTime = (hours: string | undefined, minutes: string | undefined, half?: string): string | null => {
  if (hours === undefined || minutes === undefined) return null;
  const hour = half === undefined ? Number(hours) : hourOfHalf(Number(hours), half);
  return hour > 23 || Number(minutes) > 59 ? null : `${twoDigits(hour)}:${minutes}`;
};

// 12 am is midnight. What has no half, as 13 pm, comes out too large.
const hourOfHalf = (hour: number, half: string): number =>
  hour < 1 || hour > 12 ? 24 : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);

/** `Z` or `+05:30`, of what may be written `UTC`, `GMT+5:30` or `+0530`. */
const offsetOf = (zone: string | undefined): string | null => {
  if (zone === undefined) return null;
  const [, sign, hours = '', minutes = '00'] = /([+-])(\d{1,2}?):?(\d{2})?$/.exec(zone) ?? [];
  return sign === undefined ? 'Z' : `${sign}${hours.padStart(2, '0')}:${minutes}`;
};

// A cited text is to be recognised, not read to its end.
const citedLength = 40;

/** A refused text as a sentence cites it. */
export const cited = (text: string): string => {
  const whole = text.trim();
  return whole.length > citedLength ? `${whole.slice(0, citedLength)}…` : whole;
};
