import { combinedOrderFlags, isMemberReady } from '@crt/domain/combined-order';
import { currentStep, jobStateOf, jobStepStatus } from '@crt/domain/job';
import { inArray } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { notFound } from '../../errors.ts';
import { countRows } from '../list/engine/find-page.ts';
import { queryIdOf } from '../list/engine/list-memory.ts';
import { placeAmong } from '../list/engine/list-places.ts';
import { filtersAt } from '../list/filters-at.ts';
import { listQuery } from '../list/engine/list-query.ts';
import { combinedOrderList, type OrderFilters } from './combined-order.list.ts';
import { findOrder, type LoadedOrder } from './combined-order.repository.ts';
import { combinedOrders } from './combined-order.tables.ts';
import { withMembers } from './order-with-members.ts';

/** Reads a combined order. @throws not-found */
export async function orderOrNotFound({ tx }: RequestContext, id: number): Promise<LoadedOrder> {
  const order = await findOrder(tx, id);
  if (!order) throw notFound('Combined order');
  return order;
}

/** An order and its neighbours in the list that the filters ask for, or those that it had there (L5, L6). @throws not-found */
export async function orderDetails(
  context: RequestContext,
  id: number,
  filters: OrderFilters,
): Promise<Output<'getCombinedOrderDetails'>['data']> {
  const { tx, clock } = context;
  const [target] = await combinedOrderList.findRows(tx, [id]);
  if (!target) throw notFound('Combined order');
  const viewer = { now: clock.now(), timeZone: 'UTC' };
  const query = listQuery(combinedOrderList, filters, viewer, filtersAt('/body'));
  const queryId = queryIdOf('combined-orders', { filters, limit: 0, timeZone: viewer.timeZone });
  const among = await placeAmong(context, query, { queryId, recordId: id });
  const [previous, next] = [among?.previous ?? null, among?.next ?? null];
  const neighbours = await tx
    .select({ id: combinedOrders.id, identifier: combinedOrders.identifier })
    .from(combinedOrders)
    .where(
      inArray(
        combinedOrders.id,
        [previous, next].filter((one) => one !== null),
      ),
    );
  const identifierOf = (one: number | null) =>
    neighbours.find((neighbour) => neighbour.id === one)?.identifier ?? null;
  return {
    targetCombinedOrder: target,
    targetIndex: among?.place ?? 0,
    count: among?.total ?? (await countRows(tx, query)),
    previousCombinedOrderId: previous,
    previousCombinedOrderIdentifier: identifierOf(previous),
    nextCombinedOrderId: next,
    nextCombinedOrderIdentifier: identifierOf(next),
  };
}

/** The common job of an order, and what can be done with it now (L10, L11). */
export async function orderWork(
  context: RequestContext,
  loaded: LoadedOrder,
): Promise<Output<'getCombinedOrderWorkOrder'>['data']> {
  const { order, workflow } = await withMembers(context, loaded);
  const { reasons, signalObstacles, ...flags } = combinedOrderFlags(order);
  return {
    name: workflow.name,
    workflowId: loaded.definition.workflowId,
    ...flags,
    reasons: [...reasons],
    signalObstacles: [...signalObstacles],
    jobState: jobStateOf(order.job),
    currentStepStatus: currentStep(order.job)?.status ?? jobStepStatus.pending,
    jobSteps: order.job.steps.map(({ stepId: id }) => ({ id, name: workflow.names.get(id) ?? String(id) })),
  };
}

/** The jobs of an order by their requests (L16, L23). */
export async function orderJobs(
  context: RequestContext,
  loaded: LoadedOrder,
): Promise<Output<'listCombinedManufacturingJobs'>['data']> {
  const { order } = await withMembers(context, loaded);
  return order.members.map((member) => ({
    id: member.jobId,
    requestId: member.requestId,
    fulfilmentPlanId: member.cycle.id,
    workflow: member.loaded.row.name,
    passNumber: member.pass,
    isReadyForManufacturing: isMemberReady(member),
  }));
}
