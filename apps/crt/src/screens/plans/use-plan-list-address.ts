import { skipToken, useRead, useWrite } from '@crt/api-client/hooks';
import { getChosenPlanFilters, savePlanFiltersInSession } from '@crt/api-client/main/plan-filter';
import {
  fromWireFilters,
  fromWireSort,
  toWireFilters,
  type PlanFilters,
  type PlanQuery,
} from '@crt/domain-widgets/plan-query';
import { useDelayedCommit } from '@crt/domain-widgets/use-delayed-commit';
import { useMemo, useState } from 'react';
import { useQuery } from '../../routes/location.ts';
import { readAddress, writeAddress } from './plan-list-address.ts';

/** What the plan list shows, and the ways to change it; all of it stands in the address (E1). */
export interface PlanListState {
  /** What to ask the server; undefined until the filters kept from the last visit are known. */
  readonly query: PlanQuery | undefined;
  /** The filters as they are on screen: half a second ahead of the query while somebody changes them (E18). */
  readonly filters: PlanFilters;
  readonly selectedRecordId: number | undefined;
  readonly setFilters: (filters: PlanFilters) => void;
  readonly setSort: (sort: PlanQuery['sort']) => void;
  readonly setPage: (page: PlanQuery['page']) => void;
}

/** Filters being changed, and the address that they will replace; of no meaning once the address is another one. */
interface Draft {
  readonly filters: PlanFilters;
  readonly address: string;
}

/** Reads the plan list's state from the address, or from the last visit where the address says nothing (E38). */
export function usePlanListAddress(): PlanListState {
  const [searchParams, setSearchParams] = useQuery();
  const address = searchParams.toString();
  const read = useMemo(() => readAddress(new URLSearchParams(address)), [address]);
  const kept = useRead(getChosenPlanFilters, read.hasFilters ? skipToken : {}, { staleTime: 0 });
  const save = useWrite(savePlanFiltersInSession);
  const [draft, setDraft] = useState<Draft>();

  const query = useMemo<PlanQuery | undefined>(() => {
    if (read.hasFilters) return read;
    // A failing session only costs the kept filters, never the list.
    if (kept.isPending) return undefined;
    const wire = kept.data ?? {};
    return {
      filters: fromWireFilters(wire),
      sort: read.sort.length > 0 ? read.sort : fromWireSort(wire),
      page: read.page,
    };
  }, [read, kept.isPending, kept.data]);

  const filters = draft?.address === address ? draft.filters : (query?.filters ?? read.filters);
  const go = (next: PlanQuery) => {
    setSearchParams(writeAddress(next, read.selectedRecordId));
    save.mutate({ body: toWireFilters(next.filters, next.sort) });
  };
  const first = { index: 0, size: read.page.size };
  const commit = useDelayedCommit((next: PlanFilters) =>
    go({ filters: next, sort: query?.sort ?? [], page: first }),
  );
  return {
    query,
    filters,
    selectedRecordId: read.selectedRecordId,
    setFilters: (next) => {
      setDraft({ filters: next, address });
      commit(next);
    },
    setSort: (sort) => go({ filters, sort, page: first }),
    setPage: (page) => go({ filters, sort: query?.sort ?? [], page }),
  };
}
