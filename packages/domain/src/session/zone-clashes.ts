import { dayMs } from '../day-ms.ts';
import {
  availabilityType,
  comingOf,
  occurrences,
  type Availability,
  type RecurringAvailability,
  type SingleAvailability,
} from './availability.ts';
import type { Span } from './span.ts';

/** What the clocks of another zone would do to what a designer offers (N22, N42). */
export interface ZoneClashes {
  /** A single availability and the time of a week that recurs that would come upon it. */
  readonly together: readonly { readonly single: Span; readonly recurring: Span }[];
  /** The next time of each week that recurs and would not come any more: the clocks skip all of it. */
  readonly lost: readonly Span[];
}

/** The zones of a designer, IANA names, and the instant from which on it matters, in ms. */
interface ZoneStep {
  readonly from: string;
  readonly to: string;
  readonly now: number;
}

const isoDay = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/**
 * The first time of a week that recurs which comes upon a single one and is not over; its dates tell most of it. What is
 * upon it already is not brought by the change.
 */
function meeting(week: RecurringAvailability, single: Span, { from, to, now }: ZoneStep): Span | undefined {
  if (week.startDate > isoDay(single.end + dayMs) || week.endDate < isoDay(single.start - dayMs))
    return undefined;
  const isThere = occurrences(week, from, single).length > 0;
  return isThere ? undefined : occurrences(week, to, single).find((span) => span.end > now);
}

/** The next time of a week that recurs which another zone takes away whole; one that is over is no loss. */
function lostTime(week: RecurringAvailability, { from, to, now }: ZoneStep): Span | undefined {
  if (comingOf(week, from) !== 'comes' || comingOf(week, to) === 'comes') return undefined;
  const range = { start: Date.parse(week.startDate) - dayMs, end: Date.parse(week.endDate) + 2 * dayMs };
  return occurrences(week, from, range).find((span) => span.end > now);
}

/**
 * Which availabilities would stand at one time, or be lost in hours that clocks skip, when a designer gets another zone:
 * single ones keep their moment, weeks that recur their times of day. Those among themselves stay as they are, and what
 * is over is nobody's offer any more.
 */
export function zoneClashes(entries: readonly Availability[], step: ZoneStep): ZoneClashes {
  const weeks = entries.filter((entry) => entry.type === availabilityType.recurring);
  const isAhead = (entry: Availability): entry is SingleAvailability =>
    entry.type === availabilityType.single && entry.end > step.now;
  const together = entries.filter(isAhead).flatMap(({ start, end }) =>
    weeks.flatMap((week) => {
      const recurring = meeting(week, { start, end }, step);
      return recurring ? [{ single: { start, end }, recurring }] : [];
    }),
  );
  return { together, lost: weeks.flatMap((week) => lostTime(week, step) ?? []) };
}
