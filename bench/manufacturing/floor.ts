import { jobStepStatus } from '@crt/domain/job';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { requestType } from '@crt/domain/request-type';
import { and, asc, eq, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { manufacturingCycles } from '../../apps/server/src/modules/manufacturing/cycle/cycle.tables.ts';
import { manufacturingJobs } from '../../apps/server/src/modules/manufacturing/job/job.tables.ts';
import { isInOpenOrder } from '../../apps/server/src/modules/manufacturing/job/orders-of-jobs.ts';
import { plans } from '../../apps/server/src/modules/plan/plan.tables.ts';
import { encodeStamp } from '../../apps/server/src/modules/write-road/stamp.ts';
import type { MeasuredServer } from '../shared/measured-server.ts';

/** A job that somebody can work at. */
export interface OpenJob {
  readonly jobId: number;
  readonly cycleId: number;
}

/** Its step is a person's. */
const isManual = sql`exists (select from manufacturing_job_steps as step where step.job_id = ${manufacturingJobs.id}
  and step.place = ${manufacturingJobs.currentPlace} and not step.is_synced)`;
/** Jobs of plans of a status at which nobody works yet, in no combined order. */
export function pendingJobs(
  { storage: { db } }: MeasuredServer,
  status: PlanStatus,
  { count, is }: { readonly count: number; readonly is: SQL | undefined },
): Promise<OpenJob[]> {
  return db
    .select({ jobId: manufacturingJobs.id, cycleId: manufacturingJobs.cycleId })
    .from(manufacturingJobs)
    .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
    .where(
      and(
        eq(plans.status, status),
        eq(plans.manufacturingAtRisk, false),
        ne(plans.type, requestType.prototype),
        eq(manufacturingJobs.status, jobStepStatus.pending),
        notExists(isInOpenOrder(db)),
        isManual,
        is,
      ),
    )
    .orderBy(asc(manufacturingJobs.cycleId), asc(manufacturingJobs.id))
    .limit(count);
}

/** No job of the cycle belongs to a combined order, which would keep it from being skipped. */
const isAlone = sql`not exists (select from combined_order_members as of join manufacturing_jobs as one
  on one.id = of.job_id where one.cycle_id = ${manufacturingJobs.cycleId})`;

/** Its work order is the first one of the cycle: of each cycle there is one such job. */
const isOfFirstOrder = sql`exists (select from work_orders as made where made.id = ${manufacturingJobs.workOrderId}
  and made.place = 1)`;

/** The first jobs of cycles in which nothing was begun. */
export const firstJobs = (server: MeasuredServer, count: number) =>
  pendingJobs(server, planStatus.readyForManufacturing, {
    count,
    is: and(eq(manufacturingJobs.place, 1), isOfFirstOrder, isAlone),
  });

/** The stamp of a cycle, as an action sends it. */
export async function stampOf({ storage: { db } }: MeasuredServer, cycleId: number): Promise<string> {
  const { stamp, planId } = manufacturingCycles;
  const [row] = await db.select({ stamp }).from(manufacturingCycles).where(eq(planId, cycleId));
  return encodeStamp(row?.stamp ?? 0);
}
