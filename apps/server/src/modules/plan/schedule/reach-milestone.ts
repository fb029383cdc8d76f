import type { MilestoneType } from '@crt/domain/milestone-type';
import type { PlanStatus } from '@crt/domain/plan-status';
import type { RequestContext } from '../../../context.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { lockPlan } from '../plan.repository.ts';
import { reschedulePlan } from './reschedule-plan.ts';

/** A milestone that happened, as others than people report it. */
export interface ReachedMilestone {
  readonly type: MilestoneType;
  /** The status of a plan that waits for it; in any other one the report says nothing new. */
  readonly from: PlanStatus;
  readonly date: Date;
}

/** A plan reaches a milestone: its actual date is set, and status and further dates follow (domain rules §3.6). */
export async function reachMilestone(
  context: RequestContext,
  planId: number,
  { type, from, date }: ReachedMilestone,
): Promise<void> {
  const row = await lockPlan(context.tx, planId);
  if (row?.plan.status !== from) return;
  await touch(context, planAggregate, [{ row, patch: {}, changes: [] }]);
  const stored = { ...row, stamp: row.stamp + 1 };
  await reschedulePlan(context, stored, { date: { type, part: 'actual', date }, isStatusFollowing: true });
}
