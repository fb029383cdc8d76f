import { combinedOrderStatus } from '@crt/domain/combined-order';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { idList, isAnyOf } from '../../../platform/db/id-lists.ts';
import { combinedOrderMembers, combinedOrders } from '../../combined-order/combined-order.tables.ts';
import { manufacturingJobs } from './job.tables.ts';

/** A combined order that a job belongs to; while it is open, the job advances with it (§3.7). */
export interface OrderOfJob {
  readonly id: number;
  readonly identifier: string;
  readonly isOpen: boolean;
}

const orderOfMember = eq(combinedOrders.id, combinedOrderMembers.orderId);
const isOpen = ne(combinedOrders.status, combinedOrderStatus.completed);

const ordersOfJobs = (tx: Database) =>
  tx
    .select({
      jobId: combinedOrderMembers.jobId,
      id: combinedOrders.id,
      identifier: combinedOrders.identifier,
      status: combinedOrders.status,
    })
    .from(combinedOrderMembers)
    .innerJoin(combinedOrders, orderOfMember)
    .where(isAnyOf(combinedOrderMembers.jobId, 'ids'))
    .orderBy(asc(combinedOrders.id))
    .prepare('orders_of_jobs');

/** The combined orders of some jobs, oldest first. */
export async function findOrdersOfJobs(
  tx: Database,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, readonly OrderOfJob[]>> {
  const rows = await ordersOfJobs(tx).execute({ ids: idList(jobIds) });
  const ofJobs = rows.map(({ status, ...row }) => ({
    ...row,
    isOpen: status !== combinedOrderStatus.completed,
  }));
  return Map.groupBy(ofJobs, ({ jobId }) => jobId);
}

/** The open order of the job of the statement around it, if there is one. */
export const isInOpenOrder = (tx: Database) =>
  tx
    .select({ id: combinedOrders.id })
    .from(combinedOrderMembers)
    .innerJoin(combinedOrders, orderOfMember)
    .where(and(eq(combinedOrderMembers.jobId, manufacturingJobs.id), isOpen));
