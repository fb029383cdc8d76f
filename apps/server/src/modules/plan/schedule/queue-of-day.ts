import { localDay } from '@crt/domain/local-time';
import { milestoneType } from '@crt/domain/milestone-type';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { changed } from '../../history/changed.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import { planPlaces } from '../plan-place.tables.ts';
import type { LoadedPlan, PlanPatch } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { findMilestones } from './plan-schedule.ts';

/** One writer at a time gives places in the queues of a site, until its transaction ends. */
export async function lockQueues(tx: Database, locationId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`capacity/${locationId}`}))`);
}

/** The plans that have a place in the queue of a day at a site; those that are over have left it. */
export async function queueOfDay({ tx }: RequestContext, locationId: number, day: string) {
  await lockQueues(tx, locationId);
  return tx
    .select({ id: plans.id, position: plans.manufacturingPosition, stamp: plans.stamp })
    .from(planPlaces)
    .innerJoin(plans, eq(plans.id, planPlaces.planId))
    .where(and(eq(planPlaces.locationId, locationId), eq(planPlaces.date, day)))
    .orderBy(asc(plans.id))
    .for('update', { of: plans });
}

/** The change of a plan's place in its queue, as the history tells it; nothing when it stays. */
export function positionChange(old: number | null, next: number | null): FieldChange[] {
  return changed('manufacturingPosition', 'number', old, next);
}

/** A start by hand on a day that may be full: the plan comes last in the queue of that day, even beyond its capacity (F42). */
export async function startByHand(
  context: RequestContext,
  { id, plan, productType }: LoadedPlan,
  day: string,
): Promise<PlanPatch> {
  const { manufacturingLocationId, manufacturingPosition, manufacturingStartDate } = plan;
  if (!productType.isCapacityScheduled || manufacturingLocationId === null) return {};
  const queue = await queueOfDay(context, manufacturingLocationId, day);
  const isThere = day === manufacturingStartDate && manufacturingPosition !== null;
  const last = Math.max(0, ...queue.filter((one) => one.id !== id).map((one) => one.position ?? 0));
  return { manufacturingStartDate: day, manufacturingPosition: isThere ? manufacturingPosition : last + 1 };
}

/**
 * What a plan becomes that moves to another site. A start that was set by hand keeps its moment and comes last in the
 * queue of that day there, as one by hand does; any other gets a place when the plan is planned anew (§3.3.2, §3.4).
 */
export async function placeAtSite(
  context: RequestContext,
  loaded: LoadedPlan,
  site: { readonly id: number; readonly timeZone: string },
): Promise<PlanPatch> {
  const moved = { manufacturingLocationId: site.id, manufacturingPosition: null };
  const start = (await findMilestones(context.tx, loaded.id)).find(
    ({ type }) => type === milestoneType.manufacturingStarted,
  );
  if (!start?.plannedAt || !start.isLocked || start.actualAt) return moved;
  const day = localDay(start.plannedAt, site.timeZone).toString();
  return {
    ...moved,
    ...(await startByHand(context, { ...loaded, plan: { ...loaded.plan, ...moved } }, day)),
  };
}
