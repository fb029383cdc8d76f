import { cycleSortColumns, stepColumnId, stepOfColumn, type StepDate } from '@crt/domain/cycle-list';
import { planMilestoneColumnId } from '@crt/domain/plan-list';
import { milestoneType } from '@crt/domain/milestone-type';
import { eq, sql } from 'drizzle-orm';
import type { SortKey, SortLevel } from '../../list/engine/list-definition.ts';
import { possibleId } from '../../list/engine/list-filters.ts';
import { planSortKey } from '../../plan/list/plan-sort-keys.ts';
import { plans } from '../../plan/plan.tables.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { manufacturingJobs, manufacturingJobSteps } from '../job/job.tables.ts';
import type { CycleFilters } from './cycle-conditions.ts';

/** The symbol of what is made; of a plan without a product the code of its type. */
export const symbol = sql<string>`coalesce(${products.symbol}, ${productTypes.code})`;

/** When a step ends in all jobs of a cycle: the last planned end, or the last end when all have ended (G9). */
export const stepEnd = (date: StepDate) =>
  date === 0
    ? sql<
        string | null
      >`case when bool_and(${manufacturingJobSteps.endedAt} is not null) then max(${manufacturingJobSteps.endedAt}) end`
    : sql<string | null>`max(${manufacturingJobSteps.plannedEndAt})`;

const { outOfManufacturing } = milestoneType;
/** What the plan list sorts by under the same or another name. */
const ofPlan: Readonly<Record<string, string>> = {
  requestIdWithManufacturingRevision: 'requestId',
  dueDate: planMilestoneColumnId(outOfManufacturing, 'due'),
  actualDate: planMilestoneColumnId(outOfManufacturing, 'actual'),
  manufacturingProgress: 'manufacturingProgress',
  designStatusDescription: 'designStatus',
};

/** What a column of the cycle list is sorted by (G14). */
export function cycleSortKey(columnId: string): SortKey | undefined {
  if (Object.hasOwn(ofPlan, columnId)) return planSortKey(ofPlan[columnId] ?? '');
  if (columnId === 'productSymbol') {
    const type = sql`${productTypes} on ${eq(productTypes.id, plans.productTypeId)}`;
    return { by: [symbol], joins: [type, sql`${products} on ${eq(products.id, plans.productId)}`] };
  }
  const step = stepOfColumn(columnId);
  if (!step) return undefined;
  const ends = sql.identifier(columnId);
  return {
    by: [sql`${ends}.ends_at`],
    joins: [
      sql`(select ${manufacturingJobs.cycleId} as cycle_id, ${stepEnd(step.criteria)} as ends_at
        from ${manufacturingJobSteps} join ${manufacturingJobs} on ${eq(manufacturingJobs.id, manufacturingJobSteps.jobId)}
        where ${eq(manufacturingJobSteps.stepId, possibleId(step.jobStepId))}
        group by ${manufacturingJobs.cycleId}) as ${ends} on ${ends}.cycle_id = ${plans.id}`,
    ],
    isNullable: true,
  };
}

/** The order that the wire carries: columns by number, dates of job steps by their step (G14). */
export const cycleSortOf = ({ sortColumns = [] }: CycleFilters): SortLevel[] =>
  sortColumns.map(({ sortedColumn, jobStepId, criteria, sortOrder }, place) => ({
    columnId:
      jobStepId == null
        ? cycleSortColumns[sortedColumn ?? -1]
        : stepColumnId({ jobStepId, criteria: criteria === 0 ? 0 : 1 }),
    isAscending: sortOrder === 1,
    namedBy: `sortColumns/${place}/${jobStepId == null ? 'sortedColumn' : 'jobStepId'}`,
  }));
