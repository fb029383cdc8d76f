import { setImmediate as others } from 'node:timers/promises';
import {
  assignStarts,
  type AssignedStart,
  type FixedStart,
  type QueuedPlan,
} from '@crt/domain/capacity-queue';
import { localDay } from '@crt/domain/local-time';
import { milestoneType } from '@crt/domain/milestone-type';
import { parseDate } from '@internationalized/date';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { productTypes } from '../../product/product.tables.ts';
import type { Touched } from '../../write-road/verbs.ts';
import { planPlaces } from '../plan-place.tables.ts';
import type { LoadedPlan, PlanPatch } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { earliestStart, isClosed } from './capacity-wait.ts';
import { movesOf, type MovedMilestone } from './plan-moves.ts';
import { loadSchedules, type PlanSchedule } from './plan-schedule.ts';

/** What a plan gets with its new start. */
interface StartMove extends Touched<
  Pick<PlanPatch, 'manufacturingStartDate' | 'manufacturingPosition' | 'overflowDays'>
> {
  readonly milestones: readonly MovedMilestone[];
}

/** New starts of all waiting plans of a product type, not yet stored. */
export interface StartsAnew {
  readonly moves: readonly StartMove[];
  /** What they were reckoned from: they hold as long as it is the same (see {@link basisOf}). */
  readonly basis: string;
}

/** Plans that the database looks for, or reckoning handles, before others have their turn. */
const stretch = 300;

/** Plans of a product type up to ready for approval. */
export const isWaiting = (code: string) =>
  and(eq(productTypes.code, code), eq(productTypes.isCapacityScheduled, true), lte(plans.status, 3));

/** All places in the queues of some sites; plans that are over have left them. */
export function findPlaces(tx: Database, siteIds: readonly number[]) {
  return tx
    .select({
      id: planPlaces.planId,
      siteId: planPlaces.locationId,
      date: planPlaces.date,
      position: planPlaces.position,
    })
    .from(planPlaces)
    .where(sql`${planPlaces.locationId} = any (${sql.param(`{${siteIds.join(',')}}`)}::int[])`)
    .orderBy(planPlaces.planId);
}

type Places = Awaited<ReturnType<typeof findPlaces>>;

/** What new starts depend on: the plans with their stamps, and who has which place at their sites. */
export function basisOf(waiting: readonly Pick<LoadedPlan, 'id' | 'stamp'>[], places: Places): string {
  return JSON.stringify([waiting.map(({ id, stamp }) => [id, stamp]), places]);
}

/** The sites of some plans in the order in which their queues are locked. */
export function sitesOf(waiting: readonly { readonly siteId: number | null }[]): number[] {
  return [...new Set(waiting.map(({ siteId }) => siteId))]
    .filter((siteId) => siteId !== null)
    .toSorted((one, other) => one - other);
}

/**
 * Places all plans of a product type that have not started and are not locked anew in the queues of their sites
 * (F43, §3.4.7), and plans what follows from it. Nothing is stored. Others have their turn in between, so that
 * thousands of plans keep nobody waiting.
 */
export async function reckonStarts(context: RequestContext, code: string): Promise<StartsAnew> {
  const { tx } = context;
  const candidates = await findWaitingPlans(tx, code);
  const schedules = await loadSchedules(tx, candidates);
  const siteOf = ({ plan }: WaitingPlan) => plan.manufacturingLocationId;
  const places = await findPlaces(tx, sitesOf(candidates.map((one) => ({ siteId: siteOf(one) }))));
  const placesOf = Map.groupBy(places, ({ siteId }) => siteId);
  const moves: StartMove[] = [];
  for (const [siteId, members] of Map.groupBy(candidates, siteOf)) {
    if (siteId === null) continue;
    const waiting = await inTurns(members, (loaded) => toWaiting(loaded, schedules.get(loaded.id)));
    const startOf = assign(waiting, placesOf.get(siteId) ?? [], context.clock.now());
    moves.push(...(await inTurns(waiting, (one) => moveOf(one, startOf.get(one.loaded.id)))));
  }
  return { moves, basis: basisOf(candidates, places) };
}

async function inTurns<Item, Result>(items: readonly Item[], work: (item: Item) => readonly Result[]) {
  const results: Result[] = [];
  for (const [place, item] of items.entries()) {
    if (place % stretch === stretch - 1) await others();
    results.push(...work(item));
  }
  return results;
}

/** What of the waiting plans is read: they are thousands, and five times as long when they are read whole. */
const columnsOfWaiting = {
  id: plans.id,
  stamp: plans.stamp,
  requestId: plans.requestId,
  priority: plans.priority,
  type: plans.type,
  status: plans.status,
  productTypeId: plans.productTypeId,
  manufacturingLocationId: plans.manufacturingLocationId,
  distributionCenterId: plans.distributionCenterId,
  schedulingStrategy: plans.schedulingStrategy,
  isServiceLevelBound: plans.isServiceLevelBound,
  manufacturingAtRisk: plans.manufacturingAtRisk,
  rescheduledAt: plans.rescheduledAt,
  manufacturingStartDate: plans.manufacturingStartDate,
  manufacturingPosition: plans.manufacturingPosition,
  overflowDays: plans.overflowDays,
};

async function findWaitingPlans(tx: Database, code: string) {
  const rows = await tx
    .select(columnsOfWaiting)
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .where(isWaiting(code))
    .orderBy(plans.id);
  return rows.map((plan) => ({ id: plan.id, stamp: plan.stamp, plan, productType: { code } }));
}

type WaitingPlan = Awaited<ReturnType<typeof findWaitingPlans>>[number];

interface Waiting {
  readonly loaded: WaitingPlan;
  readonly schedule: PlanSchedule;
  readonly queued: QueuedPlan;
}

function toWaiting(loaded: WaitingPlan, schedule: PlanSchedule | undefined): Waiting[] {
  const start = schedule?.rows.find(({ type }) => type === milestoneType.manufacturingStarted);
  if (!schedule || !start || start.actualAt || start.isLocked) return [];
  const earliest = earliestStart(schedule.input, loaded.plan.manufacturingAtRisk);
  if (!earliest) return [];
  const ready = schedule.rows
    .filter((row) => row.type !== milestoneType.manufacturingStarted && row.actualAt)
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

/** The starts of the waiting plans of one site, around those that stay: of other types, of started, locked and held plans. */
function assign(waiting: readonly Waiting[], places: Places, now: Date): ReadonlyMap<number, AssignedStart> {
  const [first] = waiting;
  if (!first?.schedule.capacity || isClosed(first.schedule.capacity)) return new Map();
  const moving = new Set(waiting.map(({ loaded }) => loaded.id));
  const fixed = places.flatMap(({ id, date, position }): FixedStart[] =>
    moving.has(id) ? [] : [{ id, day: parseDate(date), position }],
  );
  const queued = waiting.map((one) => one.queued);
  const today = localDay(now, first.schedule.input.site.zone);
  const assigned = assignStarts(first.schedule.capacity, queued, fixed, today);
  return new Map(assigned.map((start) => [start.id, start]));
}

function moveOf({ loaded, schedule, queued }: Waiting, start: AssignedStart | undefined): StartMove[] {
  if (!start) return [];
  const wait = { earliest: queued.earliest, assigned: start.day, position: start.position };
  const { milestones, patch, changes } = movesOf(loaded, schedule, wait);
  if (changes.length === 0 && Object.keys(patch).length === 0) return [];
  const { manufacturingStartDate, manufacturingPosition, overflowDays } = { ...loaded.plan, ...patch };
  const place = { manufacturingStartDate, manufacturingPosition, overflowDays };
  return [{ row: { id: loaded.id, stamp: loaded.stamp }, patch: place, milestones, changes }];
}
