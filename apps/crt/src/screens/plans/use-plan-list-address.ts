import { skipToken, useRead } from '@crt/api-client/hooks';
import { getChosenPlanFilters } from '@crt/api-client/main/plan-filter';
import type { AvailableColumn, PlanListFilter } from '@crt/api-client/types-main';
import type { SessionColumns } from '@crt/domain-widgets/ConnectedPlanTable';
import {
  fromWireFilters,
  fromWireSort,
  hasUnknownSort,
  isNarrowed,
  toWireFilters,
  type PlanFilters,
  type PlanQuery,
} from '@crt/domain-widgets/plan-query';
import { useDelayedCommit } from '@crt/domain-widgets/use-delayed-commit';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import { toast } from '@crt/ui/toast';
import { useEffect, useMemo } from 'react';
import { useQuery } from '../../routes/location.ts';
import { useDraft } from '../../routes/use-draft.ts';
import { keptQuery } from './kept-query.ts';
import { isLeftOut, readAddress, writeAddress, type PlanListAddress } from './plan-list-address.ts';
import { useListSession, type ListSession } from './use-list-session.ts';

/** What the plan list shows, and the ways to change it; all of it but the columns stands in the address (E1). */
export interface PlanListState {
  /** What to ask the server; undefined until the filters kept from the last visit are known. */
  readonly query: PlanQuery | undefined;
  /** The filters as they are on screen: half a second ahead of the query while somebody changes them (E18). */
  readonly filters: PlanFilters;
  readonly selectedRecordId: number | undefined;
  /** The saved filter in use (E23). */
  readonly saved: (NamedFilter & { readonly isModified: boolean }) | undefined;
  readonly columns: SessionColumns;
  readonly setFilters: (filters: PlanFilters) => void;
  readonly setSort: (sort: PlanQuery['sort']) => void;
  readonly setPage: (page: PlanQuery['page']) => void;
  readonly setColumns: (columns: AvailableColumn[]) => void;
  /** What is shown was saved under this name, and is the filter in use. */
  readonly setSaved: (id: number, name: string) => void;
  /** Gives the server what is on screen, for whatever works on the filters of the session (E7). */
  readonly keepNow: () => Promise<void>;
}

interface NamedFilter {
  readonly id: number;
  readonly name: string;
}

/** Reads the plan list's state from the address, or from the last visit where the address says nothing (E38). */
export function usePlanListAddress(): PlanListState {
  const [searchParams, setSearchParams] = useQuery();
  const address = searchParams.toString();
  const read = useMemo(() => readAddress(new URLSearchParams(address)), [address]);
  useNoticeOfUnknown(address);
  const session = useListSession();
  const stored = useStoredFilter(read, session);
  const query = useKeptQuery(read, stored);
  const { filter } = stored;
  const columns = session.kept?.availableColumns;
  useKeptAsShown(session, query, stored);
  const go = (next: PlanQuery, named: NamedFilter | undefined) => {
    const marks = { selectedRecordId: read.selectedRecordId, storedQueryId: named?.id };
    setSearchParams(writeAddress(next, marks));
    session.keep(toSession(next, columns, named));
  };
  const first = { index: 0, size: read.page.size };
  const sort = query?.sort ?? [];
  // Taking everything back leaves the saved filter as well (E39).
  const [draft, setFilters] = useDraft<PlanFilters>(address, (next) =>
    go({ filters: next, sort, page: first }, isNarrowed(next) ? filter : undefined),
  );
  const filters = draft ?? query?.filters ?? read.filters;
  const keepColumns = useDelayedCommit((next: AvailableColumn[]) =>
    session.keep(toSession({ filters, sort }, next, filter)),
  );
  return {
    query,
    filters,
    selectedRecordId: read.selectedRecordId,
    saved: filter && {
      ...filter,
      isModified: filter.wire !== undefined && differs(filters, sort, filter.wire),
    },
    columns: session.isPending ? 'loading' : columns,
    setFilters,
    setSort: (next) => go({ filters, sort: next, page: first }, filter),
    setPage: (page) => go({ filters, sort, page }, filter),
    setColumns: keepColumns,
    keepNow: () => session.keepNow(toSession({ filters, sort }, columns, filter)),
    setSaved: (id, name) => query && go({ ...query, filters }, { id, name }),
  };
}

/** Says so when the address names what there is not; the list shows the rest. */
function useNoticeOfUnknown(address: string): void {
  useEffect(() => {
    if (isLeftOut(new URLSearchParams(address)))
      toast({ message: planTexts.list.unknownAddress, tone: 'caution' });
  }, [address]);
}

/** What the server is to keep of a list for the next visit. */
function toSession(
  { filters, sort }: Pick<PlanQuery, 'filters' | 'sort'>,
  columns: readonly AvailableColumn[] | undefined,
  named: NamedFilter | undefined,
): PlanListFilter {
  return {
    ...toWireFilters(filters, sort),
    ...(named && { storedQueryId: named.id, storedQueryActiveDisplayName: named.name }),
    ...(columns && { availableColumns: [...columns] }),
  };
}

/** The saved filter in use: named by the address, or left in use at the last visit (E22, E23). */
function useStoredFilter(read: PlanListAddress, session: ListSession) {
  const left = read.hasFilters ? undefined : (session.kept?.storedQueryId ?? undefined);
  const id = read.storedQueryId ?? left;
  const stored = useRead(getChosenPlanFilters, id === undefined ? skipToken : { storedQueryId: id });
  useEffect(() => {
    if (stored.isError) toast({ message: planTexts.list.saved.gone, tone: 'critical' });
  }, [stored.isError]);
  const hasUnknown = stored.data !== undefined && hasUnknownSort(stored.data);
  useEffect(() => {
    if (hasUnknown) toast({ message: planTexts.list.saved.unknownPart, tone: 'caution' });
  }, [id, hasUnknown]);
  // The session tells the name with the first answer, the filter itself only whether the list still is as it was saved.
  const kept = session.kept?.storedQueryId === id ? session.kept : undefined;
  const name = (stored.data ?? kept)?.storedQueryActiveDisplayName;
  const isThere = id !== undefined && !stored.isError;
  const filter = isThere && name ? { id, name, wire: stored.data } : undefined;
  // The address asks for the filter itself; a visit goes on with what was made of it.
  const isNameKnown = id === undefined || !stored.isPending;
  return read.storedQueryId === undefined
    ? { filter, isNameKnown, wire: session.kept, isPending: session.isPending }
    : { filter, isNameKnown, wire: stored.data, isPending: stored.isPending };
}

/**
 * A list that an address brought, a link or a step back, is the one that the next visit goes on with: the details lead
 * back to the list of the session (E38, F2).
 */
function useKeptAsShown(
  session: ListSession,
  query: PlanQuery | undefined,
  { filter, isNameKnown }: ReturnType<typeof useStoredFilter>,
): void {
  const { kept, keep } = session;
  useEffect(() => {
    if (!query || !kept || !isNameKnown) return;
    const isNamed = (kept.storedQueryId ?? undefined) === filter?.id;
    if (isNamed && !differs(query.filters, query.sort, kept)) return;
    keep(toSession(query, kept.availableColumns, filter));
  }, [kept, keep, query, filter, isNameKnown]);
}

function useKeptQuery(
  read: PlanListAddress,
  { wire, isPending }: { wire: PlanListFilter | undefined; isPending: boolean },
): PlanQuery | undefined {
  return useMemo(() => {
    if (isPending && !read.hasFilters) return undefined;
    return keptQuery(read, wire ?? {});
  }, [read, isPending, wire]);
}

/** Whether the list is no longer as its saved filter has it. */
function differs(filters: PlanFilters, sort: PlanQuery['sort'], wire: PlanListFilter): boolean {
  const saved = toWireFilters(fromWireFilters(wire), fromWireSort(wire));
  return JSON.stringify(toWireFilters(filters, sort)) !== JSON.stringify(saved);
}
