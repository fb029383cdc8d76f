import { meetingStatus } from '@crt/domain/booked-session';
import { and, asc, eq, lte, min } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { touch } from '../../write-road/verbs.ts';
import { announceSchedule } from '../announce.ts';
import { designSessionAggregate } from '../booking/design-session.aggregate.ts';
import { followBooking } from '../booking/follow-booking.ts';
import { lockSchedules } from '../schedule-lock.ts';
import { designSessions } from '../session.tables.ts';
import { meetingOutcome } from './meeting-outcome.ts';

const { meeting, meetingDueAt, id } = designSessions;
const isAwaited = eq(meeting, meetingStatus.inProgress);

/**
 * Makes the meeting that is due first, in the place of a service for meetings (N16, N39). One that fails frees its slot, and
 * its plan has no session any more (domain rules §3.8). Gives how many were made.
 */
export async function makeMeetings(context: RequestContext): Promise<number> {
  const { tx, clock } = context;
  const isDue = and(isAwaited, lte(meetingDueAt, clock.now()));
  const [first] = await tx
    .select({ id })
    .from(designSessions)
    .where(isDue)
    .orderBy(asc(meetingDueAt), asc(id))
    .limit(1);
  if (!first) return 0;
  const outcome = meetingOutcome(first.id);
  const isMade = outcome === meetingStatus.created;
  // Whoever books at this moment need not wait for a meeting that changes nothing in a schedule.
  if (!isMade) await lockSchedules(context);
  const [row] = await tx
    .select()
    .from(designSessions)
    .where(and(eq(id, first.id), isDue))
    .for('update');
  if (!row) return 1;
  const patch = { meeting: outcome, meetingDueAt: null };
  const changes = await designSessionAggregate.changesOf(tx, row, { ...row, ...patch });
  await touch(context, designSessionAggregate, [{ row, patch, changes }]);
  if (!isMade) await followBooking(context, row, { ...row, ...patch });
  announceSchedule(context, row.designerId);
  return 1;
}

/** In how many ms the next meeting is due; null when none is awaited. */
export async function nextMeetingIn({ tx, clock }: RequestContext): Promise<number | null> {
  const [next] = await tx
    .select({ at: min(meetingDueAt) })
    .from(designSessions)
    .where(isAwaited);
  return next?.at ? Math.max(0, next.at.getTime() - clock.now().getTime()) : null;
}
