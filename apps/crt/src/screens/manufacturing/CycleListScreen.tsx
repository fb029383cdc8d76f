import { ConnectedCycleFilterBar } from '@crt/domain-widgets/ConnectedCycleFilterBar';
import { ConnectedCycleTable } from '@crt/domain-widgets/ConnectedCycleTable';
import { ConnectedCycleTabs } from '@crt/domain-widgets/ConnectedCycleTabs';
import { cyclesList, type CycleFilters } from '@crt/domain-widgets/cycle-list';
import { ConnectedCycleExport, ConnectedCycleSavedFilters } from '@crt/domain-widgets/CycleListActions';
import type { ListState } from '@crt/domain-widgets/use-list';
import { ButtonLink } from '@crt/ui/Link';
import { Spinner } from '@crt/ui/Spinner';
import { whenIdle } from '@crt/ui/when-idle';
import { cycleTexts } from '@crt/domain-widgets/cycle-texts';
import { lazy, Suspense, useCallback, useState } from 'react';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useOpenedList } from '../../lists/use-opened-list.ts';
import { useMay } from '../../app/permissions/RightsProvider.tsx';
import { useGoTo, useQuery } from '../../routes/location.ts';
import { inContext, paths } from '../../routes/paths.ts';
import { ScanButton } from './ScanButton.tsx';

// Opened by a press on one of the rows.
const CycleDialog = lazy(() => import('./CycleDialog.tsx'));
const CycleNoticesDialog = lazy(() => whenIdle().then(() => import('./CycleNoticesDialog.tsx')));

/** The cycle that is shown over the list, and the query through which one steps on. */
interface Opened {
  readonly id: number;
  readonly list: string | undefined;
}

/** /ManufacturingCycle/List: tabs, filters, table and paging, all of it in the address (G). */
const CycleListScreen = () => {
  const state = useListAddress(cyclesList);
  const { query, filters, saved } = state;
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback((id: number, list: string | undefined) => setOpened({ id, list }), []);
  const [noticesOf, setNoticesOf] = useState<string>();
  const closeNotices = useCallback(() => setNoticesOf(undefined), []);
  useOpenedList(cyclesList, query, saved?.id);
  return (
    <>
      <ListScreen
        list={cyclesList}
        state={state}
        actions={<CycleListActions state={state} />}
        frame={(content) => (
          <ConnectedCycleTabs tab={filters.tab} onChange={(tab) => state.setFilters({ ...filters, tab })}>
            {content}
          </ConnectedCycleTabs>
        )}
        filterBar={(needs) => <ConnectedCycleFilterBar {...needs} />}
        rows={(needs) => (
          <ConnectedCycleTable
            {...needs}
            cycleHref={inContext}
            onOpen={open}
            onNotices={setNoticesOf}
            columns={state.columns}
            onColumnsChange={state.setColumns}
          />
        )}
      />
      {query && (
        <Suspense>
          <CycleNoticesDialog query={query} requestId={noticesOf} onClose={closeNotices} />
        </Suspense>
      )}
      {opened && (
        <Suspense fallback={<Spinner />}>
          <CycleDialog
            cycleId={opened.id}
            list={opened.list}
            onShow={(id) => setOpened({ ...opened, id })}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
};

export default CycleListScreen;

/** Where one is in the list, and what the wizard has not: tabs, dates as columns, an order. */
const ofTheList = [
  'tab',
  'milestones',
  'index',
  'recordsPerPage',
  'selectedRecordId',
  'storedQueryId',
  'orderBy',
  'ascending',
];

/** The wizard for many cycles, which begins with those that the list shows (G7). */
const BulkLink = () => {
  const [query] = useQuery();
  const filters = new URLSearchParams([...query].filter(([name]) => !ofTheList.includes(name)));
  return <ButtonLink href={paths.bulkOperations(filters)}>{cycleTexts.bulkOperations}</ButtonLink>;
};

/** The scan, saved filters, for everybody the export, and for who manages cycles the bulk operations (G6, G7, G11). */
const CycleListActions = ({ state }: { readonly state: ListState<CycleFilters> }) => {
  const { filters, sort, saved, columns } = state;
  const goTo = useGoTo();
  const canManage = useMay(['CanManageManufacturingCycles']);
  return (
    <>
      <ScanButton />
      <ConnectedCycleSavedFilters
        query={{ filters, sort }}
        columns={columns}
        activeId={saved?.id}
        activeName={saved?.name}
        isModified={saved?.isModified === true}
        onApply={(id) => goTo(paths.loadManufacturingFilter(id))}
        onReset={() => goTo(paths.loadManufacturingFilter(saved?.id))}
        onSaved={state.setSaved}
      />
      {canManage && <BulkLink />}
      <ConnectedCycleExport onPrepare={state.keepNow} />
    </>
  );
};
