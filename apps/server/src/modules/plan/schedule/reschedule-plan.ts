import { planStatus } from '@crt/domain/plan-status';
import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { updateRows } from '../../../platform/db/insert-rows.ts';
import { recordChanges } from '../../change/record-changes.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { findPlan, lockPlan, savePlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { capacityWait } from './capacity-wait.ts';
import { movesOf } from './plan-moves.ts';
import { loadSchedule } from './plan-schedule.ts';

/** Why a plan is planned anew. */
export interface RescheduleOptions {
  /** The same batch for all plans that one call moves. */
  readonly batchId?: string;
  /** Milestones happened or were taken back, so that the status follows them (domain rules §3.6). */
  readonly isStatusFollowing?: boolean;
  /** A plan of priority took its place in the queue; it has to find another one. */
  readonly isDisplaced?: boolean;
}

/**
 * Plans a plan anew after something about it changed: its place in the queue and the dates of all milestones that are
 * neither done nor locked. The moves go to the history as scheduling's, under the stamp of the change behind them.
 * A terminated plan keeps its dates and takes no place from others.
 */
export async function reschedulePlan(
  context: RequestContext,
  id: number,
  stamp: number,
  options: RescheduleOptions = {},
): Promise<void> {
  const loaded = await findPlan(context.tx, id);
  if (!loaded || loaded.plan.status === planStatus.terminated) return;
  const schedule = await loadSchedule(context.tx, loaded);
  const now = context.clock.now();
  const capacity = await capacityWait(context.tx, loaded, schedule, now, options.isDisplaced);
  const { milestones, patch, changes } = movesOf(loaded, schedule, capacity, options.isStatusFollowing);
  await updateRows(context.tx, planMilestones, ['planId', 'type'], milestones);
  if (Object.keys(patch).length > 0) await context.tx.update(plans).set(patch).where(eq(plans.id, id));
  const { batchId = context.ids.uuid() } = options;
  await recordChanges(context, { aggregate: 'plan', id, stamp }, changes, { source: 'schedule', batchId });
  if (capacity?.displacedId !== undefined) await displace(context, capacity.displacedId, batchId);
}

/** Finds another place for a plan that had to make room; both moves share one batch. */
async function displace(context: RequestContext, id: number, batchId: string): Promise<void> {
  const displaced = await lockPlan(context.tx, id);
  if (!displaced) return;
  const stamp = displaced.stamp + 1;
  await savePlan(context.tx, id, {}, stamp);
  await reschedulePlan(context, id, stamp, { batchId, isDisplaced: true });
  context.publish({ entity: 'plan', entityId: String(id), stamp: encodeStamp(stamp) });
}
