import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatusName, type PlanStatus } from '@crt/domain/plan-status';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { lockPlan, type LoadedPlan } from '../plan.repository.ts';
import { findMilestones } from './plan-schedule.ts';
import { reschedulePlan } from './reschedule-plan.ts';

/** When something happened, as it was told before and is told now; null when it has not happened. */
export interface Happened {
  readonly was: Date | null;
  readonly is: Date | null;
}

/** What the manufacturing of a plan says of it. */
export interface ManufacturingNews {
  /** Percent. */
  readonly progress: number;
  readonly started: Happened;
  readonly ended: Happened;
  /** The status to which the plan returns when its start is taken back (§3.6). */
  readonly returnsTo: PlanStatus | null;
}

/**
 * Lets a plan follow its manufacturing, as part of the action that moved it: its progress, the actual dates of
 * manufacturing started and out of manufacturing, and the status to which they lead (domain rules §3.5, §3.6). The
 * caller holds the lock of the plan. A date that somebody entered by hand stays.
 */
export async function followManufacturing(
  context: RequestContext,
  loaded: LoadedPlan,
  { progress, started, ended, returnsTo }: ManufacturingNews,
): Promise<void> {
  const { status } = loaded.plan;
  const next = returnsTo ?? status;
  const changes = changed('requestStatusId', 'choice', status, next, (one) => planStatusName[one]);
  const patch = { manufacturingProgress: progress, status: next };
  await touch(context, planAggregate, [{ row: loaded, patch, changes }], { source: 'scheduler' });
  await follow(context, loaded.id, milestoneType.manufacturingStarted, started);
  await follow(context, loaded.id, milestoneType.outOfManufacturing, ended);
}

async function follow(
  context: RequestContext,
  id: number,
  type: MilestoneType,
  { was, is }: Happened,
): Promise<void> {
  if (was?.getTime() === is?.getTime()) return;
  const stored = await lockPlan(context.tx, id);
  if (!stored) throw new Error(`Plan ${id} is not there any more`);
  const milestone = (await findMilestones(context.tx, id)).find((one) => one.type === type);
  if (milestone?.actualAt?.getTime() !== was?.getTime()) return;
  await reschedulePlan(context, stored, {
    date: { type, part: 'actual', date: is },
    isStatusFollowing: true,
  });
}
