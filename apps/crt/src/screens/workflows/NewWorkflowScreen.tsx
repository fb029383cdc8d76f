import { WorkflowScreen } from './WorkflowScreen.tsx';

/** /Workflow/Create (U6). */
const NewWorkflowScreen = () => <WorkflowScreen id={undefined} />;

export default NewWorkflowScreen;
