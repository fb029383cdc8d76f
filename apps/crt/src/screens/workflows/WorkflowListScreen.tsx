import { listWorkflows } from '@crt/api-client/main/workflow';
import { workflowTexts as texts } from '@crt/domain-widgets/workflow-texts';
import { RecordListScreen } from '../../resources/resource-kit/RecordListScreen.tsx';
import { paths } from '../../routes/paths.ts';

/** /Workflow/List: all workflows by symbol, with Create New and Edit (U1). */
const WorkflowListScreen = () => (
  <RecordListScreen
    title={texts.list}
    query={listWorkflows}
    rows="records"
    columns={[
      { key: 'symbol', header: texts.fields.symbol },
      { key: 'name', header: texts.fields.name },
      { key: 'displayName', header: texts.fields.displayName },
    ]}
    create={{ label: texts.createNew, href: paths.newWorkflow() }}
    hrefOf={paths.workflow}
  />
);

export default WorkflowListScreen;
