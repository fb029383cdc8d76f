import { executeManufacturingFilter } from '@crt/api-client/main/manufacturing-filter';
import { cyclesList } from '@crt/domain-widgets/cycle-list';
import { cycleTexts } from '@crt/domain-widgets/cycle-texts';
import { LoadFilterScreen } from '../../lists/LoadFilterScreen.tsx';
import { paths } from '../../routes/paths.ts';

const listHref = (storedQueryId?: number) =>
  paths.manufacturingList(storedQueryId === undefined ? {} : { storedQueryId });

/** /ManufacturingCycle/LoadFilter/{id} (G11). */
const LoadCycleFilterScreen = () => (
  <LoadFilterScreen
    list={cyclesList}
    execute={executeManufacturingFilter}
    listHref={listHref}
    toList={cycleTexts.toList}
  />
);

export default LoadCycleFilterScreen;
