import { useRead, useWrite } from '@crt/api-client/hooks';
import { createPrototypeWorkflow, updatePrototypeWorkflow } from '@crt/api-client/main/prototype-cycle';
import { listJobStepsForWorkflows } from '@crt/api-client/main/workflow';
import type { PrototypeWorkProcedure } from '@crt/api-client/types-main';
import { toPrototypeSteps } from '@crt/domain/prototype-workflow';
import { SkeletonText } from '@crt/ui/Skeleton';
import { useState } from 'react';
import { useLockedAttempt } from '../../shared/edit/attempt.ts';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { workflowTexts } from '../workflow.texts.ts';
import { editedSteps } from './prototype-steps.ts';
import { WorkflowWizard, type PrototypeWorkflowDraft } from './WorkflowWizard.tsx';

const texts = workflowTexts.wizard;

export interface ConnectedWorkflowWizardProps {
  /** The prototype. */
  readonly cycleId: number;
  /** Undefined for a new workflow. */
  readonly procedure: PrototypeWorkProcedure | undefined;
  readonly onClose: () => void;
}

/** The wizard of a prototype's workflow, read and saved (I2 to I6, I11). */
export const ConnectedWorkflowWizard = ({ cycleId, procedure, onClose }: ConnectedWorkflowWizardProps) => {
  const jobSteps = useRead(listJobStepsForWorkflows, {});
  const create = useWrite(createPrototypeWorkflow);
  const update = useWrite(updatePrototypeWorkflow);
  const attempt = useLockedAttempt();
  const [initial] = useState<PrototypeWorkflowDraft>(() => ({
    name: procedure?.name ?? '',
    steps: editedSteps(procedure?.jobSteps ?? []),
  }));
  const save = ({ name, steps }: PrototypeWorkflowDraft) => {
    const body = { name, jobSteps: [...toPrototypeSteps(steps)] };
    return attempt(
      () =>
        procedure
          ? update.mutateAsync({ body: { ...body, id: procedure.id } })
          : create.mutateAsync({ id: cycleId, body }),
      { done: texts.saved, failed: texts.notSaved },
    );
  };
  return (
    <WorkflowWizard
      initial={initial}
      jobSteps={jobSteps.data}
      instead={
        jobSteps.isError ? (
          <FailedRead
            error={jobSteps.error}
            failed={texts.stepsFailed}
            onRetry={jobSteps.refetch}
            isRetrying={jobSteps.isFetching}
          />
        ) : (
          <SkeletonText lines={8} />
        )
      }
      onClose={onClose}
      onSave={save}
    />
  );
};
