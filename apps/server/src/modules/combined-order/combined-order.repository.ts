import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { updateRows } from '../../platform/db/insert-rows.ts';
import { isSameText } from '../../platform/db/same-text.ts';
import { manufacturingJobs } from '../manufacturing/job/job.tables.ts';
import { combinedOrderDefinitions, combinedOrderMembers, combinedOrders } from './combined-order.tables.ts';

/** A combined order with its kind. */
export interface LoadedOrder {
  readonly id: number;
  readonly stamp: number;
  readonly row: typeof combinedOrders.$inferSelect;
  readonly definition: typeof combinedOrderDefinitions.$inferSelect;
}

/** The columns of an order that a write may set. */
export type OrderPatch = Partial<Omit<typeof combinedOrders.$inferInsert, 'id' | 'stamp' | 'definitionId'>>;

/** Reads a combined order; `lock` keeps everybody else from changing it. */
export async function findOrder(
  tx: Database,
  id: number,
  { lock = false } = {},
): Promise<LoadedOrder | undefined> {
  const query = tx
    .select({ row: combinedOrders, definition: combinedOrderDefinitions })
    .from(combinedOrders)
    .innerJoin(combinedOrderDefinitions, eq(combinedOrderDefinitions.id, combinedOrders.definitionId))
    .where(eq(combinedOrders.id, id));
  const [found] = await (lock ? query.for('update', { of: combinedOrders }) : query);
  return found && { id, stamp: found.row.stamp, ...found };
}

/** The kinds of combined orders by name. */
export const findDefinitions = (tx: Database) =>
  tx.select().from(combinedOrderDefinitions).orderBy(asc(combinedOrderDefinitions.name));

/** Stores changed columns and the new stamp; gives the order as it then is. */
export async function saveOrder(
  tx: Database,
  loaded: LoadedOrder,
  patch: OrderPatch,
  stamp: number,
): Promise<LoadedOrder> {
  const [row] = await tx
    .update(combinedOrders)
    .set({ ...patch, stamp })
    .where(eq(combinedOrders.id, loaded.id))
    .returning();
  if (!row) throw new Error(`Combined order ${loaded.id} is not there any more`);
  return { ...loaded, row, stamp };
}

/** Stores the same columns and the new stamps of many orders. */
export function saveOrders(
  tx: Database,
  rows: readonly { readonly id: number; readonly stamp: number; readonly patch: OrderPatch }[],
): Promise<void> {
  return updateRows(
    tx,
    combinedOrders,
    ['id'],
    rows.map(({ id, stamp, patch }) => ({ ...patch, id, stamp })),
  );
}

/** Stores a new order. */
export async function insertOrder(tx: Database, row: typeof combinedOrders.$inferInsert) {
  const [stored] = await tx.insert(combinedOrders).values(row).returning();
  if (!stored) throw new Error('The database gave no row for a new combined order');
  return stored;
}

/** Whether another order of the kind has the identifier, whatever letters of it are capitals. */
export async function isIdentifierTaken(
  tx: Database,
  { definitionId, identifier, exceptId = 0 }: { definitionId: number; identifier: string; exceptId?: number },
): Promise<boolean> {
  const isSame = and(
    eq(combinedOrders.definitionId, definitionId),
    isSameText(combinedOrders.identifier, identifier),
    ne(combinedOrders.id, exceptId),
  );
  return (await tx.$count(combinedOrders, isSame)) > 0;
}

/** The jobs of some orders with their cycles, lowest cycle first. */
export function findMembers(tx: Database, orderIds: readonly number[]) {
  return tx
    .select({
      orderId: combinedOrderMembers.orderId,
      jobId: combinedOrderMembers.jobId,
      passNumber: combinedOrderMembers.passNumber,
      cycleId: manufacturingJobs.cycleId,
    })
    .from(combinedOrderMembers)
    .innerJoin(manufacturingJobs, eq(manufacturingJobs.id, combinedOrderMembers.jobId))
    .where(inArray(combinedOrderMembers.orderId, [...orderIds]))
    .orderBy(asc(manufacturingJobs.cycleId), asc(combinedOrderMembers.jobId));
}

/** The ids of orders behind this one, lowest first. */
export async function orderIdsAfter(tx: Database, id: number, limit: number): Promise<number[]> {
  const rows = await tx
    .select({ id: combinedOrders.id })
    .from(combinedOrders)
    .where(gt(combinedOrders.id, id))
    .orderBy(asc(combinedOrders.id))
    .limit(limit);
  return rows.map((row) => row.id);
}
