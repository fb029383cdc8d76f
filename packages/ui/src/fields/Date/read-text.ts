import { isWeekday, monthOfName } from './date-words.ts';
import { readDate } from './iso.ts';

/** Which part comes first where days are written with digits: `dmy` for 24/11/2026. */
export type DayOrder = 'dmy' | 'mdy' | 'ymd';

/** Who reads: the language with its names of months, and the order of days that are written with digits. */
export interface DateReader {
  locale: string;
  order: DayOrder;
}

/**
 * What a text that was pasted, or typed in one go, says: a day, perhaps a time of day, perhaps how far that is from UTC; or
 * why it says none.
 */
export type DateReading =
  { day: string; time: string | null; offset: string | null } | { problem: 'notADate' | 'noSuchDay' };

/** Who reads in a language. */
export const dateReader = (locale: string): DateReader => ({ locale, order: dayOrder(locale) });

const dayOrder = (locale: string): DayOrder =>
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

const DIGITS = String.raw`(?<one>\d{1,4})(?<between>[./-])(?<two>\d{1,2})\k<between>(?<three>\d{1,4})`;
const SPACED = String.raw`(?<one>\d{1,4})(?:\.?\s+)(?<two>\d{1,2})(?:\.?\s+)(?<three>\d{1,4})`;
const EIGHT_DIGITS = String.raw`(?<digits>\d{8})`;
const WEEKDAY = String.raw`(?:(?<weekday>\p{L}[\p{L}\p{M}]*)\.?,?\s+)?`;
const MONTH = String.raw`(?<month>\p{L}[\p{L}\p{M}]*)\.?`;
const DAY_OF_MONTH = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?`;
const YEAR = String.raw`(?<year>\d{4}|\d{2})`;
const OF = String.raw`(?:(?:of|de|del)\s+)?`;
const GAP = String.raw`(?:\.?,?\s+|\.?-|\.)`;
const DAY_FIRST = `${WEEKDAY}${DAY_OF_MONTH}${GAP}${OF}${MONTH}${GAP}${OF}${YEAR}`;
const MONTH_FIRST = `${WEEKDAY}${MONTH}${GAP}${DAY_OF_MONTH}${GAP}${YEAR}`;
const TIME = String.raw`(?<hours>\d{1,2})[:.](?<minutes>\d{2})(?:[:.]\d{2}(?:\.\d+)?)?(?:\s*(?<half>[ap])\.?m\.?)?`;
const ZONE = String.raw`(?<zone>Z|UTC|(?:GMT|UTC)?[+-]\d{1,2}(?::?\d{2})?)`;
const wholeTexts = [DIGITS, SPACED, EIGHT_DIGITS, DAY_FIRST, MONTH_FIRST].map(
  (day) => new RegExp(String.raw`^${day}(?:(?:T|,?\s+)${TIME}(?:\s*${ZONE})?)?$`, 'iu'),
);
const ONLY_TIME = new RegExp(`^${TIME}$`, 'iu');
const FOUR_DIGITS = /^(?<hours>\d{2})(?<minutes>\d{2})$/;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

type Written = Readonly<Record<'y' | 'm' | 'd', string>>;

/** Whether digits begin with year, month and day, as in 20270305: no order that begins otherwise has these for a day of our age. */
export const beginsWithYear = (digits: string): boolean =>
  /^(?:19|20|21)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])/.test(digits);

/** Eight digits, cut where the parts end. */
const cut = (digits: string, places: DayOrder): string[] => {
  const ends = [...places].map((place) => (place === 'y' ? 4 : 2));
  return ends.map((length, index) => {
    const start = ends.slice(0, index).reduce((sum, one) => sum + one, 0);
    return digits.slice(start, start + length);
  });
};

const inPlaces = (parts: readonly string[], places: DayOrder): Written => {
  const part = (name: string) => parts[places.indexOf(name)] ?? '';
  return { y: part('y'), m: part('m'), d: part('d') };
};

/** Which digits are the year, the month and the day; undefined where a word is no month. */
const writtenParts = (groups: Readonly<Record<string, string | undefined>>, reader: DateReader) => {
  const { one, two = '', three = '', digits, weekday, day = '', month = '', year = '' } = groups;
  if (one !== undefined) return inPlaces([one, two, three], one.length === 4 ? 'ymd' : reader.order);
  if (digits !== undefined) {
    const places = beginsWithYear(digits) ? 'ymd' : reader.order;
    return inPlaces(cut(digits, places), places);
  }
  const number = monthOfName(month, reader.locale);
  if (number === undefined || (weekday !== undefined && !isWeekday(weekday, reader.locale))) return undefined;
  return { y: year, m: String(number), d: day };
};

/**
 * Reads a day as people write it: ISO (`2026-11-24`, `20261124`), in the order of the reader (`24/11/2026`, `24.11.26`), or
 * with the name of its month (`24 November 2026`, `Nov 24, 2026`), with or without a time behind it.
 */
export const readDateText = (text: string, reader: DateReader): DateReading => {
  const groups = wholeTexts
    .map((form) => form.exec(text.trim())?.groups)
    .find((found) => found !== undefined);
  const written = groups && writtenParts(groups, reader);
  if (groups === undefined || written === undefined) return { problem: 'notADate' };
  const year = fullYear(Number(written.y));
  if (year === null || written.m.length > 2 || written.d.length > 2) return { problem: 'notADate' };
  const day = `${year}-${twoDigits(Number(written.m))}-${twoDigits(Number(written.d))}`;
  if (readDate(day) === null) return { problem: 'noSuchDay' };
  const { hours, minutes, half, zone } = groups;
  if (hours === undefined) return { day, time: null, offset: null };
  const time = clockTime(hours, minutes, half);
  return time === null ? { problem: 'notADate' } : { day, time, offset: offsetOf(zone) };
};

/** Reads a time of day as people write it: `8:30`, `08.30`, `0830`, `8:30 pm`. `null` where it is none. */
export const readTimeText = (text: string): string | null => {
  const { hours, minutes, half } =
    (ONLY_TIME.exec(text.trim()) ?? FOUR_DIGITS.exec(text.trim()))?.groups ?? {};
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
