import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { invalidRequest } from '../../../errors.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { underlyingPlans } from './underlying-plans.ts';
import type { PlanFilters } from './plan-query.ts';

type SortColumn = NonNullable<PlanFilters['sortColumns']>[number];

/** What the list is ordered by: a column, and the table that has to be joined for it. */
interface SortKey {
  readonly by: PgColumn | SQL;
  readonly join?: SQL;
}

const sortKeys: Readonly<Record<string, SortKey>> = {
  id: { by: plans.id },
  requestId: { by: plans.requestId },
  requestIdWithRevision: { by: plans.requestId },
  requestTypeId: { by: plans.type },
  priority: { by: plans.priority },
  designStatus: { by: plans.designStatus },
  processingStatus: { by: plans.status },
  processingStatusDescription: { by: plans.status },
  manufacturingProgress: { by: plans.manufacturingProgress },
  linksCount: { by: plans.linksCount },
  quantity: { by: plans.quantity },
  orderNumber: { by: plans.orderNumber },
  createdDate: { by: plans.createdAt },
  plannedSurgeryDate: { by: plans.plannedSurgeryDate },
  productType: {
    by: productTypes.name,
    join: sql`left join ${productTypes} on ${eq(productTypes.id, plans.productTypeId)}`,
  },
  productNumber: {
    by: products.number,
    join: sql`left join ${products} on ${eq(products.id, plans.productId)}`,
  },
  distributionCenter: {
    by: distributionCenters.requestDistributionCentre,
    join: sql`left join ${distributionCenters} on ${eq(distributionCenters.id, plans.distributionCenterId)}`,
  },
  manufacturingLocation: {
    by: manufacturingLocations.name,
    join: sql`left join ${manufacturingLocations} on ${eq(manufacturingLocations.id, plans.manufacturingLocationId)}`,
  },
  underlyingRequestId: {
    by: underlyingPlans.requestId,
    join: sql`left join ${plans} ${sql.identifier('underlying')} on ${eq(underlyingPlans.id, plans.underlyingPlanId)}`,
  },
};

/** The order of the list in SQL, and what has to be joined to know it. */
export interface PlanOrder {
  readonly joins: SQL;
  readonly by: SQL;
}

/**
 * The order that the sort columns ask for, with the id as last key so that pages never overlap; without any, the
 * newest plan comes first. Missing values stand last. An unknown column is refused (E25).
 */
export function planOrder(filters: PlanFilters): PlanOrder {
  const columns = filters.sortColumns ?? [];
  const keys = columns.map((column, place) => sortKeyOf(column, place, filters));
  const isAscending = columns.at(-1)?.sortOrder === 1;
  const order = keys.map(({ by }, place) => direct(by, columns[place]?.sortOrder === 1));
  const joins = new Set(keys.flatMap(({ join }) => (join ? [join] : [])));
  return {
    joins: sql.join([...joins], sql` `),
    by: sql.join([...order, isAscending ? asc(plans.id) : desc(plans.id)], sql`, `),
  };
}

function direct(by: SortKey['by'], isAscending: boolean): SQL {
  if (isAscending) return asc(by);
  const isNeverMissing = 'notNull' in by && by.notNull && by.table === plans;
  return isNeverMissing ? desc(by) : sql`${by} desc nulls last`;
}

function sortKeyOf(column: SortColumn, place: number, filters: PlanFilters): SortKey {
  const field = column.columnName ?? fieldAt(column.sortedColumn, filters);
  const milestoneId = column.milestoneId ?? milestoneIdOf(field);
  if (milestoneId !== undefined) return milestoneKey(milestoneId, column.milestoneDateType === 0, place);
  const key = field === undefined || !Object.hasOwn(sortKeys, field) ? undefined : sortKeys[field];
  if (key) return key;
  const path = `/body/filters/sortColumns/${place}/columnName`;
  throw invalidRequest([
    { path, message: `There is no column ${field ?? 'with this position'} to sort by.` },
  ]);
}

/** The column at a position of the columns that were sent along. */
function fieldAt(position: number | null | undefined, filters: PlanFilters): string | undefined {
  return position == null ? undefined : filters.availableColumns?.[position]?.field;
}

/** Columns of milestones are named 'milestone:7'. */
function milestoneIdOf(field: string | undefined): number | undefined {
  const digits = /^milestone:(\d{1,4})$/.exec(field ?? '')?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function milestoneKey(milestoneId: number, isActual: boolean, place: number): SortKey {
  const alias = sql.identifier(`milestone_${place}`);
  const column = isActual ? planMilestones.actualAt : planMilestones.plannedAt;
  const matches = and(
    sql`${alias}.${sql.identifier(planMilestones.planId.name)} = ${plans.id}`,
    sql`${alias}.${sql.identifier(planMilestones.type.name)} = ${Math.min(milestoneId, 32_767)}`,
  );
  return {
    by: sql`${alias}.${sql.identifier(column.name)}`,
    join: sql`left join ${planMilestones} ${alias} on ${matches}`,
  };
}
