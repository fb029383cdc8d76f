import { formatDate } from '@crt/ui/format-date';

/** Short name of a zone at an instant: `CET`, `GMT+9`. */
export function zoneName(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'short' }).formatToParts(
    new Date(instant),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** An instant in its own zone, with the zone's name: `04/12/2026 12:00 CET`. */
export const withZone = (instant: string, timeZone: string): string =>
  `${formatDate(instant, 'dateTime', timeZone)} ${zoneName(instant, timeZone)}`;

/** Calendar days from one instant to another, both read in one zone. */
export function daysBetween(from: string, to: string, timeZone: string): number {
  const day = (instant: string) => Date.parse(`${formatDate(instant, 'isoDate', timeZone)}T00:00:00Z`);
  return Math.round((day(to) - day(from)) / 86_400_000);
}
