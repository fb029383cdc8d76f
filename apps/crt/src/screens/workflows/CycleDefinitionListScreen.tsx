import { listCycleDefinitions } from '@crt/api-client/main/cycle-definition';
import { cycleDefinitionTexts as texts } from '@crt/domain-widgets/workflow-texts';
import { RecordListScreen } from '../../resources/resource-kit/RecordListScreen.tsx';
import { paths } from '../../routes/paths.ts';

/** /ManufacturingCycleDefinition/List: all definitions by name; Create New leads to Details/0 (U10). */
const CycleDefinitionListScreen = () => (
  <RecordListScreen
    title={texts.list}
    query={listCycleDefinitions}
    rows="records"
    columns={[{ key: 'name', header: texts.name }]}
    create={{ label: texts.createNew, href: paths.cycleDefinition(0) }}
    hrefOf={paths.cycleDefinition}
  />
);

export default CycleDefinitionListScreen;
