import { ConnectedNewPlan } from '@crt/domain-widgets/ConnectedNewPlan';
import { ConnectedPlanCounts } from '@crt/domain-widgets/ConnectedPlanCounts';
import { ConnectedPlanExport } from '@crt/domain-widgets/ConnectedPlanExport';
import { ConnectedPlanFilterBar } from '@crt/domain-widgets/ConnectedPlanFilterBar';
import { ConnectedPlanSavedFilters } from '@crt/domain-widgets/ConnectedPlanSavedFilters';
import { ConnectedPlanTable, type PlanListLinks } from '@crt/domain-widgets/ConnectedPlanTable';
import { plansList, type PlanFilters } from '@crt/domain-widgets/plan-list';
import { useListCount, type ListState } from '@crt/domain-widgets/use-list';
import type { FilterBarHandle } from '@crt/ui/FilterBar';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { lazy, Suspense, useRef } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { basePath } from '../../app/config.ts';
import { LaterListKeys } from '../../lists/LaterListKeys.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useOpenedList } from '../../lists/use-opened-list.ts';
import { usePeek } from '../../lists/use-peek.ts';
import { useWayBack } from '../../lists/use-way-back.ts';
import { useGoTo } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';

// Opened by a key.
const PlanPeek = lazy(async () => {
  const { ConnectedPlanPeek } = await import('@crt/domain-widgets/ConnectedPlanPeek');
  return { default: ConnectedPlanPeek };
});

const links: PlanListLinks = { plan: (id, list) => paths.planDetails(id, { useContext: true, list }) };

/** /FulfilmentPlan/List: filters, table and paging, all of it in the address. */
const PlanListScreen = () => {
  const state = useListAddress(plansList);
  const { query, filters, saved, selectedRecordId } = state;
  const place = useWayBack();
  const filterBar = useRef<FilterBarHandle>(null);
  const peek = usePeek(place.handle);
  useOpenedList(plansList, query, saved?.id);
  return (
    <Page height="fill" header={<PlanListHeader state={state} />}>
      <ConnectedPlanCounts filters={filters} onChange={state.setFilters} />
      <ConnectedPlanFilterBar filters={filters} onChange={state.setFilters} handle={filterBar} />
      <LaterListKeys rows={place.handle} filters={filterBar} onPeek={peek.toggle} />
      {query && (
        <ConnectedPlanTable
          query={query}
          onSortChange={state.setSort}
          onPageChange={state.setPage}
          selectedId={selectedRecordId}
          place={place}
          onRowFocus={peek.follow}
          links={links}
          columns={state.columns}
          onColumnsChange={state.setColumns}
        />
      )}
      {peek.id !== undefined && (
        <Suspense>
          <PlanPeek planId={peek.id} href={paths.planDetails(peek.id)} onClose={peek.close} />
        </Suspense>
      )}
    </Page>
  );
};

export default PlanListScreen;

interface PlanListHeaderProps {
  readonly state: ListState<PlanFilters>;
}

/** Title and how many plans match (the count comes with the rows), export and new plans for whoever may (E7, E8). */
const PlanListHeader = ({ state }: PlanListHeaderProps) => {
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
      title={plansList.texts.title}
      count={useListCount(plansList, state.query)}
      actions={actions}
    />
  );
};

/** With a full load of the page, as specified (E32). */
function openPlan(id: number): void {
  window.location.assign(`${basePath.replace(/\/$/, '')}${paths.planDetails(id)}`);
}

/** Applying goes the way of the menu's entries, so that both put columns and order in use as well (E22). */
const PlanListSavedFilters = ({ state }: Pick<PlanListHeaderProps, 'state'>) => {
  const { filters, sort, saved, columns } = state;
  const goTo = useGoTo();
  return (
    <ConnectedPlanSavedFilters
      query={{ filters, sort }}
      columns={columns}
      activeId={saved?.id}
      activeName={saved?.name}
      isModified={saved?.isModified === true}
      onApply={(id) => goTo(paths.loadPlanFilter(id))}
      onReset={() => goTo(paths.loadPlanFilter(saved?.id))}
      onSaved={state.setSaved}
    />
  );
};
