import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { isToBeHeld } from '../../plan/list/bookable-plans.ts';
import { designSessions } from '../session.tables.ts';

/** The session or pre-reservation that a plan has and that is still to be held; a failed one counts for nothing. */
export async function sessionOfPlan({ tx, clock }: RequestContext, planId: number) {
  const [row] = await tx
    .select()
    .from(designSessions)
    .where(and(eq(designSessions.planId, planId), isToBeHeld(clock.now())));
  return row;
}
