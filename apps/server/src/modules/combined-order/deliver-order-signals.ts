import { combinedOrderStatus } from '@crt/domain/combined-order';
import { and, count, eq, lte, max, ne } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { manufacturingJobs } from '../manufacturing/job/job.tables.ts';
import { actOnOrder } from './act-on-order.ts';
import { combinedOrderMembers, combinedOrders } from './combined-order.tables.ts';

/** Gives the orders whose jobs have all waited long enough their signal from outside (§3.5.8, §3.7); gives how many took it. */
export async function deliverOrderSignals(context: RequestContext): Promise<number> {
  const { tx, clock } = context;
  const due = await tx
    .select({ id: combinedOrders.id })
    .from(combinedOrders)
    .innerJoin(combinedOrderMembers, eq(combinedOrderMembers.orderId, combinedOrders.id))
    .innerJoin(manufacturingJobs, eq(manufacturingJobs.id, combinedOrderMembers.jobId))
    .where(ne(combinedOrders.status, combinedOrderStatus.completed))
    .groupBy(combinedOrders.id)
    // A job for which no signal is planned yet has not waited at all.
    .having(
      and(eq(count(manufacturingJobs.signalAt), count()), lte(max(manufacturingJobs.signalAt), clock.now())),
    );
  for (const { id } of due) {
    const { result } = await actOnOrder(context, { id, action: { kind: 'signal', hasSucceeded: true } });
    if (result === 0) return 1;
  }
  return 0;
}
