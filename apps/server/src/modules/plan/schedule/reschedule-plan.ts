import { planStatus } from '@crt/domain/plan-status';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { updateRows } from '../../../platform/db/insert-rows.ts';
import { recordChanges } from '../../change/record-changes.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { lockPlan, savePlan, type LoadedPlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { capacityWait } from './capacity-wait.ts';
import { movesOf } from './plan-moves.ts';
import { findMilestones, loadSchedule } from './plan-schedule.ts';
import { setMilestoneDate, type FollowingDate } from './set-milestone-date.ts';

/** Why a plan is planned anew. */
export interface RescheduleOptions {
  /** The same batch for all plans that one call moves. */
  readonly batchId?: string;
  /** The date of a milestone that follows from what was changed; it is set first. */
  readonly date?: FollowingDate;
  /** Milestones happened or were taken back, so that the status follows them (domain rules §3.6). */
  readonly isStatusFollowing?: boolean;
  /** A plan of priority took its place in the queue; it has to find another one. */
  readonly isDisplaced?: boolean;
}

/**
 * Plans a plan, as it is stored, anew after something about it changed: its place in the queue and the dates of all
 * milestones that are neither done nor locked. The moves go to the history as scheduling's, under the stamp of the
 * change behind them. A terminated plan keeps its dates and takes no place from others.
 */
export async function reschedulePlan(
  context: RequestContext,
  stored: LoadedPlan,
  options: RescheduleOptions = {},
): Promise<void> {
  const { tx } = context;
  const { id, stamp } = stored;
  const { batchId = context.ids.uuid(), date } = options;
  const found = await findMilestones(tx, id);
  const rows = date ? await setMilestoneDate(context, stored, found, date) : found;
  if (stored.plan.status === planStatus.terminated) return;
  const schedule = await loadSchedule(tx, stored, rows);
  const capacity = await capacityWait(tx, stored, schedule, context.clock.now(), options.isDisplaced);
  const { milestones, patch, changes } = movesOf(stored, schedule, capacity, options.isStatusFollowing);
  await updateRows(tx, planMilestones, ['planId', 'type'], milestones);
  if (Object.keys(patch).length > 0) await tx.update(plans).set(patch).where(eq(plans.id, id));
  await recordChanges(context, { aggregate: 'plan', id, stamp }, changes, { source: 'schedule', batchId });
  if (capacity?.displacedId !== undefined) await displace(context, capacity.displacedId, batchId);
}

/** Finds another place for a plan that had to make room; both moves share one batch. */
async function displace(context: RequestContext, id: number, batchId: string): Promise<void> {
  const displaced = await lockPlan(context.tx, id);
  if (!displaced) return;
  const stored = await savePlan(context.tx, displaced, {}, displaced.stamp + 1);
  await reschedulePlan(context, stored, { batchId, isDisplaced: true });
  context.publish({ entity: 'plan', entityId: String(id), stamp: encodeStamp(stored.stamp) });
}
