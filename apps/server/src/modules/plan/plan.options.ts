import type { RequestContext } from '../../context.ts';
import type { Database } from '../../platform/db/database.ts';
import {
  findPlan,
  findPlans,
  findProductsOfType,
  lockPlan,
  lockPlans,
  type LoadedPlan,
} from './plan.repository.ts';

export { manufacturingUrl } from './details/cycle-of-plan.ts';
export type { LoadedPlan } from './plan.repository.ts';

/** A plan with its product, for who builds on it. */
export const readPlan = (tx: Database, id: number): Promise<LoadedPlan | undefined> => findPlan(tx, id);

/** The same, and nobody else changes it until the end of the transaction. */
export const readPlanLocked = (tx: Database, id: number): Promise<LoadedPlan | undefined> => lockPlan(tx, id);

/** Plans with their products, the lowest first; `lock` keeps everybody else from changing them until the end of the transaction. */
export const readPlans = (
  tx: Database,
  ids: readonly number[],
  { lock = false } = {},
): Promise<readonly LoadedPlan[]> => (lock ? lockPlans : findPlans)(tx, ids);

/** What the manufacturing of a plan is made from: the definition of its product, else of the first product of its type. */
export async function definitionOfPlan({ tx }: RequestContext, { plan, product }: LoadedPlan) {
  const of = product ?? (await findProductsOfType(tx, plan.productTypeId))[0];
  return of?.manufacturingCycleDefinitionId ?? null;
}
