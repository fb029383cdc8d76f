import { capacityOn, daysWithCapacity, type SiteCapacity } from '@crt/domain/capacity';
import { localDay } from '@crt/domain/local-time';
import { milestoneType } from '@crt/domain/milestone-type';
import { scheduleChain, type CapacityWait, type ChainInput } from '@crt/domain/milestone-chain';
import { planStatus } from '@crt/domain/plan-status';
import { addWorkingDays } from '@crt/domain/working-time';
import { parseDate, type CalendarDate } from '@internationalized/date';
import { and, eq, gte, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { planPlaces } from '../plan-place.tables.ts';
import { plans } from '../plan.tables.ts';
import type { PlanSchedule } from './plan-schedule.ts';
import { lockQueues } from './queue-of-day.ts';

/** The first day on which manufacturing can start: everything is ready, or at risk some days after the session (§3.4.2). */
export function earliestStart(input: ChainInput, isAtRisk: boolean): CalendarDate | undefined {
  const place = input.milestones.findIndex(({ type }) => type === milestoneType.manufacturingStarted);
  const start = input.milestones[place];
  if (!start) return undefined;
  const before = scheduleChain({ ...input, capacity: null, milestones: input.milestones.slice(0, place) });
  const instantOf = (milestone: (typeof before)[number] | undefined) => {
    const fact = input.milestones.find(({ type }) => type === milestone?.type);
    return fact?.actualDate ?? milestone?.plannedDate ?? undefined;
  };
  const session = isAtRisk ? before.find(({ type }) => type === milestoneType.designSession) : undefined;
  const ready = instantOf(session) ?? instantOf(before.findLast((milestone) => instantOf(milestone)));
  if (!ready) return undefined;
  const { rescheduledAt } = input;
  const from = rescheduledAt && rescheduledAt > ready ? rescheduledAt : ready;
  const days = (input.leadTimeOf(milestoneType.manufacturingStarted)?.days ?? 0) + (start.heldDays ?? 0);
  return addWorkingDays(input.site, localDay(from, input.site.zone), days);
}

/** The place in the queue as it is stored, told against the earliest day that would be possible. */
export function presentWait({ plan, productType }: LoadedPlan, { input }: PlanSchedule): CapacityWait | null {
  const { manufacturingStartDate, manufacturingPosition, manufacturingAtRisk } = plan;
  if (!productType.isCapacityScheduled || !manufacturingStartDate || manufacturingPosition === null)
    return null;
  const assigned = parseDate(manufacturingStartDate);
  return {
    earliest: earliestStart(input, manufacturingAtRisk) ?? assigned,
    assigned,
    position: manufacturingPosition,
  };
}

/** The starts that are taken on a day. */
interface TakenDay {
  readonly positions: readonly number[];
  /** The last one that a plan of priority may displace; looked for only on its behalf. */
  readonly lastMovable: { readonly id: number; readonly position: number } | null;
}

const hasBegun = sql`exists (select 1 from ${planMilestones} where ${planMilestones.planId} = ${plans.id}
  and ${planMilestones.type} = ${milestoneType.manufacturingStarted} and (${planMilestones.isLocked} or ${planMilestones.actualAt} is not null))`;
const isMovable = sql`not ${plans.priority} and ${plans.status} <= ${planStatus.manufacturingApprovalPending} and not ${hasBegun}`;
const lastMovable = sql`json_agg(json_build_object('id', ${plans.id}, 'position', ${plans.manufacturingPosition})
  order by ${plans.manufacturingPosition} desc) filter (where ${isMovable}) -> 0`;

const takenStarts = (tx: Database, last: SQL) =>
  tx
    .select({
      day: planPlaces.date,
      positions: sql<number[]>`json_agg(${planPlaces.position})`,
      lastMovable: sql<TakenDay['lastMovable']>`${last}`,
    })
    .from(planPlaces)
    .where(
      and(
        eq(planPlaces.locationId, sql.placeholder('locationId')),
        gte(planPlaces.date, sql.placeholder('from')),
        ne(planPlaces.planId, sql.placeholder('id')),
      ),
    )
    .groupBy(planPlaces.date)
    .$dynamic();

const taken = (tx: Database) => takenStarts(tx, sql`null`).prepare('starts_taken');
const takenAndMovable = (tx: Database) =>
  takenStarts(tx, lastMovable)
    .innerJoin(plans, eq(plans.id, planPlaces.planId))
    .prepare('starts_taken_and_movable');

/** Starts that are taken at a site from a day on, by day, without those of one plan and of plans that are over. */
async function takenFrom(
  tx: Database,
  locationId: number,
  from: CalendarDate,
  { id, plan }: LoadedPlan,
): Promise<ReadonlyMap<string | null, TakenDay>> {
  const starts = plan.priority ? takenAndMovable : taken;
  const rows = await starts(tx).execute({ locationId, from: from.toString(), id });
  return new Map(rows.map((row) => [row.day, row]));
}

/** A place in a queue, and the plan that has to give it up. */
export interface QueuePlace extends CapacityWait {
  readonly displacedId?: number;
}

/** Whether a plan waits for its start in the queue of its site; the others are out of the scope of capacity scheduling (§3.4). */
export function isQueued({ plan, productType }: LoadedPlan, { input }: PlanSchedule): boolean {
  if (!productType.isCapacityScheduled || plan.manufacturingLocationId === null) return false;
  const start = input.milestones.find(({ type }) => type === milestoneType.manufacturingStarted);
  return start !== undefined && !start.actualDate && !start.isLocked && !input.isOnHold;
}

/**
 * The place of one plan in the queue of its site: its present one while that is still possible, else the first day
 * with free capacity. A plan of priority takes the place of the last one of a day that has none and has not started
 * (§3.4.4). Null for plans that wait in no queue ({@link isQueued}).
 */
export async function capacityWait(
  tx: Database,
  loaded: LoadedPlan,
  schedule: PlanSchedule,
  now: Date,
  isDisplaced = false,
): Promise<QueuePlace | null> {
  const { input, capacity: site } = schedule;
  const { plan } = loaded;
  const { manufacturingLocationId, manufacturingStartDate, manufacturingPosition } = plan;
  if (manufacturingLocationId === null || !isQueued(loaded, schedule)) return null;
  const earliest = earliestStart(input, plan.manufacturingAtRisk);
  if (!earliest) return null;
  await lockQueues(tx, manufacturingLocationId);
  if (!site || isClosed(site)) return null;
  const day = manufacturingStartDate === null || isDisplaced ? undefined : parseDate(manufacturingStartDate);
  const present =
    day &&
    manufacturingPosition !== null &&
    day.compare(earliest) >= 0 &&
    manufacturingPosition <= capacityOn(site, day)
      ? { earliest, assigned: day, position: manufacturingPosition }
      : undefined;
  if (present && (!plan.priority || present.assigned.compare(earliest) === 0)) return present;
  const from = laterDay(earliest, localDay(now, input.site.zone));
  const starts = await takenFrom(tx, manufacturingLocationId, from, loaded);
  return firstPlace(site, { earliest, from }, starts, present);
}

/** Nothing can ever start at a site without any capacity: its plans are planned by lead time. */
export const isClosed = (site: SiteCapacity) => site.defaultValue === 0 && site.entries.length === 0;

/** A place in a queue that was missed can only be made up for from today on. */
const laterDay = (one: CalendarDate, other: CalendarDate) => (one.compare(other) < 0 ? other : one);

function firstPlace(
  site: SiteCapacity,
  { earliest, from }: { readonly earliest: CalendarDate; readonly from: CalendarDate },
  taken: ReadonlyMap<string | null, TakenDay>,
  present: QueuePlace | undefined,
): QueuePlace | null {
  for (const day of daysWithCapacity(site, from)) {
    if (present && day.compare(present.assigned) >= 0) return present;
    const { positions = [], lastMovable: last = null } = taken.get(day.toString()) ?? {};
    if (positions.length < capacityOn(site, day)) {
      const used = new Set(positions);
      let position = 1;
      while (used.has(position)) position += 1;
      return { earliest, assigned: day, position };
    }
    if (last) return { earliest, assigned: day, position: last.position, displacedId: last.id };
  }
  return null;
}
