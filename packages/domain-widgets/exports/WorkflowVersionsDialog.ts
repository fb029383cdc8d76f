export { WorkflowVersionsDialog } from '../src/workflow/WorkflowVersions/WorkflowVersionsDialog.tsx';
export type { WorkflowVersionsDialogProps } from '../src/workflow/WorkflowVersions/WorkflowVersionsDialog.tsx';
