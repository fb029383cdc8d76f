import { cycleRowStyle, type StepColumn } from '@crt/domain/cycle-list';
import { designStatusName } from '@crt/domain/design-status';
import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatus } from '@crt/domain/plan-status';
import { requestType } from '@crt/domain/request-type';
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Output } from '../../../contract/handlers.ts';
import type { Database } from '../../../platform/db/database.ts';
import {
  globalNotices,
  isOpenFor,
  isUnreadBy,
  notifications,
} from '../../notification/notification.tables.ts';
import { planMilestones } from '../../plan/plan-milestone.tables.ts';
import { manufacturingUrl } from '../../plan/plan.options.ts';
import { plans } from '../../plan/plan.tables.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { manufacturingCycles } from '../cycle/cycle.tables.ts';
import { manufacturingJobs, manufacturingJobSteps } from '../job/job.tables.ts';
import { stepEnd, symbol } from './cycle-sort-keys.ts';

/** One row of the cycle list on the wire. */
export type CycleListRow = Output<'listManufacturingCycles'>['items'][number];

/** Whether there is one about the plan of the row (G3). */
const hasAny = (table: typeof notifications | typeof globalNotices, condition: SQL | undefined) =>
  sql<boolean>`exists (select 1 from ${table} where ${and(eq(table.planId, plans.id), condition)})`;

const due = alias(planMilestones, 'out_of_manufacturing');
const approved = alias(planMilestones, 'design_approved');
const isOf = (milestone: typeof due | typeof approved, type: MilestoneType) =>
  and(eq(milestone.planId, plans.id), eq(milestone.type, type));

/** For whom rows are read, and when. */
export interface CycleReader {
  readonly userId: string;
  readonly now: Date;
}

/** Everything that the list shows somebody of these cycles, with the dates of the chosen steps. */
export async function findCycleRows(
  tx: Database,
  ids: readonly number[],
  steps: readonly StepColumn[],
  { userId, now }: CycleReader,
): Promise<CycleListRow[]> {
  const rows = await tx
    .select({
      plan: getTableColumns(plans),
      cycle: getTableColumns(manufacturingCycles),
      symbol,
      due: getTableColumns(due),
      approvedAt: approved.actualAt,
      notificationsAvailable: hasAny(notifications, isOpenFor(userId, now)),
      globalNotificationsAvailable: hasAny(globalNotices, isUnreadBy(userId)),
    })
    .from(plans)
    .innerJoin(manufacturingCycles, eq(manufacturingCycles.planId, plans.id))
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(products, eq(products.id, plans.productId))
    .leftJoin(due, isOf(due, milestoneType.outOfManufacturing))
    .leftJoin(approved, isOf(approved, milestoneType.designApproved))
    .where(inArray(plans.id, [...ids]));
  const ends = await findEnds(tx, ids, steps);
  return rows.map((row) => toRow(row, ends(row.plan.id), now));
}

interface Found {
  readonly plan: typeof plans.$inferSelect;
  readonly cycle: typeof manufacturingCycles.$inferSelect;
  readonly symbol: string;
  readonly due: typeof planMilestones.$inferSelect | null;
  readonly approvedAt: Date | null;
  readonly notificationsAvailable: boolean;
  readonly globalNotificationsAvailable: boolean;
}

function toRow(
  { plan, cycle, symbol: productSymbol, due: out, approvedAt, ...available }: Found,
  chosenCycleMilestones: CycleListRow['chosenCycleMilestones'],
  now: Date,
): CycleListRow {
  const { id, requestId, status, priority } = plan;
  const isPrototype = plan.type === requestType.prototype;
  const dates = { plannedDate: out?.plannedAt ?? null, actualDate: out?.actualAt ?? null };
  const zone = out?.timeZone ?? 'UTC';
  const facts = { status, priority, criticalAt: cycle.criticalAt, due: { ...dates, zone } };
  return {
    id,
    requestId,
    requestIdWithManufacturingRevision: `${requestId} M${plan.requiredManufacturingDataRevision}`,
    manufacturingURL: manufacturingUrl(plan),
    isOnHold: status === planStatus.onHold,
    ...available,
    productSymbol,
    designStatusDescription: designStatusName[plan.designStatus],
    dueDate: iso(dates.plannedDate),
    actualDate: iso(dates.actualDate),
    schedulingStrategy: plan.schedulingStrategy,
    manufacturingLocationTimezone: zone,
    chosenCycleMilestones,
    manufacturingProgress: plan.manufacturingProgress,
    designApprovalDate: iso(approvedAt),
    isPrepareSTLDataStepNotCompleted: cycle.isStlPreparationOpen,
    lastComment: cycle.lastComment,
    fulfilmentPlanStatus: status,
    fulfilmentPlanId: id,
    isPrototype,
    style: cycleRowStyle(facts, now),
  };
}

const iso = (instant: Date | null) => instant?.toISOString() ?? null;

/** The dates of the chosen steps, by cycle (G9). */
async function findEnds(tx: Database, ids: readonly number[], steps: readonly StepColumn[]) {
  const stepIds = [...new Set(steps.map(({ jobStepId }) => jobStepId))];
  const { cycleId } = manufacturingJobs;
  const { stepId } = manufacturingJobSteps;
  const rows =
    steps.length === 0
      ? []
      : await tx
          .select({ cycleId, stepId, actual: stepEnd(0), planned: stepEnd(1) })
          .from(manufacturingJobs)
          .innerJoin(manufacturingJobSteps, eq(manufacturingJobSteps.jobId, manufacturingJobs.id))
          .where(and(inArray(cycleId, [...ids]), inArray(stepId, stepIds)))
          .groupBy(cycleId, stepId);
  const found = new Map(rows.map((row) => [`${row.cycleId}/${row.stepId}`, row]));
  return (id: number) =>
    steps.map(({ jobStepId, criteria }) => {
      const end = found.get(`${id}/${jobStepId}`)?.[criteria === 0 ? 'actual' : 'planned'];
      return { jobStepId, criteria, date: end ? new Date(end).toISOString() : null };
    });
}
