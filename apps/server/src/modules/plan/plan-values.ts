import { milestoneField, type PlanField } from '@crt/domain/plan-field';
import { asc, eq, gt, inArray } from 'drizzle-orm';
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
type Untold = 'comment' | 'link' | 'onHold' | 'underlyingRequestId' | 'manufacturingStartDate';

/** All values of a plan that its history tells when they change (F46). */
export function planValues(
  plan: Plan,
  productNumber: string | null,
  milestones: readonly Milestone[],
): StoredValues {
  const values: Readonly<Record<Exclude<PlanField, Untold>, FieldValue | Date | undefined>> = {
    productNumber,
    distributionCenterId: plan.distributionCenterId,
    requestStatusId: plan.status,
    quantity: plan.quantity,
    poNumber: plan.poNumber,
    poNumberDate: plan.poNumberDate,
    raApproval: plan.raApproval,
    loanerSet: plan.loanerSet,
    orderNumber: plan.orderNumber,
    plannedSurgeryDate: plan.plannedSurgeryDate,
    sides: plan.sides,
    customBlank: plan.customBlank,
    manufacturingLocalizationId: plan.manufacturingLocationId,
    manufacturingDataAvailable: plan.manufacturingDataAvailable,
    requiredManufacturingDataRevision: plan.requiredManufacturingDataRevision,
    manufacturingPosition: plan.manufacturingPosition,
    priority: plan.priority,
    manufacturingAtRisk: plan.manufacturingAtRisk,
    designSessionDate: plan.designSessionDate,
    fileUploadedDate: plan.fileUploadedDate,
    overflowDays: plan.overflowDays,
    trackingNumber: plan.trackingNumber,
    trackingUrl: plan.trackingUrl,
    reimport: plan.reimportRequestedAt,
    created: plan.requestId,
    lockedMilestones: lockedNames(milestones),
    rescheduledAt: plan.rescheduledAt,
  };
  const dates = milestones.flatMap(({ type, plannedAt, actualAt }) => [
    [milestoneField(type, 'planned'), storedValue(plannedAt)],
    [milestoneField(type, 'actual'), storedValue(actualAt)],
  ]);
  const stored = Object.entries(values).map(([field, value]) => [field, storedValue(value ?? null)]);
  return Object.fromEntries([...stored, ...dates]) as StoredValues;
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
