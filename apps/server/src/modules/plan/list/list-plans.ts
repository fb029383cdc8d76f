import type { RequestContext } from '../../../context.ts';
import type { Input, Output } from '../../../contract/handlers.ts';
import { isQueryKept, saveListSession } from '../../list/list-session.ts';
import { answerOf } from '../../write-road/answer.ts';
import { planConditions } from './plan-conditions.ts';
import { toPlanListRow } from './plan-list.mapper.ts';
import { findPlanListRows } from './plan-list-rows.ts';
import { planOrder } from './plan-order.ts';
import { findPlanPage } from './plan-page.ts';
import { viewerOf } from './viewer.ts';

/**
 * One page of the plans that match. A page beyond the last one gives the last one. The query is remembered as the
 * context of previous and next on the details screen (F2).
 */
export async function listPlans(
  context: RequestContext,
  request: Input<'listPlans'>['body'],
): Promise<Output<'listPlans'>> {
  const { tx } = context;
  const { filters, limit } = request;
  const match = planConditions(filters, viewerOf(context, request));
  const order = planOrder(filters, match.span);
  const isKept = isQueryKept(context, 'plans', request);
  const pageAt = (page: number) =>
    findPlanPage(tx, match, order, { limit, offset: (page - 1) * limit }, { isKept });
  const asked = await pageAt(request.page);
  const page = Math.max(1, Math.min(request.page, Math.ceil(asked.total / limit)));
  const { ids, total } = page === request.page ? asked : await pageAt(page);
  const isNews = !asked.isKept || page !== request.page;
  const [records] = await Promise.all([
    findPlanListRows(tx, ids),
    isNews ? saveListSession(context, 'plans', { query: { ...request, page } }) : undefined,
  ]);
  return answerOf({ data: records.map(toPlanListRow), filteredPlansCount: total, page });
}
