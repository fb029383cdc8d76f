import { bulkWorkflows, transitionName, type BulkTransition } from '@crt/domain/bulk-operation';
import { jobStepStatusName } from '@crt/domain/job';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { stepNames } from '../../job-step/job-step.options.ts';
import { findCases, type LoadedCase } from './bulk.repository.ts';

type Answer = Output<'listCycleWorkflows'>;
type Step = Answer['result']['workflows'][number]['workflowSteps'][number];

/** What the chosen cycles can do together now, by version of a workflow, step and state (J6). */
export async function listBulkWorkflows(context: RequestContext, ids: readonly number[]): Promise<Answer> {
  const cases = await findCases(context, ids);
  const found = bulkWorkflows(cases);
  const stepIds = found.flatMap(({ transitions }) => transitions.map(({ stepId }) => stepId));
  const names = await stepNames(context.tx, stepIds);
  const known = new Map(cases.map((one) => [one.id, one]));
  const workflows = found.map(({ workflowId, version, transitions }) => {
    const workflowName = nameOfWorkflow(known, transitions);
    const workflowSteps = transitions.map((transition): Step => ({
      name: names.get(transition.stepId) ?? String(transition.stepId),
      workflowName,
      transitionAction: actionOf(transition),
      transitionActionType: transition.type,
      affectedCases: transition.cases.map(({ id, jobId, jobState }) => ({
        id,
        requestId: known.get(id)?.requestId ?? '',
        manufacturingJobId: jobId,
        jobState,
      })),
    }));
    return { id: workflowId, version, name: workflowName, workflowSteps };
  });
  return { result: { workflows } };
}

const actionOf = ({ type, before, after }: BulkTransition): Step['transitionAction'] => ({
  name: transitionName[type],
  type,
  statePreOperation: { name: jobStepStatusName[before], type: before },
  statePostOperation: { name: jobStepStatusName[after], type: after },
});

/** A job has the name that its workflow had when it was made: that of the first one. */
function nameOfWorkflow(known: ReadonlyMap<number, LoadedCase>, transitions: readonly BulkTransition[]) {
  const [first] = transitions.flatMap(({ cases }) => cases);
  return (first && known.get(first.id)?.nameOf.get(first.jobId)) ?? '';
}
