import { designStatus } from '@crt/domain/design-status';
import { milestoneField, planFields, type PlanField } from '@crt/domain/plan-field';
import { and, asc, eq, getTableColumns, gt, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { StoredValues } from '../history/change-hash.ts';
import { changes } from '../history/change.tables.ts';
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
/** What is not simply a column. Milestones are neither added nor taken away later. */
type Elsewhere = Exclude<Told, keyof Plan> | 'designStatus' | 'additionalEmails' | 'milestones';
const toldColumns = Object.keys(planFields).filter(isColumn);

/** Columns that stay as the plan was made, so that no change ever tells them. */
const lastingColumns = [
  'type',
  'productTypeId',
  'designRevision',
  'underlyingPlanId',
  'isManufacturingOnly',
  'customerPlanId',
  'requestUrl',
  'hasMetalAllergy',
  'isUsLocation',
  'treatmentSide',
  'schedulingStrategy',
  'isServiceLevelBound',
  'patientName',
  'surgeonName',
  'hospital',
  'trackFileUploaded',
  'createdAt',
] as const;
const columns = [...toldColumns, ...lastingColumns];

/** A design that waits for its session has one as soon as one is booked, of which the history tells the date. */
const lastingDesignStatus = ({ designStatus: is }: Plan) =>
  is === designStatus.sessionPlanned ? designStatus.waitingForSession : is;

/** All values of a plan that its history tells when they change (F46), and those that stay as they were. */
export function planValues(
  plan: Plan,
  productNumber: string | null,
  milestones: readonly Milestone[],
): StoredValues {
  const ofColumns = columns.map((field) => [field, storedValue(plan[field] ?? null)]);
  const elsewhere: Readonly<Record<Elsewhere, FieldValue | Date | undefined>> = {
    productNumber,
    requestStatusId: plan.status,
    manufacturingLocalizationId: plan.manufacturingLocationId,
    reimport: plan.reimportRequestedAt,
    created: plan.requestId,
    lockedMilestones: lockedNames(milestones),
    designStatus: lastingDesignStatus(plan),
    additionalEmails: JSON.stringify(plan.additionalEmails ?? []),
    milestones: milestones
      .map(({ type }) => type)
      .toSorted((one, other) => one - other)
      .join(', '),
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
      .where(id === undefined ? undefined : gt(plans.id, id))
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
  sameness: async (db) => {
    const renamed = await renamedProducts(db);
    const isSameProduct = (one: string, other: string) =>
      renamed.get(one)?.isDisjointFrom(renamed.get(other) ?? new Set()) === false;
    return (field, told, value) =>
      told === value || (field === 'productNumber' && !!told && !!value && isSameProduct(told, value));
  },
};

/** The products that got another number, by each that they had: a plan keeps its product when that gets another one. */
async function renamedProducts(db: Database): Promise<ReadonlyMap<string | null, ReadonlySet<number>>> {
  const { aggregateId: id, oldValue, newValue } = changes;
  const isNumber = and(eq(changes.aggregate, 'product'), eq(changes.field, 'number'));
  const told = await db.select({ id, oldValue, newValue }).from(changes).where(isNumber);
  const numbers = told.flatMap((one) => [one.oldValue, one.newValue].map((number) => ({ ...one, number })));
  const byNumber = Map.groupBy(numbers, ({ number }) => number);
  return new Map([...byNumber].map(([number, of]) => [number, new Set(of.map((one) => one.id))]));
}

async function findMilestonesOf(db: Database, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(planMilestones)
    .where(inArray(planMilestones.planId, [...ids]))
    .orderBy(asc(planMilestones.planId));
  return Map.groupBy(rows, ({ planId }) => planId);
}
