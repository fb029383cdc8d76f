import { and, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { isSameText } from '../../../platform/db/same-text.ts';
import { changed } from '../../history/changed.ts';
import { lockRecords } from '../../reference-data/audit-record.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';

/** Lets one writer at a time give order numbers; taken before any plan is locked, so that nobody waits in a circle. */
export function lockOrderNumbers(context: RequestContext): Promise<void> {
  return lockRecords(context, 'order-number');
}

/** The request whose plan has an order number, however it is capitalised; `exceptId` is the plan that wants it. */
export async function requestOfOrderNumber(
  { tx }: RequestContext,
  orderNumber: string,
  exceptId?: number,
): Promise<string | undefined> {
  const isSame = isSameText(plans.orderNumber, orderNumber);
  const [taken] = await tx
    .select({ requestId: plans.requestId })
    .from(plans)
    .where(and(isSame, exceptId === undefined ? undefined : ne(plans.id, exceptId)))
    .limit(1);
  return taken?.requestId;
}

/** Gives a plan another order number, or none, from where its own right is not asked for; the caller holds its lock (H17). */
export async function setOrderNumber(
  context: RequestContext,
  loaded: LoadedPlan,
  orderNumber: string | null,
): Promise<void> {
  const changes = changed('orderNumber', 'text', loaded.plan.orderNumber, orderNumber);
  await touch(context, planAggregate, [{ row: loaded, patch: { orderNumber }, changes }]);
}
