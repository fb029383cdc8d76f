import type { PrototypeJobStep } from '@crt/api-client/types-main';
import { fromPrototypeSteps } from '@crt/domain/prototype-workflow';
import type { WorkflowStep } from '@crt/domain/workflow';

/**
 * The steps of a prototype's workflow as the editor works on them. They are read with the ids of their successors; who
 * follows in order follows also when the order changes.
 */
export function editedSteps(jobSteps: readonly PrototypeJobStep[]): readonly WorkflowStep[] {
  const placeOf = new Map(jobSteps.map(({ id, sequenceNumber }) => [id, sequenceNumber]));
  return fromPrototypeSteps(
    jobSteps.map(({ workflowStepId, sequenceNumber, successStepId }) => {
      const next = successStepId === null ? undefined : placeOf.get(successStepId);
      return {
        workflowStepId,
        sequenceNumber,
        successStepId: next === undefined || next === sequenceNumber + 1 ? null : next,
      };
    }),
  );
}
