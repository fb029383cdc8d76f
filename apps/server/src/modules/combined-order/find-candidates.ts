import { combinedOrderFlags, combinedOrderStatus, isAddGateOpen } from '@crt/domain/combined-order';
import { jobStepStatus } from '@crt/domain/job';
import { planStatus } from '@crt/domain/plan-status';
import { requestType } from '@crt/domain/request-type';
import { and, asc, eq, lte, ne, notExists } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { isInOpenOrder } from '../manufacturing/job/orders-of-jobs.ts';
import { manufacturingJobs } from '../manufacturing/job/job.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import type { LoadedOrder } from './combined-order.repository.ts';
import { withMembers } from './order-with-members.ts';

type Candidates = Output<'listCombinedOrderCandidates'>['data'];

const mostCandidates = 1000;

/** The requests with jobs that an order can take: of its workflow, at their begin, in no open order (L13, §3.7). */
export async function findCandidates(context: RequestContext, loaded: LoadedOrder): Promise<Candidates> {
  const { tx } = context;
  const { order } = await withMembers(context, loaded);
  const hasBegun = loaded.row.status !== combinedOrderStatus.notStarted;
  if (hasBegun || !isAddGateOpen(combinedOrderFlags(order))) return [];
  const { workflowVersion } = loaded.row;
  const rows = await tx
    .select({
      planId: plans.id,
      requestId: plans.requestId,
      job: { id: manufacturingJobs.id, workflow: manufacturingJobs.name },
    })
    .from(manufacturingJobs)
    .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
    .where(
      and(
        eq(manufacturingJobs.workflowId, loaded.definition.workflowId),
        workflowVersion === null ? undefined : eq(manufacturingJobs.workflowVersion, workflowVersion),
        eq(manufacturingJobs.status, jobStepStatus.pending),
        ne(plans.type, requestType.prototype),
        lte(plans.status, planStatus.readyForShipment),
        notExists(isInOpenOrder(tx)),
      ),
    )
    .orderBy(asc(plans.requestId), asc(manufacturingJobs.id))
    .limit(mostCandidates);
  return [...Map.groupBy(rows, ({ planId }) => planId)].map(([id, own]) => ({
    id,
    requestId: own[0]?.requestId ?? '',
    manufacturingJobs: own.map(({ job }) => job),
  }));
}
