import {
  assignStarts,
  type AssignedStart,
  type FixedStart,
  type QueuedPlan,
} from '@crt/domain/capacity-queue';
import { localDay } from '@crt/domain/local-time';
import { parseDate } from '@internationalized/date';
import { and, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { updateRows } from '../../../platform/db/insert-rows.ts';
import { recordManyChanges } from '../../change/record-changes.ts';
import { productTypes } from '../../product/product.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { earliestStart, isClosed } from './capacity-wait.ts';
import { movesOf } from './plan-moves.ts';
import { loadSchedules, type PlanSchedule } from './plan-schedule.ts';
import { lockQueues } from './queue-of-day.ts';

interface Waiting {
  readonly loaded: LoadedPlan;
  readonly schedule: PlanSchedule;
  readonly queued: QueuedPlan;
}

/**
 * Places all plans of a product type that have not started and are not locked anew in the queues of their sites
 * (F43, §3.4.7), and plans what follows from it. Gives how many plans moved; all of them share one batch.
 */
export async function recalculateStarts(context: RequestContext, productTypeCode: string): Promise<number> {
  const { tx } = context;
  const candidates = await lockWaitingPlans(context, productTypeCode);
  const schedules = await loadSchedules(tx, candidates);
  const bySite = Map.groupBy(candidates, ({ plan }) => plan.manufacturingLocationId ?? 0);
  const batchId = context.ids.uuid();
  let moved = 0;
  for (const [locationId, members] of [...bySite].toSorted(([one], [other]) => one - other)) {
    if (locationId === 0) continue;
    await lockQueues(tx, locationId);
    const waiting = members.flatMap((loaded) => toWaiting(loaded, schedules.get(loaded.id)));
    const [first] = waiting;
    if (!first?.schedule.capacity || isClosed(first.schedule.capacity)) continue;
    const fixed = await fixedStarts(
      context,
      locationId,
      waiting.map(({ loaded }) => loaded.id),
    );
    const assigned = assignStarts(
      first.schedule.capacity,
      waiting.map(({ queued }) => queued),
      fixed,
      localDay(context.clock.now(), first.schedule.input.site.zone),
    );
    moved += await storeStarts(context, waiting, assigned, batchId);
  }
  return moved;
}

/** Plans of the type up to ready for approval, locked in the order of their ids. */
async function lockWaitingPlans({ tx }: RequestContext, code: string): Promise<LoadedPlan[]> {
  const rows = await tx
    .select({ plan: plans, productType: productTypes })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .where(and(eq(productTypes.code, code), eq(productTypes.isCapacityScheduled, true), lte(plans.status, 3)))
    .orderBy(plans.id)
    .for('update', { of: plans });
  return rows.map((row) => ({ id: row.plan.id, stamp: row.plan.stamp, ...row, product: null }));
}

function toWaiting(loaded: LoadedPlan, schedule: PlanSchedule | undefined): Waiting[] {
  const start = schedule?.rows.find(({ type }) => type === 5);
  if (!schedule || !start || start.actualAt || start.isLocked) return [];
  const earliest = earliestStart(schedule.input, loaded.plan.manufacturingAtRisk);
  if (!earliest) return [];
  const ready = schedule.rows
    .filter((row) => row.type !== 5 && row.actualAt)
    .map((row) => row.actualAt?.getTime() ?? 0);
  const queued = {
    id: loaded.id,
    requestId: loaded.plan.requestId,
    isPriority: loaded.plan.priority,
    readyAt: new Date(Math.max(0, ...ready)),
    earliest,
  };
  return [{ loaded, schedule, queued }];
}

/** Places in the queues of a site that stay: those of other types, of started, locked and held plans. */
async function fixedStarts(
  { tx }: RequestContext,
  locationId: number,
  waitingIds: readonly number[],
): Promise<FixedStart[]> {
  const rows = await tx
    .select({ id: plans.id, date: plans.manufacturingStartDate, position: plans.manufacturingPosition })
    .from(plans)
    .where(
      and(
        eq(plans.manufacturingLocationId, locationId),
        isNotNull(plans.manufacturingStartDate),
        isNotNull(plans.manufacturingPosition),
        notInArray(plans.status, [9, 10]),
        sql`not (${plans.id} = any (${sql.param(`{${waitingIds.join(',')}}`)}::int[]))`,
      ),
    );
  return rows.flatMap(({ id, date, position }) =>
    date && position !== null ? [{ id, day: parseDate(date), position }] : [],
  );
}

async function storeStarts(
  context: RequestContext,
  waiting: readonly Waiting[],
  assigned: readonly AssignedStart[],
  batchId: string,
): Promise<number> {
  const startOf = new Map(assigned.map((start) => [start.id, start]));
  const moves = waiting.flatMap((one) => moveOf(one, startOf.get(one.loaded.id)));
  await updateRows(
    context.tx,
    plans,
    ['id'],
    moves.map(({ plan }) => plan),
  );
  await updateRows(
    context.tx,
    planMilestones,
    ['planId', 'type'],
    moves.flatMap(({ milestones }) => milestones),
  );
  await recordManyChanges(
    context,
    'plan',
    moves.map(({ history }) => history),
    batchId,
  );
  return moves.length;
}

function moveOf({ loaded, schedule, queued }: Waiting, start: AssignedStart | undefined) {
  if (!start) return [];
  const wait = { earliest: queued.earliest, assigned: start.day, position: start.position };
  const { milestones, patch, changes } = movesOf(loaded, schedule, wait);
  if (changes.length === 0 && Object.keys(patch).length === 0) return [];
  const { id, plan } = loaded;
  const stamp = plan.stamp + 1;
  const { manufacturingStartDate, manufacturingPosition, overflowDays } = { ...plan, ...patch };
  const columns = { manufacturingStartDate, manufacturingPosition, overflowDays };
  return [{ plan: { id, stamp, ...columns }, milestones, history: { id, stamp, changes } }];
}
