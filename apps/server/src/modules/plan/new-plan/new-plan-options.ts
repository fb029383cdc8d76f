import { and, asc, desc, eq, ilike, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import { planStatus } from '@crt/domain/plan-status';
import { requestType } from '@crt/domain/request-type';
import { productTypeError } from '../../product/product.options.ts';
import { productTypes } from '../../product/product.tables.ts';
import { answerOf } from '../../write-road/answer.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { findProductsOfType } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';

/** Product types that can be chosen for a new plan: all but the hidden ones (E31, T10). */
export async function newPlanProductTypes({
  tx,
}: RequestContext): Promise<Output<'listManuallyCreatedProductTypes'>> {
  const { id, name, code, defaultManufacturingLocationId } = productTypes;
  const records = await tx
    .select({ id, name, code, defaultManufacturingLocationId })
    .from(productTypes)
    .where(eq(productTypes.isHidden, false))
    .orderBy(asc(productTypes.name));
  return answerOf({ records });
}

/** Active products of a type that is offered (E43, T10). */
export async function newPlanProducts(
  { tx }: RequestContext,
  typeId: number,
): Promise<Output<'listProductsForPlan'>> {
  const isOffered = (await productTypeError(tx, typeId, undefined)) === undefined;
  const rows = isOffered ? await findProductsOfType(tx, typeId) : [];
  return answerOf({ data: rows.map(({ id, number }) => ({ id, productCode: number })) });
}

/** Requests that can be ordered again and contain the text, newest first, at most 20 (E35). */
export async function underlyingRequests(
  { tx }: RequestContext,
  text: string,
): Promise<Output<'findUnderlyingRequests'>> {
  const isRepeatable = and(
    ne(plans.status, planStatus.terminated),
    ne(plans.type, requestType.designOnly),
    ne(plans.type, requestType.prototype),
  );
  const rows = await tx
    .select({ requestId: plans.requestId })
    .from(plans)
    .where(and(isRepeatable, ilike(plans.requestId, containing(text))))
    .orderBy(desc(plans.id))
    .limit(20);
  return answerOf({ data: rows.map((row) => row.requestId) });
}

/** The id of the plan with a request id, however it is capitalised. */
export async function planIdOf({ tx }: RequestContext, requestId: string): Promise<Output<'getPlanId'>> {
  const [row] = await tx.select({ id: plans.id }).from(plans).where(isSameText(plans.requestId, requestId));
  if (!row) throw notFound('Plan');
  return answerOf({ data: row.id });
}
