import type { CrtStoredQuery } from '@crt/api-client/types-main';
import { ConnectedCrtFilters, filterManagementTexts } from '@crt/domain-widgets/ConnectedCrtFilters';
import { ConnectedEdocFilters } from '@crt/domain-widgets/ConnectedEdocFilters';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Stack } from '@crt/ui/Stack';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { paths } from '../../routes/paths.ts';

/** Where a filter of each list is put to use: plans, cycles, changes (W2). */
const hrefOf = [paths.loadPlanFilter, paths.loadManufacturingFilter, paths.changes] as const;
const filterHref = ({ containingEntity, id }: CrtStoredQuery) => hrefOf[containingEntity](id);

/** /FilterManagement: the saved filters of this person, or of everybody (W). */
const FilterManagementScreen = () => {
  const isGlobal = useMay(['CanManageGlobalFilters']);
  const mayReadDocumentation = useMay(['CanReadDocuments', 'CanReadProducts']);
  return (
    <Page header={<PageHeader title={filterManagementTexts.title} />}>
      <Stack gap={6}>
        <ConnectedCrtFilters filterHref={filterHref} isGlobal={isGlobal} hasOthers={mayReadDocumentation} />
        {mayReadDocumentation && (
          <ConnectedEdocFilters filterHref={paths.savedDocumentationFilter} isGlobal={isGlobal} />
        )}
      </Stack>
    </Page>
  );
};

export default FilterManagementScreen;
