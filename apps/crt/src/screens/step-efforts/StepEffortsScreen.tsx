import { readId } from '@crt/domain/record-id';
import { ConnectedStepEfforts, stepEffortTexts as texts } from '@crt/domain-widgets/ConnectedStepEfforts';
import { RecordHistoryButton } from '@crt/domain-widgets/RecordHistoryButton';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useQuery } from '../../routes/location.ts';

/** /WorkflowStepEfforts: what the steps of each workflow take at a location (T22 to T24). */
const StepEffortsScreen = () => {
  const [query, setQuery] = useQuery();
  return (
    <Page header={<PageHeader title={texts.title} />}>
      <ConnectedStepEfforts
        locationId={readId(query.get('location') ?? undefined)}
        onLocation={(id) => setQuery(new URLSearchParams({ location: String(id) }), { isReplacing: true })}
        groupActions={(group) => (
          <RecordHistoryButton kind="workflow-step-effort" record={group} size="small" />
        )}
      />
    </Page>
  );
};

export default StepEffortsScreen;
