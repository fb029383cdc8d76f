import { ConnectedNewPlan } from '@crt/domain-widgets/ConnectedNewPlan';
import { ConnectedPlanCounts } from '@crt/domain-widgets/ConnectedPlanCounts';
import { ConnectedPlanExport } from '@crt/domain-widgets/ConnectedPlanExport';
import { ConnectedPlanFilterBar } from '@crt/domain-widgets/ConnectedPlanFilterBar';
import { ConnectedPlanSavedFilters } from '@crt/domain-widgets/ConnectedPlanSavedFilters';
import { ConnectedPlanTable, type PlanListLinks } from '@crt/domain-widgets/ConnectedPlanTable';
import { plansList, type PlanFilters } from '@crt/domain-widgets/plan-list';
import type { ListState } from '@crt/domain-widgets/use-list';
import { lazy } from 'react';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { basePath } from '../../app/config.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useOpenedList } from '../../lists/use-opened-list.ts';
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
  const { query, filters, saved } = state;
  useOpenedList(plansList, query, saved?.id);
  return (
    <ListScreen
      list={plansList}
      state={state}
      actions={<PlanListActions state={state} />}
      above={<ConnectedPlanCounts filters={filters} onChange={state.setFilters} />}
      filterBar={(needs) => <ConnectedPlanFilterBar {...needs} />}
      rows={(needs) => (
        <ConnectedPlanTable
          {...needs}
          links={links}
          columns={state.columns}
          onColumnsChange={state.setColumns}
        />
      )}
      peek={({ id, onClose }) => <PlanPeek planId={id} href={paths.planDetails(id)} onClose={onClose} />}
    />
  );
};

export default PlanListScreen;

interface PlanListActionsProps {
  readonly state: ListState<PlanFilters>;
}

/** Saved filters, export and new plans for whoever may (E7, E8). */
const PlanListActions = ({ state }: PlanListActionsProps) => {
  const mayExport = useMay(['CanExportFulfilmentPlans']);
  const mayManage = useMay(['CanManageFulfilmentPlan']);
  return (
    <>
      <PlanListSavedFilters state={state} />
      {mayExport && <ConnectedPlanExport onPrepare={state.keepNow} />}
      {mayManage && <ConnectedNewPlan onCreated={openPlan} />}
    </>
  );
};

/** With a full load of the page, as specified (E32). */
function openPlan(id: number): void {
  window.location.assign(`${basePath.replace(/\/$/, '')}${paths.planDetails(id)}`);
}

/** Applying goes the way of the menu's entries, so that both put columns and order in use as well (E22). */
const PlanListSavedFilters = ({ state }: PlanListActionsProps) => {
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
