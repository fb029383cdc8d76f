import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { usePathId } from '../../routes/location.ts';
import { WorkflowScreen } from './WorkflowScreen.tsx';

/** /Workflow/Details/{id} (U2 to U9). */
const WorkflowDetailsScreen = () => {
  const id = usePathId();
  return id === undefined ? <PageNotFound /> : <WorkflowScreen id={id} />;
};

export default WorkflowDetailsScreen;
