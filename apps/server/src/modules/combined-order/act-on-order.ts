import {
  applyToCombinedOrder,
  decideCombinedOrder,
  type CombinedOrderAction,
} from '@crt/domain/combined-order';
import { changedSinceText, jobStateOf } from '@crt/domain/job';
import { allow } from '@crt/domain/verdict';
import type { RequestContext } from '../../context.ts';
import { advanceJobs } from '../manufacturing/job/advance-jobs.ts';
import { refusal, takeWriteRoad, type WriteAnswer } from '../write-road/write-road.ts';
import { combinedOrderAggregate } from './combined-order.aggregate.ts';
import { jobChanges } from './order-history.ts';
import { orderColumns, withMembers } from './order-with-members.ts';

/** What is done to an order; `workflowId` is the workflow that the caller saw, where he says it (L18). */
export interface OrderAction {
  readonly id: number;
  readonly action: CombinedOrderAction;
  readonly workflowId?: number;
  /** How far the order was for the caller, where he says it: two who press the same button move it once. */
  readonly jobState?: string | undefined;
}

/**
 * Takes an order one step on or back, and each of its jobs with it through the verb of jobs: all of them or none (§3.7, L10).
 * A signal from outside comes from nobody.
 */
export function actOnOrder(
  context: RequestContext,
  { id, action, workflowId, jobState }: OrderAction,
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
        if (jobState !== undefined && jobState !== jobStateOf(order.job))
          return refusal(
            changedSinceText(order.job, (stepId) => workflow.names.get(stepId) ?? String(stepId)),
          );
        const verdict = decideCombinedOrder(order, action);
        if (!verdict.isAllowed) return refusal(verdict.reason);
        const next = applyToCombinedOrder(order, action, { at: context.clock.now(), by });
        return {
          patch: orderColumns(next),
          changes: jobChanges(order.job, next.job, workflow.names),
          effects: async () => {
            const jobIds = new Set(order.members.map(({ jobId }) => jobId));
            await advanceJobs(context, { floors, jobIds, action, by });
          },
        };
      },
    },
  );
}
