import type { CrtStoredQuery } from '@crt/api-client/types-main';
import { ConnectedCrtFilters, filterManagementTexts } from '@crt/domain-widgets/ConnectedCrtFilters';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { paths } from '../../routes/paths.ts';

/** Where a filter of each list is put to use: plans, cycles, changes (W2). */
const hrefOf = [paths.loadPlanFilter, paths.loadManufacturingFilter, paths.changes] as const;
const filterHref = ({ containingEntity, id }: CrtStoredQuery) => hrefOf[containingEntity](id);

/** /FilterManagement: the saved filters of this person, or of everybody (W). */
const FilterManagementScreen = () => (
  <Page header={<PageHeader title={filterManagementTexts.title} />}>
    <ConnectedCrtFilters filterHref={filterHref} isGlobal={useMay(['CanManageGlobalFilters'])} />
  </Page>
);

export default FilterManagementScreen;
