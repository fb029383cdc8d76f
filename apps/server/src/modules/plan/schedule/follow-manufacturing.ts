import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatusName, type PlanStatus } from '@crt/domain/plan-status';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { lockPlans, type LoadedPlan } from '../plan.repository.ts';
import { reschedulePlans } from './reschedule-plan.ts';

/** When something happened, as it was told before and is told now; null when it has not happened. */
export interface Happened {
  readonly was: Date | null;
  readonly is: Date | null;
}

/** What the manufacturing of a plan says of it. */
export interface ManufacturingNews {
  /** The plan as it was read under its lock. */
  readonly plan: LoadedPlan;
  /** Percent. */
  readonly progress: number;
  readonly started: Happened;
  readonly ended: Happened;
  /** The status to which the plan returns when its start is taken back (§3.6). */
  readonly returnsTo: PlanStatus | null;
}

/**
 * Lets plans follow their manufacturing, as part of the action that moved it: their progress, the actual dates of
 * manufacturing started and out of manufacturing, and the status to which they lead (domain rules §3.5, §3.6). The
 * caller holds the locks of the plans. A date that somebody entered by hand stays.
 */
export async function followManufacturing(
  context: RequestContext,
  news: readonly ManufacturingNews[],
): Promise<void> {
  const touched = news.map(({ plan: row, progress, returnsTo }) => {
    const { status } = row.plan;
    const next = returnsTo ?? status;
    const changes = changed('requestStatusId', 'choice', status, next, (one) => planStatusName[one]);
    return { row, patch: { manufacturingProgress: progress, status: next }, changes };
  });
  await touch(context, planAggregate, touched, { source: 'scheduler' });
  const datesOf = (part: 'started' | 'ended') => new Map(news.map((one) => [one.plan.id, one[part]]));
  await follow(context, milestoneType.manufacturingStarted, datesOf('started'));
  await follow(context, milestoneType.outOfManufacturing, datesOf('ended'));
}

/** By the ids of their plans. */
async function follow(
  context: RequestContext,
  type: MilestoneType,
  dates: ReadonlyMap<number, Happened>,
): Promise<void> {
  const moved = [...dates].filter(([, { was, is }]) => was?.getTime() !== is?.getTime());
  if (moved.length === 0) return;
  const ids = moved.map(([id]) => id);
  const plans = await lockPlans(context.tx, ids);
  await reschedulePlans(
    context,
    plans.map((stored) => {
      const { was = null, is = null } = dates.get(stored.id) ?? {};
      return { stored, date: { type, part: 'actual', date: is, insteadOf: was }, isStatusFollowing: true };
    }),
  );
}
