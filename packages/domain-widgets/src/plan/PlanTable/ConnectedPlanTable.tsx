import { skipToken, useRead } from '@crt/api-client/hooks';
import { listPlans } from '@crt/api-client/main/plan-list';
import { getPlanListFilters } from '@crt/api-client/main/plan-option';
import { keepPreviousData } from '@tanstack/react-query';
import { isNarrowed, toListRequest, type PlanQuery } from '../plan-query.ts';
import { planTexts } from '../plan.texts.ts';
import type { PlanLinks } from './plan-columns.tsx';
import { PlanTable } from './PlanTable.tsx';

const noRows: never[] = [];

export interface ConnectedPlanTableProps {
  /** What to show; undefined while it is not known yet. */
  readonly query: PlanQuery;
  readonly onSortChange: (sort: PlanQuery['sort']) => void;
  readonly onPageChange: (page: PlanQuery['page']) => void;
  readonly selectedId?: number | undefined;
  readonly links: PlanLinks;
}

/** How many plans match, as the rows told; undefined until they are there. */
export function usePlanCount(query: PlanQuery | undefined): number | undefined {
  const input = query ? { body: toListRequest(query) } : skipToken;
  return useRead(listPlans, input, { placeholderData: keepPreviousData }).data?.filteredPlansCount;
}

/** Rows of a query; the older ones stay while newer ones are fetched, and a late answer of an older query never wins. */
function usePlanList(query: PlanQuery) {
  return useRead(listPlans, { body: toListRequest(query) }, { placeholderData: keepPreviousData });
}

/** The plan list of a query. */
export const ConnectedPlanTable = ({ query, links, selectedId, ...handlers }: ConnectedPlanTableProps) => {
  const list = usePlanList(query);
  const options = useRead(getPlanListFilters, {}, { staleTime: Number.POSITIVE_INFINITY });
  return (
    <PlanTable
      links={links}
      milestones={options.data?.availableMilestones ?? noRows}
      rows={list.data?.data ?? noRows}
      totalCount={list.data?.filteredPlansCount}
      sort={query.sort}
      // A page beyond the last one is answered with the last one.
      page={list.data ? { index: list.data.page - 1, size: query.page.size } : query.page}
      isLoading={list.isPending}
      isReloading={list.isPlaceholderData}
      error={list.isError ? list.error.message || planTexts.list.failed : undefined}
      onRetry={() => void list.refetch()}
      isFiltered={isNarrowed(query.filters)}
      selectedId={selectedId}
      {...handlers}
    />
  );
};
