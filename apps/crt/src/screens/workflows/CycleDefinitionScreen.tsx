import { ConnectedCycleDefinition } from '@crt/domain-widgets/ConnectedCycleDefinition';
import { cycleDefinitionTexts as texts } from '@crt/domain-widgets/workflow-texts';
import { RecordHistoryButton } from '@crt/domain-widgets/RecordHistoryButton';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { PageNotFound } from '../../app/messages/PageNotFound.tsx';
import { useCurrentPath, useGoTo, usePathId } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

/** /ManufacturingCycleDefinition/Details/{id}; 0 is a new one (U10 to U12). */
const CycleDefinitionScreen = () => {
  const goTo = useGoTo();
  const isNew = useCurrentPath() === paths.cycleDefinition(0);
  const known = usePathId();
  const id = isNew ? 0 : known;
  if (id === undefined) return <PageNotFound />;
  const open = (created: number) => goTo(paths.cycleDefinition(created), { isReplacing: true });
  return (
    <ConnectedCycleDefinition id={id} onCreated={open}>
      {({ body, save, definition }) => (
        <Page
          header={
            <PageHeader
              title={isNew ? texts.newTitle : (definition?.name ?? texts.facts)}
              back={{ label: texts.list, href: paths.cycleDefinitionList() }}
              actions={
                <>
                  {definition && <RecordHistoryButton kind="cycle-definition" record={definition} />}
                  {save}
                </>
              }
            />
          }
        >
          {body}
        </Page>
      )}
    </ConnectedCycleDefinition>
  );
};

export default CycleDefinitionScreen;
