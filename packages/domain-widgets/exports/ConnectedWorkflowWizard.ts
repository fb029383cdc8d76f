export { ConnectedWorkflowWizard } from '../src/workflow/PrototypeWorkflow/ConnectedWorkflowWizard.tsx';
export type { ConnectedWorkflowWizardProps } from '../src/workflow/PrototypeWorkflow/ConnectedWorkflowWizard.tsx';
