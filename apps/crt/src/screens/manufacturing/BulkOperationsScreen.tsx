import { bulkCyclesList, bulkTexts, ConnectedBulkWizard } from '@crt/domain-widgets/ConnectedBulkWizard';
import { EmptyState } from '@crt/ui/EmptyState';
import { ButtonLink } from '@crt/ui/Link';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useState } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useQuery } from '../../routes/location.ts';
import { inContext, paths } from '../../routes/paths.ts';

/** /ManufacturingCycle/BulkOperations: the wizard, whose filters stand in the address (J). Who only reads is told why not (C35). */
const BulkOperationsScreen = () => {
  const canManage = useMay(['CanManageManufacturingCycles']);
  const toList = <ButtonLink href={paths.manufacturingList()}>{bulkTexts.toList}</ButtonLink>;
  return (
    <Page height="fill" header={<PageHeader title={bulkTexts.title} actions={toList} />}>
      {canManage ? <Wizard /> : <EmptyState reason="notAllowed">{bulkTexts.notAllowed}</EmptyState>}
    </Page>
  );
};

export default BulkOperationsScreen;

const Wizard = () => {
  const { filters, query, setFilters } = useListAddress(bulkCyclesList);
  const [address] = useQuery();
  // Filters that change the address later take it out.
  const [index] = useState(() => Number(address.get('index')));
  return (
    <ConnectedBulkWizard
      filters={filters}
      askedFilters={query?.filters ?? filters}
      onFiltersChange={setFilters}
      index={Number.isInteger(index) && index > 0 ? index : undefined}
      cycleHref={inContext}
    />
  );
};
