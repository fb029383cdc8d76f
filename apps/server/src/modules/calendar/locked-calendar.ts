import { calendarKind, type CalendarKind } from '@crt/domain/calendar-kind';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { refused, type Answer } from '../write-road/answer.ts';
import { staleSince } from '../write-road/stale-stamp.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { auditRecord, noStamp } from '../reference-data/audit-record.ts';
import { calendars } from './calendar.tables.ts';

const wrongKind: Readonly<Record<CalendarKind, (name: string) => string>> = {
  holiday: (name) => `${name} holds capacities, no holidays.`,
  capacity: (name) => `${name} holds holidays, no capacities.`,
};

/** A calendar that lets one write at a time change what stands in it, or why nothing of this kind may stand in it (T13). */
type LockedCalendar = { readonly id: number; readonly name: string } | { readonly error: string };

/** Locks a calendar until the end of the transaction, so that "is the day free?" stays true. */
export async function lockCalendar(
  { tx }: RequestContext,
  id: number,
  kind: CalendarKind,
): Promise<LockedCalendar> {
  const [calendar] = await tx.select().from(calendars).where(eq(calendars.id, id)).for('update');
  if (!calendar) return { error: 'This calendar does not exist.' };
  if (calendarKind(calendar.name) !== kind) return { error: wrongKind[kind](calendar.name) };
  return { id, name: calendar.name };
}

/** Tells the history of a calendar what changed in it, and everybody who looks at its days. */
export async function tellCalendarDay(
  context: RequestContext,
  calendarId: number,
  before: Readonly<Record<string, string | number>> | undefined,
  after: Readonly<Record<string, string | number>> | undefined,
): Promise<void> {
  const [calendar] = await context.tx.select().from(calendars).where(eq(calendars.id, calendarId));
  // The days have stamps of their own; that of the calendar is for what was entered for it, and stays.
  const stamp = calendar?.stamp ?? noStamp;
  await auditRecord(context, { kind: 'calendar', id: calendarId, stamp }, before, after);
  context.publish({ entity: 'calendar-day', entityId: String(calendarId) });
}

/**
 * Refuses to change an item of a calendar that somebody else changed since it was read, and tells what it is now; with the
 * stamp that comes with the refusal the caller may insist (domain rules §3.12).
 */
export function staleItem(stamp: number, readAs: string | undefined, now: string): Answer | undefined {
  if (staleSince(stamp, readAs, '/query/timestampBase64') === undefined) return undefined;
  return refused(`Somebody else changed this at the same time. It is now ${now}.`, encodeStamp(stamp));
}
