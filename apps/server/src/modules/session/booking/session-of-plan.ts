import { failedMeetingStatuses } from '@crt/domain/booked-session';
import { and, desc, eq, notInArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { isToBeHeld } from '../../plan/list/bookable-plans.ts';
import { designSessions } from '../session.tables.ts';

/** The session by which a plan counts as designed: the latest whose meeting is made or being made, also one that was held. */
export async function countedSession({ tx }: Pick<RequestContext, 'tx'>, planId: number) {
  const { planId: ofPlan, meeting, startAt } = designSessions;
  const [row] = await tx
    .select()
    .from(designSessions)
    .where(and(eq(ofPlan, planId), notInArray(meeting, [...failedMeetingStatuses])))
    .orderBy(desc(startAt))
    .limit(1);
  return row;
}

/** The session or pre-reservation that a plan has and that is still to be held; a failed one counts for nothing. */
export async function sessionOfPlan({ tx, clock }: RequestContext, planId: number) {
  const [row] = await tx
    .select()
    .from(designSessions)
    .where(and(eq(designSessions.planId, planId), isToBeHeld(clock.now())));
  return row;
}
