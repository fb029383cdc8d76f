import { canReschedule } from '@crt/domain/rescheduling';
import { allow, type Verdict } from '@crt/domain/verdict';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { changed } from '../../history/changed.ts';
import type { Answer } from '../../write-road/answer.ts';
import { refusal, takeWriteRoad } from '../../write-road/write-road.ts';
import { planAggregate } from '../plan.aggregate.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import type { MilestoneRecord } from './plan-schedule.ts';
import { findMilestones } from './plan-schedule.ts';
import { reschedulePlan } from './reschedule-plan.ts';

/** Whether the caller may plan the manufacturing of a plan anew now: the flag of the panel and the guard of the call. */
export function reschedulingVerdict(
  { actor }: RequestContext,
  { plan }: LoadedPlan,
  rows: readonly MilestoneRecord[],
): Verdict {
  const milestones = rows.map(({ type, plannedAt, actualAt, isLocked }) => ({
    type,
    plannedDate: plannedAt,
    actualDate: actualAt,
    isLocked,
  }));
  return canReschedule({ ...plan, milestones }, actor.permissions);
}

/**
 * Plans the pending milestones of manufacturing anew from now on; completed and locked ones stay (F29, H20). A cycle
 * has the id of its plan. Carries no stamp: what is planned does not depend on what the caller has seen.
 */
export async function rescheduleManufacturing(
  context: RequestContext,
  id: number,
): Promise<Output<'rescheduleManufacturingMilestones'>> {
  const now = context.clock.now();
  const answer = await takeWriteRoad(
    context,
    planAggregate,
    { id },
    {
      fields: ['rescheduledAt'],
      hasStamp: false,
      success: 'Manufacturing Milestones rescheduled succesfully',
      authorise: () => allow,
      decide: async (loaded) => {
        const verdict = reschedulingVerdict(context, loaded, await findMilestones(context.tx, id));
        if (!verdict.isAllowed) return refusal(verdict.reason);
        return {
          patch: { rescheduledAt: now },
          changes: changed('rescheduledAt', 'instant', loaded.plan.rescheduledAt, now),
          effects: (stored) => reschedulePlan(context, stored),
        };
      },
    },
  );
  const { result, message, timestamp } = answer satisfies Answer;
  return { result, message, timestamp };
}
