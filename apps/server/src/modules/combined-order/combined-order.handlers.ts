import { combinedOrderStatusName, type CombinedOrderStatus } from '@crt/domain/combined-order';
import { and, desc, eq, ilike } from 'drizzle-orm';
import type { HandlerPart } from '../../contract/handlers.ts';
import { containing } from '../../platform/db/like-pattern.ts';
import { filtersAt } from '../list/filters-at.ts';
import { findListPage } from '../list/engine/list-verbs.ts';
import { answerOf, type Answer } from '../write-road/answer.ts';
import { actOnOrder } from './act-on-order.ts';
import { addToOrder, removeFromOrder } from './change-members.ts';
import { commentsOfOrders } from './combined-order-comments.ts';
import { combinedOrderList } from './combined-order.list.ts';
import { findDefinitions } from './combined-order.repository.ts';
import { combinedOrders } from './combined-order.tables.ts';
import { createOrder, editIdentifier, editOrderNumber } from './edit-order.ts';
import { findCandidates } from './find-candidates.ts';
import { orderDetails, orderJobs, orderOrNotFound, orderWork } from './order-details.ts';

const statuses: readonly CombinedOrderStatus[] = [0, 1, 2];

/** The envelope alone: these calls answer with nothing else. */
async function outcome(answer: Promise<Answer>): Promise<Answer> {
  const { result, message, timestamp } = await answer;
  return { result, message, timestamp };
}

/** Combined orders (L). */
export const combinedOrderHandlers = {
  listCombinedOrderDefinitions: async ({ tx }) =>
    answerOf({ data: (await findDefinitions(tx)).map(({ id, name, keyType }) => ({ id, name, keyType })) }),
  listCombinedOrderStatuses: () =>
    answerOf({ data: statuses.map((id) => ({ id, name: combinedOrderStatusName[id] })) }),
  findCombinedOrderIdentifiers: async ({ tx }, { query: { definitionId, query } }) => {
    const ofKind = definitionId === undefined ? undefined : eq(combinedOrders.definitionId, definitionId);
    const rows = await tx
      .select({ identifier: combinedOrders.identifier })
      .from(combinedOrders)
      .where(and(ofKind, ilike(combinedOrders.identifier, containing(query))))
      .orderBy(desc(combinedOrders.id))
      .limit(20);
    return answerOf({ data: [...new Set(rows.map(({ identifier }) => identifier))] });
  },
  listCombinedOrders: async (context, { body: { limit = 10, page = 1, ...filters } }) => {
    const { rows, total } = await findListPage(context, combinedOrderList, {
      filters,
      at: filtersAt('/body'),
      limit,
      page,
    });
    return answerOf({ data: rows, count: total });
  },
  getCombinedOrderDetails: async (context, { body: { targetId, ...filters } }) =>
    answerOf({ data: await orderDetails(context, targetId, filters) }),
  getCombinedOrderWorkOrder: async (context, { query }) =>
    answerOf({ data: await orderWork(context, await orderOrNotFound(context, query.id)) }),
  listCombinedManufacturingJobs: async (context, { query }) =>
    answerOf({ data: await orderJobs(context, await orderOrNotFound(context, query.id)) }),
  listCombinedOrderCandidates: async (context, { query }) =>
    answerOf({ data: await findCandidates(context, await orderOrNotFound(context, query.id)) }),
  createCombinedOrder: (context, { body }) => createOrder(context, body),
  addCombinedPlan: (context, { body }) => outcome(addToOrder(context, body)),
  removeCombinedPlan: (context, { body }) => outcome(removeFromOrder(context, body)),
  startCombinedOrderStep: (context, { params: { id }, query: { jobState } }) =>
    outcome(actOnOrder(context, { id, action: { kind: 'start' }, jobState })),
  completeCombinedOrderStep: (context, { params: { id }, query: { jobState } }) =>
    outcome(actOnOrder(context, { id, action: { kind: 'complete' }, jobState })),
  undoCombinedOrderStep: (context, { params: { id }, query: { jobState }, body: { workflowId } }) =>
    outcome(actOnOrder(context, { id, action: { kind: 'undo' }, workflowId, jobState })),
  editCombinedOrderIdentifier: (context, { body }) =>
    outcome(editIdentifier(context, body.combinedOrderId, body.identifier)),
  editCombinedOrderNumber: (context, { body }) =>
    outcome(editOrderNumber(context, body.combinedOrderId, body.orderNumber)),
  addCombinedOrderComment: (context, { params, body }) =>
    outcome(commentsOfOrders.add(context, params.id, body.text)),
  editCombinedOrderComment: async (context, { params: { id }, body }) =>
    outcome(commentsOfOrders.edit(context, await commentsOfOrders.ownerOf(context, id), id, body.text)),
  deleteCombinedOrderComment: async (context, { params: { id } }) =>
    outcome(commentsOfOrders.remove(context, await commentsOfOrders.ownerOf(context, id), id)),
} satisfies HandlerPart;
