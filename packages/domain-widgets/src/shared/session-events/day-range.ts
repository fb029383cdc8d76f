import { wallInstant } from '@crt/domain/local-time';
import { dayMs } from '@crt/domain/day-ms';

/** A stretch of calendar days: the first one, and the first that no longer belongs to it. */
export interface DayRange {
  readonly start: string;
  readonly end: string;
}

/** The instant at which a calendar day begins in a zone. */
export const midnight = (date: string, zone: string): string =>
  new Date(wallInstant(Math.round(Date.parse(date) / dayMs), 0, zone)).toISOString();

/** The instants at which days begin and end in a zone: what schedules are read for (N23). */
export const periodOfDays = ({ start, end }: DayRange, zone: string) => ({
  start: midnight(start, zone),
  end: midnight(end, zone),
});

/** The calendar date of an instant (ms) in a zone. */
export const dateAt = (instant: number, zone: string): string =>
  new Date(instant).toLocaleDateString('sv-SE', { timeZone: zone });
