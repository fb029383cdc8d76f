import { meetingStatus } from '@crt/domain/booked-session';
import { decisionLead, preReservationFate } from '@crt/domain/pre-reservation';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { plans } from '../../plan/plan.tables.ts';
import { touch } from '../../write-road/verbs.ts';
import { announceSchedule } from '../announce.ts';
import { designSessionAggregate } from '../booking/design-session.aggregate.ts';
import { followBooking } from '../booking/follow-booking.ts';
import { isOver, isScanAccepted } from '../booking/session-wish.ts';
import { lockSchedules } from '../schedule-lock.ts';
import { designSessions } from '../session.tables.ts';
import { awaitMeeting } from './await-meeting.ts';
import { lapse } from './lapse.ts';
import { meetingDelay } from './meeting-outcome.ts';

type Row = typeof designSessions.$inferSelect;

/**
 * Decides the pre-reservation that is due first: a day before its start it becomes a session when the scan is there and its
 * request is not over, else its slot is free again (N18, domain rules §3.8). Gives how many were decided.
 */
export async function decidePreReservations(context: RequestContext): Promise<number> {
  const { tx, clock } = context;
  const due = new Date(clock.now().getTime() + decisionLead);
  const { meeting, startAt, planId, id } = designSessions;
  const isDue = and(isNull(meeting), lte(startAt, due));
  const [first] = await tx
    .select({ id })
    .from(designSessions)
    .where(isDue)
    .orderBy(asc(startAt), asc(id))
    .limit(1);
  if (!first) return 0;
  await lockSchedules(context);
  const [found] = await tx
    .select({ row: designSessions, plan: plans })
    .from(designSessions)
    .innerJoin(plans, eq(plans.id, planId))
    .where(and(eq(id, first.id), isDue))
    .for('update', { of: designSessions });
  if (!found) return 1;
  const { row, plan } = found;
  // A request that was terminated since needs no session (N28).
  const isWanted = isScanAccepted(plan) && !isOver(plan);
  const fate = preReservationFate(row.startAt.getTime(), isWanted, clock.now().getTime());
  if (fate === 'converts') await convert(context, row);
  else {
    await lapse(context, row);
    await followBooking(context, row, null);
  }
  return 1;
}

async function convert(context: RequestContext, row: Row): Promise<void> {
  const { tx, clock } = context;
  const patch = {
    meeting: meetingStatus.inProgress,
    meetingDueAt: new Date(clock.now().getTime() + meetingDelay(row.planId)),
  };
  const changes = await designSessionAggregate.changesOf(tx, row, { ...row, ...patch });
  await touch(context, designSessionAggregate, [{ row, patch, changes }]);
  await followBooking(context, row, { ...row, ...patch });
  await awaitMeeting(context);
  announceSchedule(context, row.designerId);
}
