import {
  applyToCombinedOrder,
  decideCombinedOrder,
  type CombinedOrderAction,
} from '@crt/domain/combined-order';
import { areStepsDone, currentStep, jobStepStatusName, type Job } from '@crt/domain/job';
import { allow } from '@crt/domain/verdict';
import type { RequestContext } from '../../context.ts';
import { advanceJobs } from '../manufacturing/job/advance-jobs.ts';
import { jobValue } from '../manufacturing/job/job-history.ts';
import { refusal, takeWriteRoad, type WriteAnswer } from '../write-road/write-road.ts';
import { combinedOrderAggregate } from './combined-order.aggregate.ts';
import { orderColumns, withMembers } from './order-with-members.ts';

/** What is done to an order; `workflowId` is the workflow that the caller saw, where he says it (L18). */
export interface OrderAction {
  readonly id: number;
  readonly action: CombinedOrderAction;
  readonly workflowId?: number;
}

/**
 * Takes an order one step on or back, and each of its jobs with it through the verb of jobs: all of them or none (§3.7, L10).
 * A signal from outside comes from nobody.
 */
export function actOnOrder(
  context: RequestContext,
  { id, action, workflowId }: OrderAction,
): Promise<WriteAnswer> {
  const by = action.kind === 'signal' ? null : context.actor.symbol || null;
  return takeWriteRoad(
    context,
    combinedOrderAggregate,
    { id },
    {
      fields: [],
      hasStamp: false,
      success: '',
      authorise: () => allow,
      decide: async (loaded) => {
        if (workflowId !== undefined && workflowId !== loaded.definition.workflowId)
          return refusal('This is not the workflow of the combined order.');
        const { order, floors, workflow } = await withMembers(context, loaded, { lock: true });
        const verdict = decideCombinedOrder(order, action);
        if (!verdict.isAllowed) return refusal(verdict.reason);
        const next = applyToCombinedOrder(order, action, { at: context.clock.now(), by });
        const told = (job: Job) => stateText(job, workflow.names);
        return {
          patch: orderColumns(next),
          changes: [
            {
              field: 'job',
              kind: 'text',
              oldValue: jobValue(order.job),
              newValue: jobValue(next.job),
              oldText: told(order.job),
              newText: told(next.job),
            },
          ],
          effects: async () => {
            const jobIds = new Set(order.members.map(({ jobId }) => jobId));
            await advanceJobs(context, { floors, jobIds, action, by });
          },
        };
      },
    },
  );
}

/** How far an order is, in words: 'Packaging In Progress'. */
function stateText(job: Job, names: ReadonlyMap<number, string>): string {
  const step = areStepsDone(job) ? undefined : currentStep(job);
  return step
    ? `${names.get(step.stepId) ?? step.stepId} ${jobStepStatusName[step.status]}`
    : 'all steps done';
}
