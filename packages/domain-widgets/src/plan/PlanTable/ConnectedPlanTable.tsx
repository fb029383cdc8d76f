import { skipToken, useRead } from '@crt/api-client/hooks';
import { listPlans } from '@crt/api-client/main/plan-list';
import { getPlanListFilters } from '@crt/api-client/main/plan-option';
import type { AvailableColumn } from '@crt/api-client/types-main';
import { useTimeZoneFinder } from '@crt/ui/LocaleProvider';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { isNarrowed, toListRequest, type PlanQuery } from '../plan-query.ts';
import { planTexts } from '../plan.texts.ts';
import type { PlanLinks } from './plan-columns.tsx';
import { PlanColumnActions } from './PlanColumnActions.tsx';
import { PlanTable } from './PlanTable.tsx';
import { usePlanLayout, type SessionColumns } from './use-plan-layout.ts';

const noRows: never[] = [];

// Opened by a press on one of the rows.
const LinkedPlansPopover = lazy(() => import('./LinkedPlansPopover.tsx'));

export interface ConnectedPlanTableProps {
  /** What to show; undefined while it is not known yet. */
  readonly query: PlanQuery;
  readonly onSortChange: (sort: PlanQuery['sort']) => void;
  readonly onPageChange: (page: PlanQuery['page']) => void;
  readonly selectedId?: number | undefined;
  readonly links: PlanLinks;
  /** The columns of the session; without any the person's default applies (E24). */
  readonly columns?: SessionColumns;
  readonly onColumnsChange?: ((columns: AvailableColumn[]) => void) | undefined;
}

/** Rows of a query; the older ones stay while newer ones are fetched, and a late answer of an older query never wins. */
function usePlanList(query: PlanQuery | undefined) {
  const timeZone = useTimeZoneFinder();
  const input = query ? { body: toListRequest(query, timeZone) } : skipToken;
  return useRead(listPlans, input, { placeholderData: keepPreviousData });
}

/** How many plans match, as the rows told; undefined until they are there. */
export function usePlanCount(query: PlanQuery | undefined): number | undefined {
  return usePlanList(query).data?.filteredPlansCount;
}

/** The plan list of a query. */
export const ConnectedPlanTable = (props: ConnectedPlanTableProps) => {
  const { query, links, selectedId, columns, onColumnsChange, ...handlers } = props;
  const list = usePlanList(query);
  const options = useRead(getPlanListFilters, {}, { staleTime: Number.POSITIVE_INFINITY });
  const milestones = options.data?.availableMilestones ?? noRows;
  const columnState = usePlanLayout(columns, onColumnsChange, options.isPending ? undefined : milestones);
  const { layout, isKnown } = columnState;
  return (
    <PlanTable
      links={links}
      milestones={milestones}
      rows={isKnown ? (list.data?.data ?? noRows) : noRows}
      totalCount={list.data?.filteredPlansCount}
      sort={query.sort}
      // A page beyond the last one is answered with the last one.
      page={list.data ? { index: list.data.page - 1, size: query.page.size } : query.page}
      isLoading={list.isPending || !isKnown}
      isReloading={list.isPlaceholderData}
      error={list.isError ? list.error.message || planTexts.list.failed : undefined}
      onRetry={() => void list.refetch()}
      isFiltered={isNarrowed(query.filters)}
      selectedId={selectedId}
      layout={layout}
      isLayoutKnown={isKnown}
      onLayoutChange={columnState.setLayout}
      columnActions={<PlanColumnActions columns={columnState.toColumns} onLoad={columnState.setColumns} />}
      renderLinks={({ row, button, close }) => (
        <Suspense>
          <LinkedPlansPopover row={row} button={button} onClose={close} links={links} />
        </Suspense>
      )}
      {...handlers}
    />
  );
};
