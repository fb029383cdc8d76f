import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { saveListSession } from '../../list/list-session.ts';
import { answerOf } from '../../write-road/answer.ts';
import { planConditions } from './plan-conditions.ts';
import { toPlanListRow } from './plan-list.mapper.ts';
import { countPlans, findPlanIds, findPlanListRows } from './plan-list.repository.ts';
import { planOrder } from './plan-order.ts';
import { viewerOf } from './viewer.ts';

/**
 * One page of the plans that match. A page beyond the last one gives the last one. The query is remembered as the
 * context of previous and next on the details screen (F2).
 */
export async function listPlans(
  context: RequestContext,
  request: Input<'listPlans'>['body'],
): Promise<Output<'listPlans'>> {
  const { filters, limit } = request;
  const where = planConditions(filters, viewerOf(context, request));
  const order = planOrder(filters);
  const filteredPlansCount = await countPlans(context.tx, where);
  const page = Math.max(1, Math.min(request.page, Math.ceil(filteredPlansCount / limit)));
  const ids = await findPlanIds(context.tx, where, order, { limit, offset: (page - 1) * limit });
  const records = await findPlanListRows(context.tx, ids);
  await saveListSession(context, 'plans', { query: { ...request, page } });
  return answerOf({ data: records.map(toPlanListRow), filteredPlansCount, page });
}
