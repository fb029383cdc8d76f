import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
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

function selectPlan(tx: Database) {
  return tx
    .select({ plan: plans, productType: productTypes, product: products })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(products, eq(products.id, plans.productId))
    .where(eq(plans.id, sql.placeholder('id')));
}

/** Reads a plan. The statement has a name, so that a connection of PostgreSQL plans it once: every panel and edit needs it. */
export async function findPlan(tx: Database, id: number): Promise<LoadedPlan | undefined> {
  const [row] = await selectPlan(tx).prepare('plan_by_id').execute({ id });
  return row && { id, stamp: row.plan.stamp, ...row };
}

/** Reads a plan and keeps everybody else from changing it until the end of the transaction. */
export async function lockPlan(tx: Database, id: number): Promise<LoadedPlan | undefined> {
  const [row] = await selectPlan(tx).for('update', { of: plans }).prepare('plan_locked').execute({ id });
  return row && { id, stamp: row.plan.stamp, ...row };
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

/** The products that a plan of this type may be made of; inactive ones only when the plan already has one. */
export function findProductsOfType(tx: Database, productTypeId: number) {
  return tx
    .select()
    .from(products)
    .where(and(eq(products.productTypeId, productTypeId), eq(products.isActive, true)))
    .orderBy(products.number);
}
