import { setImmediate as others } from 'node:timers/promises';
import {
  assignStarts,
  type AssignedStart,
  type FixedStart,
  type QueuedPlan,
} from '@crt/domain/capacity-queue';
import { localDay } from '@crt/domain/local-time';
import { milestoneType } from '@crt/domain/milestone-type';
import { planStatus } from '@crt/domain/plan-status';
import { NoWorkingDayError } from '@crt/domain/working-time';
import { parseDate } from '@internationalized/date';
import { and, eq, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { productTypes } from '../../product/product.tables.ts';
import type { Touched } from '../../write-road/verbs.ts';
import { planPlaces } from '../plan-place.tables.ts';
import type { LoadedPlan, PlanPatch } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { earliestStart, isClosed } from './capacity-wait.ts';
import { movesOf, type MovedMilestone } from './plan-moves.ts';
import { readScheduleBasis, schedulesOf, type PlanSchedule, type ScheduleBasis } from './plan-schedule.ts';

/** What a plan gets when it is reckoned anew. */
export interface StartMove extends Touched<
  Pick<PlanPatch, 'manufacturingStartDate' | 'manufacturingPosition' | 'overflowDays'>
> {
  readonly milestones: readonly MovedMilestone[];
  readonly of: WaitingPlan;
  readonly schedule: PlanSchedule;
}

/** New starts and dates of some plans, not yet stored. */
export interface StartsAnew {
  readonly moves: readonly StartMove[];
  /** Plans that were looked at. */
  readonly total: number;
  /** Plans that find no working day within reach; they stay as they are. */
  readonly unplannable: number;
  /** What they were reckoned from: they hold as long as it is the same (see {@link basisOf}). */
  readonly basis: string;
}

/** Plans that the database looks for, or reckoning handles, before others have their turn. */
const stretch = 300;

/** Plans of a product type up to ready for approval. */
export const isWaiting = (code: string) =>
  and(
    eq(productTypes.code, code),
    eq(productTypes.isCapacityScheduled, true),
    lte(plans.status, planStatus.manufacturingApprovalPending),
  );

/** Plans of a site, or of none, that are on their way and not held: those whose dates follow the administration. */
export const isOpenAt = (siteId: number | null) =>
  and(
    lte(plans.status, planStatus.inTransit),
    siteId === null ? isNull(plans.manufacturingLocationId) : eq(plans.manufacturingLocationId, siteId),
  );

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

/** Which plans are reckoned anew, and from what. */
export interface Reckoning {
  readonly which: SQL | undefined;
  /** Without it only those that wait for their start get new dates. */
  readonly isEveryDate?: boolean;
}

/**
 * Places plans that have not started and are not locked anew in the queues of their sites (F43, §3.4.7), and plans what
 * follows from it. Nothing is stored. Others have their turn in between, so that thousands of plans keep nobody waiting.
 */
export async function reckonStarts(
  context: RequestContext,
  { which, isEveryDate = false }: Reckoning,
): Promise<StartsAnew> {
  return reckonFrom(context, await readWaiting(context.tx, which), isEveryDate);
}

/** What is read of plans that are reckoned anew: it may be reckoned with more than once. */
export interface ReadWaiting {
  readonly candidates: readonly WaitingPlan[];
  readonly basis: ScheduleBasis;
  readonly places: Places;
}

/** Reads what {@link reckonFrom} needs of some plans. */
export async function readWaiting(tx: Database, which: SQL | undefined): Promise<ReadWaiting> {
  const candidates = await findCandidates(tx, which);
  const basis = await readScheduleBasis(tx, candidates);
  const places = await findPlaces(tx, sitesOf(candidates.map((one) => ({ siteId: siteOf(one) }))));
  return { candidates, basis, places };
}

/** Reckons from what was read; with other facts in its basis, as it would be after a change that is not stored yet. */
export async function reckonFrom(
  context: RequestContext,
  { candidates, basis, places }: ReadWaiting,
  isEveryDate: boolean,
): Promise<StartsAnew> {
  const schedules = schedulesOf(candidates, basis);
  const placesOf = Map.groupBy(places, ({ siteId }) => siteId);
  const moves: StartMove[] = [];
  let unplannable = 0;
  for (const [siteId, members] of Map.groupBy(candidates, siteOf)) {
    const looked = await inTurns(members, (loaded) => [toWaiting(loaded, schedules.get(loaded.id))]);
    const waiting = looked.filter((one) => one.queued !== undefined);
    const startOf = assign(waiting, placesOf.get(siteId ?? 0) ?? [], context.clock.now());
    const concerned = isEveryDate ? looked : waiting;
    const moved = await inTurns(concerned, (one) => [
      one.queued && !startOf ? 'unplannable' : moveOf(one, startOf?.get(one.loaded.id), isEveryDate),
    ]);
    unplannable += moved.filter((one) => one === 'unplannable').length;
    moves.push(...moved.filter((one) => typeof one === 'object'));
  }
  return { moves, total: candidates.length, unplannable, basis: basisOf(candidates, places) };
}

const siteOf = ({ plan }: WaitingPlan) => plan.manufacturingLocationId;

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
  plannedSurgeryDate: plans.plannedSurgeryDate,
  isCapacityScheduled: productTypes.isCapacityScheduled,
  code: productTypes.code,
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

async function findCandidates(tx: Database, which: SQL | undefined) {
  const rows = await tx
    .select(columnsOfWaiting)
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .where(which)
    .orderBy(plans.id);
  return rows.map((plan) => ({ id: plan.id, stamp: plan.stamp, plan, productType: { code: plan.code } }));
}

/** A plan that is reckoned anew, as far as it is read for that. */
export type WaitingPlan = Awaited<ReturnType<typeof findCandidates>>[number];

interface Looked {
  readonly loaded: WaitingPlan;
  readonly schedule: PlanSchedule | undefined;
  /** Its place in the order of the queue; undefined for a plan that waits for no start. */
  readonly queued: QueuedPlan | undefined;
  readonly isUnplannable?: boolean;
}

/** What `work` gives, or nothing where the calendars leave no working day within reach (§3.1). */
function unlessClosed<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof NoWorkingDayError) return undefined;
    throw error;
  }
}

function toWaiting(loaded: WaitingPlan, schedule: PlanSchedule | undefined): Looked {
  const start = schedule?.rows.find(({ type }) => type === milestoneType.manufacturingStarted);
  const out = { loaded, schedule, queued: undefined };
  if (!schedule || !start || start.actualAt || start.isLocked || !loaded.plan.isCapacityScheduled) return out;
  const found = unlessClosed(() => [earliestStart(schedule.input, loaded.plan.manufacturingAtRisk)]);
  if (!found) return { ...out, isUnplannable: true };
  const [earliest] = found;
  if (!earliest) return out;
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
  return { loaded, schedule, queued };
}

type Starts = ReadonlyMap<number, AssignedStart>;

/**
 * The starts of the waiting plans of one site, around those that stay: of other types, of started, locked and held plans.
 * Undefined when the site can start nothing within reach, and everybody keeps his place.
 */
function assign(waiting: readonly Looked[], places: Places, now: Date): Starts | undefined {
  const schedule = waiting[0]?.schedule;
  const { capacity } = schedule ?? {};
  if (!schedule || !capacity || isClosed(capacity)) return new Map();
  const moving = new Set(waiting.map(({ loaded }) => loaded.id));
  const fixed = places.flatMap(({ id, date, position }): FixedStart[] =>
    moving.has(id) ? [] : [{ id, day: parseDate(date), position }],
  );
  const queued = waiting.flatMap((one) => one.queued ?? []);
  const today = localDay(now, schedule.input.site.zone);
  const assigned = unlessClosed(() => assignStarts(capacity, queued, fixed, today));
  return assigned && new Map(assigned.map((start) => [start.id, start]));
}

function moveOf(
  { loaded, schedule, queued, isUnplannable }: Looked,
  start: AssignedStart | undefined,
  isEveryDate: boolean,
): StartMove | 'unplannable' | 'stays' {
  if (!schedule || isUnplannable) return 'unplannable';
  if (queued && !start && !isEveryDate) return 'stays';
  const wait = queued &&
    start && { earliest: queued.earliest, assigned: start.day, position: start.position };
  const moved = unlessClosed(() => movesOf(loaded, schedule, wait ?? null));
  if (!moved) return 'unplannable';
  const { milestones, patch, changes } = moved;
  if (milestones.length === 0 && changes.length === 0 && Object.keys(patch).length === 0) return 'stays';
  const { manufacturingStartDate, manufacturingPosition, overflowDays } = { ...loaded.plan, ...patch };
  const place = { manufacturingStartDate, manufacturingPosition, overflowDays };
  const row = { id: loaded.id, stamp: loaded.stamp };
  return { row, patch: place, milestones, changes, of: loaded, schedule };
}
