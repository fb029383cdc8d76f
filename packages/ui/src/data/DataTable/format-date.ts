import type { DateStyle } from './column.ts';

const DATE_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;

const OPTIONS: Readonly<Record<Exclude<DateStyle, 'isoDate'>, Intl.DateTimeFormatOptions>> = {
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  dateTime: {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
};

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times more than using one: each style and zone has one for good. */
function formatterOf(style: DateStyle, timeZone: string): Intl.DateTimeFormat {
  const key = `${style}|${timeZone}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter =
      style === 'isoDate'
        ? new Intl.DateTimeFormat('sv-SE', { ...OPTIONS.date, timeZone })
        : new Intl.DateTimeFormat('en-GB', { ...OPTIONS[style], timeZone });
    formatters.set(key, formatter);
  }
  return formatter;
}

/**
 * Writes a date as the product does everywhere (A29). A calendar date has no zone and is only
 * rearranged; an instant is shown in `timeZone`. Unreadable input is given back as it is.
 */
export function formatDate(value: string | Date, style: DateStyle, timeZone: string): string {
  if (typeof value === 'string') {
    const parts = DATE_ONLY.exec(value);
    if (parts) return style === 'isoDate' ? value : `${parts[3]}/${parts[2]}/${parts[1]}`;
  }
  const instant = typeof value === 'string' ? Date.parse(value) : value.getTime();
  if (Number.isNaN(instant)) return String(value);
  return formatterOf(style, timeZone).format(instant).replace(', ', ' ');
}

/** What a zone is called at an instant in ms: `CET`, `GMT+9`. */
export function zoneName(instant: number, timeZone: string): string {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' });
    formatters.set(timeZone, formatter);
  }
  const parts = formatter.formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
