import { meetingStatus } from '@crt/domain/booked-session';
import { and, eq, gt, isNull, notInArray, or } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { designSessions } from '../session.tables.ts';

const over = [meetingStatus.failed, meetingStatus.error];

/** The session or pre-reservation that a plan has and that is still to be held; a failed one counts for nothing. */
export async function sessionOfPlan({ tx, clock }: RequestContext, planId: number) {
  const { planId: ofPlan, meeting, endAt } = designSessions;
  const blocks = or(isNull(meeting), notInArray(meeting, over));
  const [row] = await tx
    .select()
    .from(designSessions)
    .where(and(eq(ofPlan, planId), blocks, gt(endAt, clock.now())));
  return row;
}
