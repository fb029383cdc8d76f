import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatusName, type PlanStatus } from '@crt/domain/plan-status';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { lockPlans, type LoadedPlan } from '../plan.repository.ts';
import { reschedulePlans, type Reschedulable } from './reschedule-plan.ts';

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
  const stamps = await touch(context, planAggregate, touched, { source: 'scheduler' });
  const plans = touched.map(({ row, patch }): LoadedPlan => {
    const stamp = stamps.get(row.id) ?? row.stamp;
    return { ...row, plan: { ...row.plan, ...patch, stamp }, stamp };
  });
  await follow(context, plans, milestoneType.manufacturingStarted, datesOf(news, 'started'));
  // One action may be all that there was to do: then its plan has become another one with its start.
  const isBoth = news.some(({ started, ended }) => isMoved(started) && isMoved(ended));
  const ids = plans.map(({ id }) => id);
  const present = isBoth ? await lockPlans(context.tx, ids) : plans;
  await follow(context, present, milestoneType.outOfManufacturing, datesOf(news, 'ended'));
}

const isMoved = ({ was, is }: Happened) => was?.getTime() !== is?.getTime();

/** What moved, by the ids of the plans. */
function datesOf(
  news: readonly ManufacturingNews[],
  part: 'started' | 'ended',
): ReadonlyMap<number, Happened> {
  const moved = news.filter((one) => isMoved(one[part]));
  return new Map(moved.map((one) => [one.plan.id, one[part]]));
}

async function follow(
  context: RequestContext,
  plans: readonly LoadedPlan[],
  type: MilestoneType,
  dates: ReadonlyMap<number, Happened>,
): Promise<void> {
  const asked = plans.flatMap((stored): readonly Reschedulable[] => {
    const happened = dates.get(stored.id);
    if (!happened) return [];
    const date = { type, part: 'actual', date: happened.is, insteadOf: happened.was } as const;
    return [{ stored, date, isStatusFollowing: true }];
  });
  await reschedulePlans(context, asked);
}
