import { ApiError } from '@crt/api-client/api-error';
import { useRead, useWrite } from '@crt/api-client/hooks';
import { createPrototypeWorkflow, updatePrototypeWorkflow } from '@crt/api-client/main/prototype-cycle';
import { listJobStepsForWorkflows } from '@crt/api-client/main/workflow';
import type { PrototypeWorkProcedure } from '@crt/api-client/types-main';
import { toPrototypeSteps } from '@crt/domain/prototype-workflow';
import { SkeletonText } from '@crt/ui/Skeleton';
import { useState } from 'react';
import { useLockedAttempt } from '../../shared/edit/attempt.ts';
import { refusalIn } from '../../shared/edit/run-edit.ts';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { workflowTexts } from '../workflow.texts.ts';
import { editedSteps } from './prototype-steps.ts';
import { WorkflowWizard, type PrototypeWorkflowDraft } from './WorkflowWizard.tsx';

const texts = workflowTexts.wizard;

export interface ConnectedWorkflowWizardProps {
  /** The prototype. */
  readonly cycleId: number;
  /** Its stamp when the wizard was opened: what others did to its workflows since is told before anything is saved. */
  readonly stamp: string;
  /** Undefined for a new workflow. */
  readonly procedure: PrototypeWorkProcedure | undefined;
  readonly onClose: () => void;
}

/** The wizard of a prototype's workflow, read and saved (I2 to I6, I11). */
export const ConnectedWorkflowWizard = (props: ConnectedWorkflowWizardProps) => {
  const { cycleId, stamp, procedure, onClose } = props;
  const jobSteps = useRead(listJobStepsForWorkflows, {});
  const create = useWrite(createPrototypeWorkflow);
  const update = useWrite(updatePrototypeWorkflow);
  const attempt = useLockedAttempt();
  const [seen, setSeen] = useState(stamp);
  const [initial] = useState<PrototypeWorkflowDraft>(() => ({
    name: procedure?.name ?? '',
    steps: editedSteps(procedure?.jobSteps ?? []),
  }));
  const save = ({ name, steps }: PrototypeWorkflowDraft) => {
    const body = { name, jobSteps: [...toPrototypeSteps(steps)], timestampBase64: seen };
    const send = async (): Promise<unknown> =>
      procedure
        ? update.mutateAsync({ body: { ...body, id: procedure.id } })
        : create.mutateAsync({ id: cycleId, body });
    // Who was told what others did meanwhile, and saves again, insists on his own.
    const sendAsSeen = () =>
      send().catch((error: unknown) => {
        setSeen((error instanceof ApiError && refusalIn(error)?.timestamp) || seen);
        throw error;
      });
    return attempt(sendAsSeen, { done: texts.saved, failed: texts.notSaved, overtaken: texts.overtaken });
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
