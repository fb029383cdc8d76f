import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { idList, isAnyOf } from '../../platform/db/id-lists.ts';
import { updateRows } from '../../platform/db/insert-rows.ts';
import { products, productTypes } from '../product/product.tables.ts';
import { plans } from './plan.tables.ts';

/** A plan with what its product says about it. */
export interface LoadedPlan {
  readonly id: number;
  readonly stamp: number;
  readonly plan: typeof plans.$inferSelect;
  readonly productType: typeof productTypes.$inferSelect;
  readonly product: typeof products.$inferSelect | null;
}

/** The columns of a plan that a write may set. */
export type PlanPatch = Partial<Omit<typeof plans.$inferInsert, 'id' | 'stamp'>>;

function selectPlans(tx: Database) {
  return tx
    .select({ plan: plans, productType: productTypes, product: products })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(products, eq(products.id, plans.productId))
    .where(isAnyOf(plans.id, 'ids'))
    .orderBy(asc(plans.id));
}

const plansById = (tx: Database) => selectPlans(tx).prepare('plans_by_id');
const plansLocked = (tx: Database) => selectPlans(tx).for('update', { of: plans }).prepare('plans_locked');
const toLoaded = (row: Omit<LoadedPlan, 'id' | 'stamp'>): LoadedPlan => ({
  id: row.plan.id,
  stamp: row.plan.stamp,
  ...row,
});

/** Reads plans, the lowest first. */
export async function findPlans(tx: Database, ids: readonly number[]): Promise<readonly LoadedPlan[]> {
  return (await plansById(tx).execute({ ids: idList(ids) })).map(toLoaded);
}

/** Reads plans, the lowest first, and keeps everybody else from changing them until the end of the transaction. */
export async function lockPlans(tx: Database, ids: readonly number[]): Promise<readonly LoadedPlan[]> {
  return (await plansLocked(tx).execute({ ids: idList(ids) })).map(toLoaded);
}

/** Reads a plan. */
export async function findPlan(tx: Database, id: number): Promise<LoadedPlan | undefined> {
  return (await findPlans(tx, [id]))[0];
}

/** Reads a plan and keeps everybody else from changing it until the end of the transaction. */
export async function lockPlan(tx: Database, id: number): Promise<LoadedPlan | undefined> {
  return (await lockPlans(tx, [id]))[0];
}

/** Stores changed columns and the new stamp; gives the plan as it then is. */
export async function savePlan(
  tx: Database,
  loaded: LoadedPlan,
  patch: PlanPatch,
  stamp: number,
): Promise<LoadedPlan> {
  const [plan] = await tx
    .update(plans)
    .set({ ...patch, stamp })
    .where(eq(plans.id, loaded.id))
    .returning();
  if (!plan) throw new Error(`Plan ${loaded.id} is not there any more`);
  const isOfSameProduct =
    plan.productId === loaded.plan.productId && plan.productTypeId === loaded.plan.productTypeId;
  return { ...loaded, ...(isOfSameProduct ? {} : await findPlan(tx, loaded.id)), plan, stamp };
}

/** Stores the same columns and the new stamps of many plans. */
export function savePlans(
  tx: Database,
  rows: readonly { readonly id: number; readonly stamp: number; readonly patch: PlanPatch }[],
): Promise<void> {
  return updateRows(
    tx,
    plans,
    ['id'],
    rows.map(({ id, stamp, patch }) => ({ ...patch, id, stamp })),
  );
}

/** The products that a plan of this type may be made of; inactive ones only when the plan already has one. */
export function findProductsOfType(tx: Database, productTypeId: number) {
  return tx
    .select()
    .from(products)
    .where(and(eq(products.productTypeId, productTypeId), eq(products.isActive, true)))
    .orderBy(products.number);
}
