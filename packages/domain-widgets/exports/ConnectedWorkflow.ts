export { ConnectedWorkflow } from '../src/workflow/WorkflowForm/ConnectedWorkflow.tsx';
export type {
  ConnectedWorkflowProps,
  WorkflowParts,
} from '../src/workflow/WorkflowForm/ConnectedWorkflow.tsx';
