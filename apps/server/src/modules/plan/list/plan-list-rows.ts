import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import type { MilestoneType } from '@crt/domain/milestone-type';
import { underlyingPlans } from './underlying-plans.ts';

/** A milestone as the list reads it: type, planned and actual date in milliseconds since 1970, zone. */
type MilestoneEntry = readonly [MilestoneType, number | null, number | null, string];

const milliseconds = (column: typeof planMilestones.plannedAt | typeof planMilestones.actualAt) =>
  sql`(extract(epoch from ${column}) * 1000)::bigint`;

/** Milestones travel as one text per plan: a tenth of the rows and none of the dates to be taken apart and put together. */
const milestonesOfPlan = sql<MilestoneEntry[] | null>`(
  select json_agg(json_build_array(${planMilestones.type}, ${milliseconds(planMilestones.plannedAt)},
    ${milliseconds(planMilestones.actualAt)}, ${planMilestones.timeZone}))
  from ${planMilestones} where ${planMilestones.planId} = ${plans.id})`;

const columns = {
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
  createdAt: plans.createdAt,
  plannedSurgeryDate: plans.plannedSurgeryDate,
  stamp: plans.stamp,
};

/** What a plan points at, as a small statement of its own: planning six joins takes longer than reading 50 plans. */
function named(name: PgColumn, table: PgTable, id: PgColumn, from: PgColumn): SQL<string | null> {
  return sql`(select ${name} from ${table} where ${id} = ${from})`;
}

const underlyingRequestId = sql<string | null>`(
  select ${underlyingPlans.requestId} from ${plans} ${sql.identifier('underlying')}
  where ${underlyingPlans.id} = ${plans.underlyingPlanId})`;

/** The statement is made once per connection pool and planned once per connection. */
function prepare(tx: Database) {
  return (
    tx
      .select({
        plan: columns,
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
        underlyingRequestId,
        milestones: milestonesOfPlan,
      })
      .from(plans)
      // One join at least: without any, Drizzle leaves the tables' names out, and an id would be that of the inner table.
      .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
      .where(sql`${plans.id} = any (string_to_array(${sql.placeholder('ids')}, ',')::int[])`)
      .prepare('plan_list_rows')
  );
}

const prepared = new WeakMap<Database, ReturnType<typeof prepare>>();

/** Everything that the list shows of these plans, in the given order. */
export async function findPlanListRows(tx: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const statement = prepared.get(tx) ?? prepare(tx);
  prepared.set(tx, statement);
  const rows = await statement.execute({ ids: ids.join(',') });
  const byId = new Map(rows.map((row) => [row.plan.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One plan of the list with what belongs to it. */
export type PlanListRecord = Awaited<ReturnType<typeof findPlanListRows>>[number];
