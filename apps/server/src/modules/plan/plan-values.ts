import { milestoneField, planFields, type PlanField } from '@crt/domain/plan-field';
import { asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { StoredValues } from '../history/change-hash.ts';
import { storedValue, type FieldValue } from '../history/field-value.ts';
import type { PresentThings } from '../history/verify-history.ts';
import { products } from '../product/product.tables.ts';
import { lockedNames } from './milestone/locked-milestones.ts';
import { planMilestones } from './plan-milestone.tables.ts';
import { plans } from './plan.tables.ts';

type Plan = typeof plans.$inferInsert;
type Milestone = Pick<typeof planMilestones.$inferSelect, 'type' | 'plannedAt' | 'actualAt' | 'isLocked'>;

/** Told as an event instead of as a value that stays, once and for all, or as the part of something else. */
const untold = [
  'comment',
  'link',
  'onHold',
  'underlyingRequestId',
  'manufacturingStartDate',
  // They stand in the schedule of the designer, of which plans know nothing.
  'preReservationDate',
  'preReservationDesigner',
] as const;
const isUntold: ReadonlySet<string> = new Set(untold);
type Told = Exclude<PlanField, (typeof untold)[number]>;
const isColumn = (field: string): field is Told & keyof Plan =>
  field in getTableColumns(plans) && !isUntold.has(field);
const columns = Object.keys(planFields).filter(isColumn);

/** All values of a plan that its history tells when they change (F46). */
export function planValues(
  plan: Plan,
  productNumber: string | null,
  milestones: readonly Milestone[],
): StoredValues {
  const ofColumns = columns.map((field) => [field, storedValue(plan[field] ?? null)]);
  const elsewhere: Readonly<Record<Exclude<Told, keyof Plan>, FieldValue | Date | undefined>> = {
    productNumber,
    requestStatusId: plan.status,
    manufacturingLocalizationId: plan.manufacturingLocationId,
    reimport: plan.reimportRequestedAt,
    created: plan.requestId,
    lockedMilestones: lockedNames(milestones),
  };
  const dates = milestones.flatMap(({ type, plannedAt, actualAt }) => [
    [milestoneField(type, 'planned'), storedValue(plannedAt)],
    [milestoneField(type, 'actual'), storedValue(actualAt)],
  ]);
  const others = Object.entries(elsewhere).map(([field, value]) => [field, storedValue(value ?? null)]);
  return Object.fromEntries([...ofColumns, ...others, ...dates]) as StoredValues;
}

/** The plans as they are, to be compared with what their history tells. */
export const presentPlans: PresentThings = {
  idsAfter: async (db, id, limit) => {
    const rows = await db
      .select({ id: plans.id })
      .from(plans)
      .where(gt(plans.id, id))
      .orderBy(asc(plans.id))
      .limit(limit);
    return rows.map((row) => row.id);
  },
  valuesOf: async (db: Database, ids) => {
    const rows = await db
      .select({ plan: plans, number: products.number })
      .from(plans)
      .leftJoin(products, eq(products.id, plans.productId))
      .where(inArray(plans.id, [...ids]));
    const milestones = await findMilestonesOf(db, ids);
    return new Map(
      rows.map(({ plan, number }) => [plan.id, planValues(plan, number, milestones.get(plan.id) ?? [])]),
    );
  },
};

async function findMilestonesOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(planMilestones)
    .where(inArray(planMilestones.planId, [...ids]))
    .orderBy(asc(planMilestones.planId));
  return Map.groupBy(rows, ({ planId }) => planId);
}
