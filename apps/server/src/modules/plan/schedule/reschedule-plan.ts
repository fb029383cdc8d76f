import { scheduleChain, type CapacityWait, type ScheduledMilestone } from '@crt/domain/milestone-chain';
import { milestoneField } from '@crt/domain/plan-field';
import { statusAfterMilestones } from '@crt/domain/plan-progress';
import { planStatusName } from '@crt/domain/plan-status';
import { isDesignSessionOnly } from '@crt/domain/request-type';
import { countWorkingDays } from '@crt/domain/working-time';
import { fromDate, toCalendarDate } from '@internationalized/date';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { shownInstant, shownValue, storedValue } from '../../change/field-value.ts';
import { recordChanges, type FieldChange } from '../../change/record-changes.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { encodeStamp } from '../../write-road/stamp.ts';
import { findPlan, lockPlan, savePlan, type LoadedPlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import { capacityWait } from './capacity-wait.ts';
import { loadSchedule, type MilestoneRecord, type PlanSchedule } from './plan-schedule.ts';

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
 */
export async function reschedulePlan(
  context: RequestContext,
  id: number,
  stamp: number,
  options: RescheduleOptions = {},
): Promise<void> {
  const loaded = await findPlan(context.tx, id);
  if (!loaded) return;
  const schedule = await loadSchedule(context.tx, loaded);
  const capacity = await capacityWait(context.tx, loaded, schedule, options.isDisplaced);
  const chain = scheduleChain({ ...schedule.input, capacity });
  const changes = [
    ...(await storeDates(context, schedule.rows, chain)),
    ...(await storeQueue(context, loaded, schedule, chain, capacity)),
    ...(options.isStatusFollowing ? await storeStatus(context, loaded, schedule.rows) : []),
  ];
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

async function storeDates(
  { tx }: RequestContext,
  rows: readonly MilestoneRecord[],
  chain: readonly ScheduledMilestone[],
): Promise<FieldChange[]> {
  const changes: FieldChange[] = [];
  for (const row of rows) {
    const next = chain.find(({ type }) => type === row.type);
    if (!next) continue;
    const isMoved = row.plannedAt?.getTime() !== next.plannedDate?.getTime();
    if (!isMoved && row.timeZone === next.zone) continue;
    const dates = {
      plannedAt: next.plannedDate,
      baselineAt: row.baselineAt ?? next.plannedDate,
      timeZone: next.zone,
    };
    await tx
      .update(planMilestones)
      .set(dates)
      .where(and(eq(planMilestones.planId, row.planId), eq(planMilestones.type, row.type)));
    if (isMoved) changes.push(dateChange(row, next));
  }
  return changes;
}

function dateChange(row: MilestoneRecord, next: ScheduledMilestone): FieldChange {
  return {
    field: milestoneField(row.type, 'planned'),
    kind: 'instant',
    oldValue: storedValue(row.plannedAt),
    newValue: storedValue(next.plannedDate),
    oldText: shownInstant(row.plannedAt, row.timeZone),
    newText: shownInstant(next.plannedDate, next.zone),
  };
}

async function storeQueue(
  { tx }: RequestContext,
  { plan }: LoadedPlan,
  { input }: PlanSchedule,
  chain: readonly ScheduledMilestone[],
  capacity: CapacityWait | null,
): Promise<FieldChange[]> {
  const start = chain.find(({ type }) => type === 5);
  const startDate = start?.plannedDate
    ? toCalendarDate(fromDate(start.plannedDate, start.zone)).toString()
    : null;
  const isInQueue = capacity !== null && start?.reason.kind === 'capacity';
  const position = isInQueue ? capacity.position : plan.manufacturingPosition;
  const overflowDays = isInQueue
    ? countWorkingDays(input.site, capacity.earliest, capacity.assigned)
    : plan.overflowDays;
  const next = { manufacturingStartDate: startDate, manufacturingPosition: position, overflowDays };
  await tx.update(plans).set(next).where(eq(plans.id, plan.id));
  return [
    ...change('manufacturingPosition', 'number', plan.manufacturingPosition, position, shownValue),
    ...change('overflowDays', 'number', plan.overflowDays, overflowDays, shownValue),
  ];
}

/** A plan that ends with its design has no manufacturing status to follow. */
async function storeStatus(
  { tx }: RequestContext,
  { plan }: LoadedPlan,
  rows: readonly MilestoneRecord[],
): Promise<FieldChange[]> {
  if (isDesignSessionOnly(plan.type)) return [];
  const passed = new Set(rows.filter((row) => row.actualAt).map((row) => row.type));
  const status = statusAfterMilestones(plan.status, new Set(rows.map((row) => row.type)), passed);
  if (status !== plan.status) await tx.update(plans).set({ status }).where(eq(plans.id, plan.id));
  return change('requestStatusId', 'choice', plan.status, status, (value) => planStatusName[value]);
}

function change<Value extends number | null>(
  field: string,
  kind: 'choice' | 'number',
  old: Value,
  next: Value,
  textOf: (value: Value) => string | null,
): FieldChange[] {
  if (old === next) return [];
  return [
    {
      field,
      kind,
      oldValue: storedValue(old),
      newValue: storedValue(next),
      oldText: textOf(old),
      newText: textOf(next),
    },
  ];
}
