import { chooseLeadTime, type LeadTimeRow, type LeadTimeSubject } from '@crt/domain/lead-time';
import type { ChainInput, MilestoneFact } from '@crt/domain/milestone-chain';
import { milestoneOrder, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatus } from '@crt/domain/plan-status';
import { parseTime, type Time } from '@internationalized/date';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import {
  defaultLeadTimeModifications,
  milestoneLeadTimes,
  planLeadTimeModifications,
} from '../../lead-time/lead-time.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { centerCalendar, siteCalendar } from './working-calendars.ts';

export type MilestoneRecord = typeof planMilestones.$inferSelect;

/** Everything that the dates of one plan depend on. */
export interface PlanSchedule {
  readonly rows: readonly MilestoneRecord[];
  readonly input: ChainInput;
  readonly subject: LeadTimeSubject;
  readonly leadTimes: readonly LeadTimeRow[];
  readonly modifications: LeadModifications;
}

/** Days by which lead times are changed, and where each change comes from (F38, F39). */
export interface LeadModifications {
  readonly own: ReadonlyMap<MilestoneType, { readonly id: number; readonly days: number }>;
  readonly defaults: ReadonlyMap<MilestoneType, number>;
}

/** Cut-off times by product family; other families may be handed in until the end of the work day (T7). */
const cutOffColumns = {
  CMRP: 'cmrpCutOffTime',
  UPC: 'upcCutOffTime',
  PEEK: 'peekCutOffTime',
  UMC: 'umcCutOffTime',
  HIPMAP: 'hipMapCutOffTime',
} as const;

/** The time of day until which something handed in still counts for the day, for a product family at a site. */
export async function cutOffOf(tx: Database, locationId: number | null, code: string): Promise<Time> {
  const [site] =
    locationId === null
      ? []
      : await tx.select().from(manufacturingLocations).where(eq(manufacturingLocations.id, locationId));
  if (!site) return parseTime('17:00:00');
  const column = Object.hasOwn(cutOffColumns, code)
    ? cutOffColumns[code as keyof typeof cutOffColumns]
    : undefined;
  return parseTime(column ? site[column] : site.workDayEnd);
}

/** The milestones of a plan in the order in which it passes them. */
export async function findMilestones(tx: Database, planId: number): Promise<MilestoneRecord[]> {
  const rows = await tx.select().from(planMilestones).where(eq(planMilestones.planId, planId));
  return inPassingOrder(rows);
}

/** Milestones in the order in which a plan passes them. */
export function inPassingOrder(rows: readonly MilestoneRecord[]): MilestoneRecord[] {
  return rows.toSorted((one, other) => milestoneOrder.indexOf(one.type) - milestoneOrder.indexOf(other.type));
}

/** A stored milestone as the chain of the domain sees it. */
export function toFact(row: MilestoneRecord): MilestoneFact {
  return { type: row.type, plannedDate: row.plannedAt, actualDate: row.actualAt, isLocked: row.isLocked };
}

async function leadTimesFor(tx: Database, { plan }: LoadedPlan): Promise<LeadTimeRow[]> {
  return tx.select().from(milestoneLeadTimes).where(eq(milestoneLeadTimes.requestTypeId, plan.type));
}

async function modificationsFor(tx: Database, { plan }: LoadedPlan): Promise<LeadModifications> {
  const own = await tx
    .select()
    .from(planLeadTimeModifications)
    .where(eq(planLeadTimeModifications.planId, plan.id));
  const defaults = await tx
    .select()
    .from(defaultLeadTimeModifications)
    .where(eq(defaultLeadTimeModifications.productTypeId, plan.productTypeId));
  return {
    own: new Map(own.map((row) => [row.milestone, { id: row.id, days: row.additionalDays }])),
    defaults: new Map(defaults.map((row) => [row.milestone, row.additionalDays])),
  };
}

/** What of a plan decides which lead times apply. */
export function subjectOf({ plan }: LoadedPlan): LeadTimeSubject {
  return {
    requestTypeId: plan.type,
    productTypeId: plan.productTypeId,
    manufacturingLocationId: plan.manufacturingLocationId ?? 0,
    distributionCenterId: plan.distributionCenterId ?? 0,
    schedulingStrategy: plan.schedulingStrategy,
    groupId: null,
    isServiceLevelBound: plan.isServiceLevelBound,
    isManufacturingAtRisk: plan.manufacturingAtRisk,
  };
}

/** Reads everything that the dates of a plan depend on; the wait for capacity is found separately. */
export async function loadSchedule(tx: Database, loaded: LoadedPlan): Promise<PlanSchedule> {
  const { plan, productType } = loaded;
  const rows = await findMilestones(tx, plan.id);
  const leadTimes = await leadTimesFor(tx, loaded);
  const modifications = await modificationsFor(tx, loaded);
  const subject = subjectOf(loaded);
  const input: ChainInput = {
    milestones: rows.map(toFact),
    site: await siteCalendar(tx, plan.manufacturingLocationId),
    centre: await centerCalendar(tx, plan.distributionCenterId),
    cutOff: await cutOffOf(tx, plan.manufacturingLocationId, productType.code),
    leadTimeOf: (type) => chooseLeadTime(leadTimes, type, subject, modificationOf(modifications, type)),
    capacity: null,
    isOnHold: plan.status === planStatus.onHold,
  };
  return { rows, input, subject, leadTimes, modifications };
}

/** The plan's own modification, else the default of its product type (domain rules §3.2). */
export function modificationOf({ own, defaults }: LeadModifications, type: MilestoneType): number {
  return own.get(type)?.days ?? defaults.get(type) ?? 0;
}
