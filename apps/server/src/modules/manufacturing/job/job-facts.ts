import type { JobFacts } from '@crt/domain/job';
import type { RequestContext } from '../../../context.ts';
import type { LoadedCycle } from '../cycle/cycle.repository.ts';
import type { LoadedJob } from './job.repository.ts';

/** What counts of the plan of a job. */
type PlanOfJob = Pick<LoadedCycle['plan']['plan'], 'status' | 'manufacturingAtRisk'>;

/** What the rules of a job want to know of its plan, its place and of who acts (§3.5.2). */
export function jobFactsOf(
  { actor }: Pick<RequestContext, 'actor'>,
  { plan: { plan } }: { readonly plan: { readonly plan: PlanOfJob } },
  { steps, combinedOrders }: LoadedJob,
): JobFacts {
  return {
    planStatus: plan.status,
    isAtRisk: plan.manufacturingAtRisk,
    needingWorker: new Set(steps.filter((step) => step.requiresWorker).map(({ stepId }) => stepId)),
    userSymbol: actor.symbol || null,
    combinedOrder: combinedOrders.find(({ isOpen }) => isOpen)?.identifier ?? null,
  };
}
