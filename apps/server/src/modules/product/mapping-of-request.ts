import { and, asc, eq } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { plans } from '../plan/plan.tables.ts';
import { answerOf } from '../write-road/answer.ts';
import { productTypeMappings } from './product.tables.ts';

/**
 * The mapping that gives a request its type and category (T9); the first one when several do, null when none does. The
 * name and the key of the file are not kept with the plan, so that what they led to decides.
 */
export async function mappingOfRequest(
  { tx }: RequestContext,
  requestId: string,
): Promise<Output<'getProductTypeMappingOfRequest'>> {
  const [plan] = await tx.select().from(plans).where(isSameText(plans.requestId, requestId));
  if (!plan) throw notFound('Plan');
  const leadsThere = and(
    eq(productTypeMappings.productTypeId, plan.productTypeId),
    eq(productTypeMappings.requestTypeId, plan.type),
  );
  const [mapping] = await tx
    .select()
    .from(productTypeMappings)
    .where(leadsThere)
    .orderBy(asc(productTypeMappings.id))
    .limit(1);
  if (!mapping) return answerOf({ data: null });
  const { stamp: _stamp, ...data } = mapping;
  return answerOf({ data });
}
