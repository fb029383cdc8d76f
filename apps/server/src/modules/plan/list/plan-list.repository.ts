import { asc, count, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { products, productTypes } from '../../product/product.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { containing } from './like-pattern.ts';
import type { PlanOrder } from './plan-order.ts';
import { underlyingPlans } from './underlying-plans.ts';

/** How many plans match. */
export async function countPlans(tx: Database, where: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ number: count() }).from(plans).where(where);
  return row?.number ?? 0;
}

/** The ids of one page: only they are sorted, everything that is shown is read for the page alone. */
export async function findPlanIds(
  tx: Database,
  where: SQL | undefined,
  order: PlanOrder,
  page: { readonly limit: number; readonly offset: number },
): Promise<number[]> {
  const condition = where ? sql`where ${where}` : sql``;
  const { rows } = await tx.execute<{ id: number }>(
    sql`select ${plans.id} from ${plans} ${order.joins} ${condition} order by ${order.by} limit ${page.limit} offset ${page.offset}`,
  );
  return rows.map((row) => row.id);
}

/** Everything that the list shows of these plans, in the given order. */
export async function findPlanListRows(tx: Database, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await tx
    .select({
      plan: plans,
      productType: productTypes.name,
      productTypeCode: productTypes.code,
      productNumber: products.number,
      distributionCenter: distributionCenters.requestDistributionCentre,
      manufacturingLocation: manufacturingLocations.name,
      underlyingRequestId: underlyingPlans.requestId,
    })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(products, eq(products.id, plans.productId))
    .leftJoin(distributionCenters, eq(distributionCenters.id, plans.distributionCenterId))
    .leftJoin(manufacturingLocations, eq(manufacturingLocations.id, plans.manufacturingLocationId))
    .leftJoin(underlyingPlans, eq(underlyingPlans.id, plans.underlyingPlanId))
    .where(inArray(plans.id, [...ids]));
  const milestones = await tx
    .select()
    .from(planMilestones)
    .where(inArray(planMilestones.planId, [...ids]));
  const milestonesOf = Map.groupBy(milestones, (milestone) => milestone.planId);
  const byId = new Map(
    rows.map((row) => [row.plan.id, { ...row, milestones: milestonesOf.get(row.plan.id) ?? [] }]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One plan of the list with what belongs to it. */
export type PlanListRecord = Awaited<ReturnType<typeof findPlanListRows>>[number];

/** Request ids that contain `text`, newest first, at most 20 (E9). */
export async function findRequestIds(tx: Database, text: string): Promise<string[]> {
  const rows = await tx
    .select({ requestId: plans.requestId })
    .from(plans)
    .where(ilike(plans.requestId, containing(text)))
    .orderBy(desc(plans.id))
    .limit(20);
  return rows.map((row) => row.requestId);
}

/** The place of a plan in an ordered list, and its neighbours; undefined when it is not in the list. */
export async function findPlace(tx: Database, where: SQL | undefined, order: PlanOrder, id: number) {
  const condition = where ? sql`where ${where}` : sql``;
  const { rows } = await tx.execute<{
    place: number;
    total: number;
    previous: number | null;
    next: number | null;
  }>(sql`
    select place::int as place, total::int as total, previous, next
    from (
      select ${plans.id} as id, row_number() over list as place, count(*) over () as total,
        lag(${plans.id}) over list as previous, lead(${plans.id}) over list as next
      from ${plans} ${order.joins} ${condition}
      window list as (order by ${order.by})
    ) as ordered
    where id = ${id}`);
  return rows[0];
}

/** Distribution centres, sites and products with their types, as filters offer them. */
export async function findFilterOptions(tx: Database) {
  const types = await tx.select().from(productTypes).orderBy(asc(productTypes.name));
  const numbers = await tx
    .select({ id: products.id, productCode: products.number, typeId: products.productTypeId })
    .from(products)
    .orderBy(asc(products.number));
  const centers = await tx
    .select({ id: distributionCenters.id, name: distributionCenters.requestDistributionCentre })
    .from(distributionCenters)
    .orderBy(asc(distributionCenters.requestDistributionCentre));
  const locations = await tx
    .select({ id: manufacturingLocations.id, name: manufacturingLocations.name })
    .from(manufacturingLocations)
    .orderBy(asc(manufacturingLocations.name));
  return { types, numbers, centers, locations };
}
