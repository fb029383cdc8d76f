import { ConnectedWorkflow } from '@crt/domain-widgets/ConnectedWorkflow';
import { workflowTexts as texts } from '@crt/domain-widgets/workflow-texts';
import { RecordHistoryButton } from '@crt/domain-widgets/RecordHistoryButton';
import { Button } from '@crt/ui/Button';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Text } from '@crt/ui/Text';
import { GitCompareArrows } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useGoTo } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

const WorkflowVersionsDialog = lazy(async () => ({
  default: (await import('@crt/domain-widgets/WorkflowVersionsDialog')).WorkflowVersionsDialog,
}));

/** A workflow with its editor; without an id a new one, whose details open when it is made (U2 to U9). */
export const WorkflowScreen = ({ id }: { id: number | undefined }) => {
  const goTo = useGoTo();
  const [isComparing, setComparing] = useState(false);
  return (
    <ConnectedWorkflow id={id} onCreated={(created) => goTo(paths.workflow(created), { isReplacing: true })}>
      {({ body, save, workflow }) => (
        <Page
          header={
            <PageHeader
              title={id === undefined ? texts.newTitle : (workflow?.name ?? texts.facts)}
              meta={workflow && <Text tone="muted">{texts.version(workflow.version)}</Text>}
              back={{ label: texts.list, href: paths.workflowList() }}
              actions={
                <>
                  {workflow && (
                    <>
                      <RecordHistoryButton kind="workflow" record={workflow} />
                      <Button icon={<GitCompareArrows />} onPress={() => setComparing(true)}>
                        {texts.versions.open}
                      </Button>
                    </>
                  )}
                  {save}
                </>
              }
            />
          }
        >
          {body}
          {isComparing && workflow && (
            <Suspense>
              <WorkflowVersionsDialog workflowId={workflow.id} onClose={() => setComparing(false)} />
            </Suspense>
          )}
        </Page>
      )}
    </ConnectedWorkflow>
  );
};
