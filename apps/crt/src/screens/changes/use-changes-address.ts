import { skipToken, useRead } from '@crt/api-client/hooks';
import { getChangesFilter } from '@crt/api-client/main/stored-query';
import {
  changesTexts,
  fromWireChanges,
  fromWireChangesSort,
  isChangesNarrowed,
  toWireChanges,
  type ChangesFilters,
  type ChangesQuery,
} from '@crt/domain-widgets/changes-query';
import { toast } from '@crt/ui/toast';
import { useEffect, useMemo } from 'react';
import { useQuery } from '../../routes/location.ts';
import { useDraft } from '../../routes/use-draft.ts';
import { isLeftOut, readChangesAddress, writeChangesAddress } from './changes-address.ts';

/** What the change log shows, and the ways to change it; all of it stands in the address. */
export interface ChangesState {
  /** What to ask the server; undefined until the saved filter is there. */
  readonly query: ChangesQuery | undefined;
  /** The filters as they are on screen: half a second ahead of the query while somebody changes them (V7). */
  readonly filters: ChangesFilters;
  readonly sort: ChangesQuery['sort'];
  readonly saved: { readonly id: number; readonly isModified: boolean } | undefined;
  readonly setFilters: (filters: ChangesFilters) => void;
  readonly setSort: (sort: ChangesQuery['sort']) => void;
  readonly setPage: (page: ChangesQuery['page']) => void;
  readonly setSaved: (id: number) => void;
}

/** Reads the state of the change log from the address, and from the saved filter that it names (V6). */
export function useChangesAddress(): ChangesState {
  const [searchParams, setSearchParams] = useQuery();
  const address = searchParams.toString();
  const read = useMemo(() => readChangesAddress(new URLSearchParams(address)), [address]);
  useEffect(() => {
    if (isLeftOut(new URLSearchParams(address)))
      toast({ message: changesTexts.unknownAddress, tone: 'caution' });
  }, [address]);
  const { storedQueryId } = read;
  const stored = useRead(getChangesFilter, storedQueryId === undefined ? skipToken : { id: storedQueryId });
  useEffect(() => {
    if (stored.isError) toast({ message: changesTexts.filterGone, tone: 'critical' });
  }, [stored.isError]);
  const isWaiting = storedQueryId !== undefined && !read.hasFilters && stored.isPending;
  const query = useMemo<ChangesQuery | undefined>(() => {
    if (isWaiting) return undefined;
    if (read.hasFilters || !stored.data) return read;
    return { ...read, filters: fromWireChanges(stored.data), sort: fromWireChangesSort(stored.data) };
  }, [isWaiting, read, stored.data]);
  const sort = query?.sort ?? read.sort;
  const go = (next: ChangesQuery, id: number | undefined) => setSearchParams(writeChangesAddress(next, id));
  const first = { index: 0, size: read.page.size };
  const [draft, setFilters] = useDraft<ChangesFilters>(address, (next) =>
    go({ filters: next, sort, page: first }, isChangesNarrowed(next) ? storedQueryId : undefined),
  );
  const filters = draft ?? query?.filters ?? read.filters;
  return {
    query,
    filters,
    sort,
    saved:
      storedQueryId !== undefined && stored.data && !stored.isError
        ? { id: storedQueryId, isModified: differs({ filters, sort }, stored.data) }
        : undefined,
    setFilters,
    setSort: (next) => go({ filters, sort: next, page: first }, storedQueryId),
    setPage: (page) => go({ filters, sort, page }, storedQueryId),
    setSaved: (id) => go({ filters, sort, page: first }, id),
  };
}

type Wire = ReturnType<typeof toWireChanges>;

/** Whether the log is no longer as its saved filter has it. */
function differs({ filters, sort }: Pick<ChangesQuery, 'filters' | 'sort'>, wire: Wire): boolean {
  const saved = toWireChanges(fromWireChanges(wire), fromWireChangesSort(wire));
  return JSON.stringify(toWireChanges(filters, sort)) !== JSON.stringify(saved);
}
