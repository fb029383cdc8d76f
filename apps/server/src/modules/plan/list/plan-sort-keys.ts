import { milestoneOfPlanColumn, type PlanFieldColumnId } from '@crt/domain/plan-list';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import type { SortKey, SortLevel } from '../../list/engine/list-definition.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import type { PlanFilters } from './plan-filters.ts';

const own = (column: PgColumn): SortKey => ({ by: [column], isNullable: !column.notNull });

/** A name that the column of a plan points at. */
const named = (
  from: PgColumn,
  { id, name }: { readonly id: PgColumn; readonly name: PgColumn },
): SortKey => ({
  by: [name],
  joins: [sql`${id.table} on ${eq(id, from)}`],
  isNullable: !from.notNull,
});

/** Columns of rows, and names of them that are older. */
const keys: Readonly<Record<PlanFieldColumnId | 'id' | 'requestId' | 'processingStatus', SortKey>> = {
  id: own(plans.id),
  requestId: own(plans.requestId),
  requestIdWithRevision: own(plans.requestId),
  requestTypeId: own(plans.type),
  priority: own(plans.priority),
  designStatus: own(plans.designStatus),
  processingStatus: own(plans.status),
  processingStatusDescription: own(plans.status),
  manufacturingProgress: own(plans.manufacturingProgress),
  linksCount: own(plans.linksCount),
  quantity: own(plans.quantity),
  orderNumber: own(plans.orderNumber),
  createdDate: own(plans.createdAt),
  plannedSurgeryDate: own(plans.plannedSurgeryDate),
  underlyingRequestId: own(plans.underlyingRequestId),
  productType: named(plans.productTypeId, productTypes),
  productNumber: named(plans.productId, { id: products.id, name: products.number }),
  distributionCenter: named(plans.distributionCenterId, {
    id: distributionCenters.id,
    name: distributionCenters.requestDistributionCentre,
  }),
  manufacturingLocation: named(plans.manufacturingLocationId, manufacturingLocations),
};

/** What a column of the plan list is sorted by (E25). */
export function planSortKey(columnId: string): SortKey | undefined {
  if (Object.hasOwn(keys, columnId)) return keys[columnId as keyof typeof keys];
  const milestone = milestoneOfPlanColumn(columnId);
  if (!milestone) return undefined;
  // Each of several milestones is a table of its own.
  const table = sql.identifier(columnId);
  const { planId, type, plannedAt, actualAt } = planMilestones;
  const of = ({ name }: PgColumn) => sql`${table}.${sql.identifier(name)}`;
  return {
    by: [of(milestone.date === 'actual' ? actualAt : plannedAt)],
    joins: [
      sql`${planMilestones} as ${table} on ${and(eq(of(planId), plans.id), eq(of(type), milestone.type))}`,
    ],
    isNullable: true,
    isIndexed: true,
  };
}

/** The order that the wire carries: columns by name or by their place among those sent along, milestones by number. */
export function planSortOf({ sortColumns = [], availableColumns = [] }: PlanFilters): SortLevel[] {
  return sortColumns.map(({ columnName, sortedColumn, milestoneId, milestoneDateType, sortOrder }, place) => {
    const field = columnName ?? (sortedColumn == null ? undefined : availableColumns[sortedColumn]?.field);
    const milestone = milestoneId ?? (field === undefined ? undefined : milestoneOfPlanColumn(field)?.type);
    const isActual = milestoneDateType === 0 || (milestoneDateType == null && field?.endsWith(':actual'));
    const columnId = milestone === undefined ? field : `milestone:${milestone}${isActual ? ':actual' : ''}`;
    const byPlace = columnName == null && sortedColumn != null ? 'sortedColumn' : 'columnName';
    const name = milestoneId == null ? byPlace : 'milestoneId';
    return { columnId, isAscending: sortOrder === 1, namedBy: `sortColumns/${place}/${name}` };
  });
}
