import { ConnectedNewPlan } from '@crt/domain-widgets/ConnectedNewPlan';
import { ConnectedPlanExport } from '@crt/domain-widgets/ConnectedPlanExport';
import { ConnectedPlanFilterBar } from '@crt/domain-widgets/ConnectedPlanFilterBar';
import { ConnectedPlanSavedFilters } from '@crt/domain-widgets/ConnectedPlanSavedFilters';
import { ConnectedPlanTable, usePlanCount } from '@crt/domain-widgets/ConnectedPlanTable';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import type { PlanLinks } from '@crt/domain-widgets/PlanTable';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { useDeferredValue } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { basePath } from '../../app/config.ts';
import { useGoTo } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { useReturnToRow } from './use-return-to-row.ts';
import { useWayBack } from './use-way-back.ts';
import { usePlanListAddress, type PlanListState } from './use-plan-list-address.ts';

const links: PlanLinks = { plan: (id) => paths.planDetails(id, true) };

/** /FulfilmentPlan/List: filters, table and paging, all of it in the address. */
const PlanListScreen = () => {
  const state = usePlanListAddress();
  const { query, filters, selectedRecordId, columns, setFilters, setSort, setPage, setColumns } = state;
  useReturnToRow(selectedRecordId);
  useWayBack();
  // Nobody came for the controls: the rows are drawn with the heading, and what is to be pressed is the next picture.
  const isComing = useDeferredValue(false, true);
  return (
    <Page height="fill" header={<PlanListHeader state={state} isComing={isComing} />}>
      <ConnectedPlanFilterBar filters={filters} onChange={setFilters} isComing={isComing} />
      {query && (
        <ConnectedPlanTable
          query={query}
          onSortChange={setSort}
          onPageChange={setPage}
          selectedId={selectedRecordId}
          links={links}
          columns={columns}
          onColumnsChange={setColumns}
        />
      )}
    </Page>
  );
};

export default PlanListScreen;

/** Title and how many plans match (the count comes with the rows), export and new plans for whoever may (E7, E8). */
const PlanListHeader = ({ state, isComing }: { state: PlanListState; isComing: boolean }) => {
  const mayExport = useMay(['CanExportFulfilmentPlans']);
  const mayManage = useMay(['CanManageFulfilmentPlan']);
  const actions = (
    <>
      <PlanListSavedFilters state={state} />
      {mayExport && <ConnectedPlanExport onPrepare={state.keepNow} />}
      {mayManage && <ConnectedNewPlan onCreated={openPlan} />}
    </>
  );
  return (
    <PageHeader
      title={planTexts.list.title}
      count={usePlanCount(state.query)}
      actions={isComing ? undefined : actions}
    />
  );
};

/** With a full load of the page, as specified (E32). */
function openPlan(id: number): void {
  window.location.assign(`${basePath.replace(/\/$/, '')}${paths.planDetails(id)}`);
}

/** Applying goes the way of the menu's entries, so that both put columns and order in use as well (E22). */
const PlanListSavedFilters = ({ state }: { state: PlanListState }) => {
  const { query, filters, saved, columns, setSaved } = state;
  const goTo = useGoTo();
  return (
    <ConnectedPlanSavedFilters
      query={{ filters, sort: query?.sort ?? [] }}
      columns={columns === 'loading' ? undefined : columns}
      activeId={saved?.id}
      activeName={saved?.name}
      isModified={saved?.isModified === true}
      onApply={(id) => goTo(paths.loadPlanFilter(id))}
      onReset={() => goTo(saved ? paths.loadPlanFilter(saved.id) : paths.planList())}
      onSaved={setSaved}
    />
  );
};
