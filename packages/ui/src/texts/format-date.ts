/** How a date is written (A29): `20/11/2026`, `20/11/2026 14:05`, `14:05` or `2026-11-20`. */
export type DateStyle = 'date' | 'dateTime' | 'time' | 'isoDate';

/**
 * The same, with the twelve hours that people may choose for schedules (`20/11/2026 2:05 pm`, `2:05 pm`, N37), and to the
 * second: `20/11/2026 14:05:09` (Q1).
 */
export type ClockDateStyle = DateStyle | 'dateTime12' | 'time12' | 'dateTimeSeconds';

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

const day: Intl.DateTimeFormatOptions = { day: '2-digit', month: '2-digit', year: 'numeric' };
const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };

const time12: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true };

const OPTIONS: Readonly<Record<ClockDateStyle | 'zone', Intl.DateTimeFormatOptions>> = {
  date: day,
  dateTime: { ...day, ...time },
  time,
  isoDate: day,
  dateTime12: { ...day, ...time12 },
  time12,
  dateTimeSeconds: { ...day, ...time, second: '2-digit' },
  zone: { timeZoneName: 'short' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times more than using one: each language, style and zone has one for good. */
function formatterOf(style: ClockDateStyle | 'zone', timeZone: string, locale?: string): Intl.DateTimeFormat {
  const language = locale ?? (style === 'isoDate' ? 'sv-SE' : 'en-GB');
  const key = `${language}|${style}|${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(language, { ...OPTIONS[style], timeZone });
    formatters.set(key, formatter);
  }
  return formatter;
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T/;

/** In ms. Engines read more than they should: `week 48` would be the first of January 2048. */
const instantOf = (value: string | Date): number => {
  if (typeof value !== 'string') return value.getTime();
  return INSTANT.test(value) ? Date.parse(value) : Number.NaN;
};

/**
 * Writes a date as the product does everywhere (A29). A calendar date has no zone and is only
 * rearranged; an instant is shown in `timeZone`. Unreadable input is given back as it is.
 */
export function formatDate(value: string | Date, style: ClockDateStyle, timeZone: string): string {
  if (typeof value === 'string') {
    const parts = DATE_ONLY.exec(value);
    if (parts) return style === 'isoDate' ? value : `${parts[3]}/${parts[2]}/${parts[1]}`;
  }
  const instant = instantOf(value);
  if (Number.isNaN(instant)) return String(value);
  return formatterOf(style, timeZone).format(instant).replace(', ', ' ');
}

// Clocks change at a full or a half hour, if at all: the rows of a table ask for few names.
const HALF_HOUR = 1_800_000;
const zoneNames = new Map<string, string>();

/** What a zone is called at an instant in ms: `CET`, `GMT+9`. */
export function zoneName(instant: number, timeZone: string, locale = 'en-GB'): string {
  const key = `${locale}|${timeZone}|${Math.floor(instant / HALF_HOUR)}`;
  let name = zoneNames.get(key);
  if (name === undefined) {
    if (zoneNames.size > 5000) zoneNames.clear();
    const parts = formatterOf('zone', timeZone, locale).formatToParts(instant);
    name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
    zoneNames.set(key, name);
  }
  return name;
}

/**
 * The zone that has to be named beside a date: of an instant that is written with its time. Days have none, and neither
 * has what cannot be read.
 */
export function zoneBeside(
  value: string | Date,
  style: ClockDateStyle,
  timeZone: string,
): string | undefined {
  if (style === 'date' || style === 'isoDate') return undefined;
  if (typeof value === 'string' && DATE_ONLY.test(value)) return undefined;
  const instant = instantOf(value);
  return Number.isNaN(instant) ? undefined : zoneName(instant, timeZone);
}

/** A date with the name of its zone, where only text can stand: `04/12/2026 12:00 CET`. */
export function formatWithZone(value: string | Date, style: DateStyle, timeZone: string): string {
  const zone = zoneBeside(value, style, timeZone);
  const text = formatDate(value, style, timeZone);
  return zone === undefined ? text : `${text} ${zone}`;
}
