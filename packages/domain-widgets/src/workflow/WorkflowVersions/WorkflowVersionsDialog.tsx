import { useRead } from '@crt/api-client/hooks';
import { listWorkflowVersions } from '@crt/api-client/main/workflow';
import { Dialog } from '@crt/ui/Dialog';
import { Skeleton } from '@crt/ui/Skeleton';
import { FailedRead } from '../../shared/read/FailedRead.tsx';
import { workflowTexts } from '../workflow.texts.ts';
import { WorkflowVersions } from './WorkflowVersions.tsx';

const texts = workflowTexts.versions;

export interface WorkflowVersionsDialogProps {
  readonly workflowId: number;
  readonly onClose: () => void;
}

/** The versions of a workflow over its details, two of them compared. */
export const WorkflowVersionsDialog = ({ workflowId, onClose }: WorkflowVersionsDialogProps) => {
  const versions = useRead(listWorkflowVersions, { id: workflowId });
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} width="large">
      <FailedRead
        error={versions.error}
        failed={texts.failed}
        onRetry={() => versions.refetch()}
        isRetrying={versions.isFetching}
      />
      {versions.isPending && <Skeleton height={160} />}
      {versions.data && <WorkflowVersions versions={versions.data} />}
    </Dialog>
  );
};
