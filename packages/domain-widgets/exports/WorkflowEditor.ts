export { WorkflowEditor } from '../src/workflow/WorkflowEditor/WorkflowEditor.tsx';
export type { WorkflowEditorProps } from '../src/workflow/WorkflowEditor/WorkflowEditor.tsx';
export type { JobStepOption } from '../src/workflow/WorkflowEditor/WorkflowStepFields.tsx';
