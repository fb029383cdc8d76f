import { localDay, localTime } from '@crt/domain/local-time';
import type { ValueKind } from '@crt/domain/record-field';
import { zoneName } from '@crt/domain/zone-name';

/** A value of a field as it goes over the wire. */
export type FieldValue = string | number | boolean | null;

/** The wire value of what the history stores as text. */
export function fieldValue(kind: ValueKind, stored: string | null): FieldValue {
  if (stored === null) return null;
  if (kind === 'number' || kind === 'choice') return Number(stored);
  return kind === 'boolean' ? stored === 'true' : stored;
}

/** What the history stores for a value. */
export function storedValue(value: FieldValue | Date): string | null {
  if (value === null) return null;
  return value instanceof Date ? storedInstant(value) : String(value);
}

/** An instant as it is stored and hashed. PostgreSQL knows `infinity` too; CRT never writes it, and whoever does is found. */
export function storedInstant(instant: Date): string {
  return Number.isNaN(instant.getTime()) ? 'no instant' : instant.toISOString();
}

/** The same of a list or an object, whatever the order of its members: the database keeps another one than was entered. */
export function storedParts(value: object): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part === null || typeof part !== 'object' || Array.isArray(part)
      ? part
      : Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1))),
  );
}

const twoDigits = (part: number) => String(part).padStart(2, '0');

/** How a value of a kind without a vocabulary of its own is shown in the history. */
export function shownValue(value: FieldValue | Date): string | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (!(value instanceof Date)) return String(value);
  const day = `${twoDigits(value.getUTCDate())}/${twoDigits(value.getUTCMonth() + 1)}/${value.getUTCFullYear()}`;
  return `${day} ${twoDigits(value.getUTCHours())}:${twoDigits(value.getUTCMinutes())} UTC`;
}

/** A plain date (yyyy-MM-dd) as it is shown, DD/MM/YYYY (A29). */
export function shownDate(date: string | null): string | null {
  return date === null ? null : date.split('-').reverse().join('/');
}

/** An instant as it is shown in the history: the day and time that it is in a zone, with the zone's short name: `04/12/2026 12:00 CET`. */
export function shownInstant(instant: Date | null, zone: string): string | null {
  if (instant === null) return null;
  const time = localTime(instant, zone);
  const day = shownDate(localDay(instant, zone).toString()) ?? '';
  return `${day} ${twoDigits(time.hour)}:${twoDigits(time.minute)} ${zoneName(instant, zone)}`;
}
