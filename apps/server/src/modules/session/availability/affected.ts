import { dayMs } from '@crt/domain/day-ms';
import { absenceOutcome, availabilityOutcome } from '@crt/domain/affected-sessions';
import { availabilityType, occurrences, type Availability } from '@crt/domain/availability';
import { doesBlock, type BookedSession } from '@crt/domain/booked-session';
import { unionOf, type Span, type Spans } from '@crt/domain/span';
import { inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { invalidRequest } from '../../../errors.ts';
import { sessionAnswer } from '../booking/session-answer.ts';
import { findBooked, findSessions } from '../booking/session.repository.ts';
import { designerOrNotFound } from '../designer/list-designers.ts';
import { mayChange } from '../schedule/own-schedule.ts';
import { designSessions } from '../session.tables.ts';
import { availabilityOf, findAvailabilities } from './availability.repository.ts';

/** The end of what anybody can have booked, in ms: far behind every availability. */
const forever = 20 * 366 * dayMs;
const hour = 3_600_000;

/** What is in the way of an absence, in sentences; it keeps its booking (N11). */
export async function inAbsence(
  { tx }: RequestContext,
  designerId: string,
  absence: Span,
): Promise<readonly string[]> {
  return absenceOutcome(absence, await findBooked(tx, absence, { designerIds: [designerId] })).messages;
}

/** The sessions that an absence would affect, read before it is saved. @throws not-found, not-yours */
export async function affectedSessions(
  context: RequestContext,
  designerId: string,
  { startDate, endDate }: { readonly startDate: string; readonly endDate: string },
): Promise<Output<'listAffectedSessions'>> {
  mayChange(context, designerId);
  await designerOrNotFound(context, designerId);
  const absence = { start: Date.parse(startDate), end: Date.parse(endDate) };
  if (absence.end <= absence.start)
    throw invalidRequest([{ path: '/query/endDate', message: 'The end must lie after the start.' }]);
  const booked = await findBooked(context.tx, absence, { designerIds: [designerId] });
  const ids = absenceOutcome(absence, booked).sessions.map(({ id }) => id);
  const rows = await findSessions(context.tx, inArray(designSessions.id, ids));
  return rows.map((row) => sessionAnswer(context, row));
}

/** What of a designer is to come, to be compared before and after a change of what they offer (N43). */
export interface OfferedTime {
  readonly zone: string;
  readonly range: Span;
  readonly entries: readonly Availability[];
  readonly sessions: readonly BookedSession[];
}

/** Reads what a designer offers around the sessions that are to come. */
export async function offeredTime(
  { tx, clock }: RequestContext,
  designerId: string,
  zone: string,
): Promise<OfferedTime> {
  const now = clock.now().getTime();
  const sessions = await findBooked(tx, { start: now, end: now + forever }, { designerIds: [designerId] });
  const starts = sessions.map(({ session }) => session.start);
  const ends = sessions.map(({ session }) => session.end);
  const range = { start: Math.min(now, ...starts), end: Math.max(now + 1, ...ends) };
  const entries = (await findAvailabilities(tx, range, [designerId])).map(availabilityOf);
  return { zone, range, entries, sessions };
}

function spansOf(entries: readonly Availability[], zone: string, range: Span): Spans {
  return unionOf(
    entries
      .filter(({ type }) => type !== availabilityType.absence)
      .flatMap((entry) => occurrences(entry, zone, range)),
  );
}

/** How much of a designer is to come: sessions, hours of availability, and the entries that offer them. */
export async function timeAhead(
  { tx, clock }: RequestContext,
  { sessions, zone }: OfferedTime,
  designerId: string,
): Promise<{
  readonly sessions: number;
  readonly hours: number;
  readonly entries: readonly Availability[];
}> {
  const now = clock.now().getTime();
  const range = { start: now, end: now + forever };
  const entries = (await findAvailabilities(tx, range, [designerId])).map(availabilityOf);
  const length = spansOf(entries, zone, range).reduce(
    (sum, { start, end }) => sum + end - Math.max(start, now),
    0,
  );
  return { sessions: sessions.filter(doesBlock).length, hours: Math.ceil(length / hour), entries };
}

/** Requests whose sessions lie outside when all is offered on the clocks of another zone: they keep their booking. */
export function leftByZone({ zone, range, entries, sessions }: OfferedTime, next: string): readonly string[] {
  const [before, after] = [spansOf(entries, zone, range), spansOf(entries, next, range)];
  return availabilityOutcome(before, after, sessions).sessions.map(({ requestId }) => requestId);
}

/** The sessions that lie outside when an entry is replaced, or taken away: they keep their booking. */
export function leftOutside(
  offered: OfferedTime,
  id: number,
  next: Availability | undefined,
): readonly string[] {
  const { zone, range, entries, sessions } = offered;
  const others = entries.filter((entry) => entry.id !== id);
  const after = spansOf(next ? [...others, next] : others, zone, range);
  return availabilityOutcome(spansOf(entries, zone, range), after, sessions).messages;
}
