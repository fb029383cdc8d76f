import { ConnectedPlanFilterBar } from '@crt/domain-widgets/ConnectedPlanFilterBar';
import { ConnectedPlanTable } from '@crt/domain-widgets/ConnectedPlanTable';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import type { PlanLinks } from '@crt/domain-widgets/PlanTable';
import { Page } from '@crt/ui/Page';
import { Heading } from '@crt/ui/Text';
import { paths } from '../../routes/paths.ts';
import { usePlanListAddress } from './use-plan-list-address.ts';

const links: PlanLinks = { plan: (id) => paths.planDetails(id, true) };

/** /FulfilmentPlan/List: filters, table and paging, all of it in the address. */
const PlanListScreen = () => {
  const { query, filters, selectedRecordId, setFilters, setSort, setPage } = usePlanListAddress();
  return (
    <Page height="fill" header={<Heading level={1}>{planTexts.list.title}</Heading>}>
      <ConnectedPlanFilterBar filters={filters} onChange={setFilters} />
      {query && (
        <ConnectedPlanTable
          query={query}
          onSortChange={setSort}
          onPageChange={setPage}
          selectedId={selectedRecordId}
          links={links}
        />
      )}
    </Page>
  );
};

export default PlanListScreen;
