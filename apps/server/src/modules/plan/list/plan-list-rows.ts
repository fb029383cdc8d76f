import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Database } from '../../../platform/db/database.ts';
import { idList, isAnyOf } from '../../../platform/db/id-lists.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import type { MilestoneType } from '@crt/domain/milestone-type';

/** A milestone as the list reads it: type, planned and actual date in milliseconds since 1970, zone. */
type MilestoneEntry = readonly [MilestoneType, number | null, number | null, string];

/** Milliseconds since 1970. As the floating number that the day has anyway: exact far beyond any date, in half the time. */
const milliseconds = <Instant extends number | null>(column: PgColumn) =>
  sql<Instant>`(date_part('epoch', ${column}) * 1000)::bigint`;

const milestonesOfPlan = sql<MilestoneEntry[] | null>`(
  select json_agg(json_build_array(${planMilestones.type}, ${milliseconds(planMilestones.plannedAt)},
    ${milliseconds(planMilestones.actualAt)}, ${planMilestones.timeZone}))
  from ${planMilestones} where ${planMilestones.planId} = ${plans.id})`;

/** What a plan points at, as a small statement of its own: planning six joins takes longer than reading 50 plans. */
function named(name: PgColumn, table: PgTable, id: PgColumn, from: PgColumn): SQL<string | null> {
  return sql`(select ${name} from ${table} where ${id} = ${from})`;
}

const shown = {
  id: plans.id,
  requestId: plans.requestId,
  designRevision: plans.designRevision,
  type: plans.type,
  status: plans.status,
  heldFrom: plans.heldFrom,
  designStatus: plans.designStatus,
  priority: plans.priority,
  manufacturingProgress: plans.manufacturingProgress,
  linksCount: plans.linksCount,
  quantity: plans.quantity,
  orderNumber: plans.orderNumber,
  underlyingPlanId: plans.underlyingPlanId,
  underlyingRequestId: plans.underlyingRequestId,
  createdAt: milliseconds<number>(plans.createdAt),
  plannedSurgeryDate: plans.plannedSurgeryDate,
  stamp: plans.stamp,
  productType: productTypes.name,
  productTypeCode: productTypes.code,
  productNumber: named(products.number, products, products.id, plans.productId),
  distributionCenter: named(
    distributionCenters.requestDistributionCentre,
    distributionCenters,
    distributionCenters.id,
    plans.distributionCenterId,
  ),
  manufacturingLocation: named(
    manufacturingLocations.name,
    manufacturingLocations,
    manufacturingLocations.id,
    plans.manufacturingLocationId,
  ),
  milestones: milestonesOfPlan,
};
const names = Object.keys(shown);

/** One plan of the list with what belongs to it; instants are milliseconds since 1970. */
export type PlanListRecord = SelectResultFields<typeof shown>;

/** A plan travels as one text: a twentieth of the values to be taken apart and put together. */
const listRows = (tx: Database) =>
  tx
    .select({ values: sql<unknown[]>`json_build_array(${sql.join(Object.values(shown), sql`, `)})` })
    .from(plans)
    // One join at least: without any, Drizzle leaves the tables' names out, and an id would be that of the inner table.
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .where(isAnyOf(plans.id, 'ids'))
    .prepare('plan_list_rows');

/** Everything that the list shows of these plans, in the given order. */
export async function findPlanListRows(tx: Database, ids: readonly number[]): Promise<PlanListRecord[]> {
  if (ids.length === 0) return [];
  const rows = await listRows(tx).execute({ ids: idList(ids) });
  const byId = new Map(rows.map(({ values }) => recordOf(values)).map((record) => [record.id, record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function recordOf(values: readonly unknown[]): PlanListRecord {
  const record: Record<string, unknown> = {};
  for (let place = 0; place < values.length; place += 1) record[names[place] ?? ''] = values[place];
  return record as PlanListRecord;
}
