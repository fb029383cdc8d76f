import { ConnectedPlanFilterBar } from '@crt/domain-widgets/ConnectedPlanFilterBar';
import { ConnectedPlanTable, usePlanCount } from '@crt/domain-widgets/ConnectedPlanTable';
import type { PlanQuery } from '@crt/domain-widgets/plan-query';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import type { PlanLinks } from '@crt/domain-widgets/PlanTable';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { paths } from '../../routes/paths.ts';
import { usePlanListAddress } from './use-plan-list-address.ts';

const links: PlanLinks = { plan: (id) => paths.planDetails(id, true) };

/** /FulfilmentPlan/List: filters, table and paging, all of it in the address. */
const PlanListScreen = () => {
  const { query, filters, selectedRecordId, setFilters, setSort, setPage } = usePlanListAddress();
  return (
    <Page height="fill" header={<PlanListHeader query={query} />}>
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

/** Title and how many plans match; the count comes with the rows, it is not asked for again. */
const PlanListHeader = ({ query }: { query: PlanQuery | undefined }) => (
  <PageHeader title={planTexts.list.title} count={usePlanCount(query)} />
);
