import type { SiteCapacity } from '@crt/domain/capacity';
import { chooseLeadTime, type LeadTimeChoice, type LeadTimeSubject } from '@crt/domain/lead-time';
import type { ChainInput, MilestoneFact } from '@crt/domain/milestone-chain';
import { milestoneOrder, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatus } from '@crt/domain/plan-status';
import { parseTime } from '@internationalized/date';
import type { Database } from '../../../platform/db/database.ts';
import { idList, isAnyOf } from '../../../platform/db/id-lists.ts';
import { rowLists } from '../../../platform/db/row-lists.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import type { plans } from '../plan.tables.ts';
import {
  leadTimeKey,
  nowhere,
  readFacts,
  type Modification,
  type SchedulingFacts,
} from './scheduling-facts.ts';

export type MilestoneRecord = typeof planMilestones.$inferSelect;

/** What of a plan its dates depend on. */
export type PlannedPlan = Pick<
  typeof plans.$inferSelect,
  | 'id'
  | 'type'
  | 'status'
  | 'productTypeId'
  | 'manufacturingLocationId'
  | 'distributionCenterId'
  | 'schedulingStrategy'
  | 'isServiceLevelBound'
  | 'manufacturingAtRisk'
  | 'rescheduledAt'
>;

/** Everything that the dates of one plan depend on. */
export interface PlanSchedule {
  readonly rows: readonly MilestoneRecord[];
  /** Without the wait for capacity, which is found separately. */
  readonly input: ChainInput;
  /** What the plan's site can start; null for a plan without a site. */
  readonly capacity: SiteCapacity | null;
  readonly modifications: LeadModifications;
  /** The lead time of a milestone before anything is added to it (F38). */
  unmodified(type: MilestoneType): LeadTimeChoice | null;
}

/** Days by which lead times are changed, and where each change comes from (F38, F39). */
export interface LeadModifications {
  readonly own: ReadonlyMap<MilestoneType, Modification>;
  readonly defaults: ReadonlyMap<MilestoneType, Modification>;
}

/** Milestones in the order in which a plan passes them. */
function inPassingOrder(rows: readonly MilestoneRecord[]): MilestoneRecord[] {
  return rows.toSorted((one, other) => milestoneOrder.indexOf(one.type) - milestoneOrder.indexOf(other.type));
}

function toFact(row: MilestoneRecord): MilestoneFact {
  const { type, plannedAt: plannedDate, actualAt: actualDate, isLocked, heldDays } = row;
  return { type, plannedDate, actualDate, isLocked, heldDays };
}

/** What of a plan decides which lead times apply. */
function subjectOf(plan: PlannedPlan, groups: SchedulingFacts['groups']): LeadTimeSubject {
  return {
    requestTypeId: plan.type,
    productTypeId: plan.productTypeId,
    manufacturingLocationId: plan.manufacturingLocationId ?? 0,
    distributionCenterId: plan.distributionCenterId ?? 0,
    schedulingStrategy: plan.schedulingStrategy,
    groupId: groups.get(plan.productTypeId) ?? null,
    isServiceLevelBound: plan.isServiceLevelBound,
    isManufacturingAtRisk: plan.manufacturingAtRisk,
  };
}

const endOfDayNowhere = parseTime('17:00:00');
const byMilestone = (rows: readonly Modification[] = []) =>
  new Map(rows.map((row) => [row.milestone, row] as const));

/** Puts together what the dates of a plan depend on. `rows` are its milestones in the order of passing. */
export function scheduleOf(
  facts: SchedulingFacts,
  plan: PlannedPlan,
  productTypeCode: string,
  rows: readonly MilestoneRecord[],
): PlanSchedule {
  const subject = subjectOf(plan, facts.groups);
  const place = facts.sites.get(plan.manufacturingLocationId ?? 0);
  const own = byMilestone(facts.own.get(plan.id));
  const defaults = byMilestone(facts.defaults.get(plan.productTypeId));
  const choose = (type: MilestoneType, days: number) =>
    chooseLeadTime(facts.leadTimes.get(leadTimeKey(plan.type, type)) ?? [], type, subject, days);
  const input: ChainInput = {
    milestones: rows.map(toFact),
    site: place?.calendar ?? nowhere,
    centre: facts.centres.get(plan.distributionCenterId ?? 0) ?? nowhere,
    cutOff: place?.cutOffs.get(productTypeCode) ?? place?.calendar.workDayEnd ?? endOfDayNowhere,
    // The plan's own modification, else the default of its product type (domain rules §3.2).
    leadTimeOf: (type) => choose(type, (own.get(type) ?? defaults.get(type))?.days ?? 0),
    capacity: null,
    isOnHold: plan.status === planStatus.onHold,
    rescheduledAt: plan.rescheduledAt,
  };
  const capacity = place?.capacity ?? null;
  return { rows, input, capacity, modifications: { own, defaults }, unmodified: (type) => choose(type, 0) };
}

/** What of a plan and its product type has to be known to read what its dates depend on. */
interface Schedulable {
  readonly id: number;
  readonly plan: PlannedPlan;
  readonly productType: Pick<LoadedPlan['productType'], 'code'>;
}

/** What the dates of some plans ask the administration for. */
export function factsOf(tx: Database, loaded: readonly Schedulable[]): Promise<SchedulingFacts> {
  return readFacts(tx, {
    locationIds: loaded.map(({ plan }) => plan.manufacturingLocationId),
    centerIds: loaded.map(({ plan }) => plan.distributionCenterId),
    requestTypeIds: loaded.map(({ plan }) => plan.type),
    productTypeIds: loaded.map(({ plan }) => plan.productTypeId),
    planIds: loaded.map(({ id }) => id),
  });
}

const { lists, toRow } = rowLists(planMilestones);

const milestonesByPlan = (tx: Database) =>
  tx
    .select({ planId: planMilestones.planId, lists })
    .from(planMilestones)
    .where(isAnyOf(planMilestones.planId, 'ids'))
    .groupBy(planMilestones.planId)
    .prepare('milestones_of_plans');

/** The milestones of plans that have some, of each in the order in which it passes them. */
export async function milestonesOfPlans(
  tx: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, readonly MilestoneRecord[]>> {
  const rows = await milestonesByPlan(tx).execute({ ids: idList(ids) });
  return new Map(rows.map((row) => [row.planId, inPassingOrder(row.lists.map(toRow))]));
}

/** The milestones of a plan in the order in which it passes them. */
export async function findMilestones(tx: Database, planId: number): Promise<readonly MilestoneRecord[]> {
  return (await milestonesOfPlans(tx, [planId])).get(planId) ?? [];
}

/** What the dates of some plans depend on, as it was read. */
export interface ScheduleBasis {
  readonly milestones: ReadonlyMap<number, readonly MilestoneRecord[]>;
  readonly facts: SchedulingFacts;
}

/** Reads everything that the dates of some plans depend on, in two statements, by the ids of the plans. */
export async function readScheduleBasis(
  tx: Database,
  loaded: readonly Schedulable[],
): Promise<ScheduleBasis> {
  const milestones = await milestonesOfPlans(
    tx,
    loaded.map(({ id }) => id),
  );
  return { milestones, facts: await factsOf(tx, loaded) };
}

/** The schedules of some plans by their ids, from what was read of them. */
export function schedulesOf(
  loaded: readonly Schedulable[],
  { milestones, facts }: ScheduleBasis,
): ReadonlyMap<number, PlanSchedule> {
  return new Map(
    loaded.map(({ id, plan, productType }) => {
      const rows = milestones.get(id) ?? [];
      return [id, scheduleOf(facts, plan, productType.code, rows)];
    }),
  );
}

/**
 * Reads everything that the dates of a plan depend on, but for its milestones where they are known already. The wait
 * for capacity is found separately.
 */
export async function loadSchedule(
  tx: Database,
  loaded: LoadedPlan,
  known?: readonly MilestoneRecord[],
): Promise<PlanSchedule> {
  const rows = known ?? (await findMilestones(tx, loaded.id));
  return scheduleOf(await factsOf(tx, [loaded]), loaded.plan, loaded.productType.code, rows);
}
