import type { AvailableColumn } from '@crt/api-client/types-main';
import { pageSizes } from '@crt/domain/list-page';
import { toast } from '@crt/ui/toast';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useDelayedCommit } from '../use-delayed-commit.ts';
import type { KeptBeside, ListDefinition } from './define-list.ts';
import { isLeftOut, readListAddress, writeListAddress } from './list-address.ts';
import { differs, isNarrowed, pageAfter, sortWith, toWire, type ListQuery } from './list-query.ts';
import { listTexts } from './list.texts.ts';
import { shownQuery } from './shown-query.ts';
import { useDraft } from './use-draft.ts';
import { useListMemory, type ListMemory } from './use-list-memory.ts';
import { useSavedFilter, type NamedFilter, type SavedFilterState } from './use-saved-filter.ts';

/** Where a list keeps what it shows: the query of an address, and how many rows this person wants on a page. */
export interface ListPort {
  readonly query: URLSearchParams;
  readonly setQuery: (query: URLSearchParams) => void;
  /** As far as this browser knows, so that the first rows need not wait; what the server keeps decides. */
  readonly rowsPerPage: number;
  readonly setRowsPerPage: (size: number) => void;
}

/** The columns that are kept of a list: on their way, none at all, or these. */
export type KeptColumns = 'loading' | readonly AvailableColumn[] | undefined;

/** What a list shows, and the ways to change it; all of it but the columns stands in the address (E1). */
export interface ListState<Filters> {
  /** What to ask the server; undefined until what was kept is known. */
  readonly query: ListQuery<Filters> | undefined;
  /** The filters as they are on screen: half a second ahead of the query while somebody changes them (E18, V7). */
  readonly filters: Filters;
  readonly sort: ListQuery<Filters>['sort'];
  readonly selectedRecordId: number | undefined;
  /** The saved filter in use (E23). */
  readonly saved: (NamedFilter & { readonly isModified: boolean }) | undefined;
  readonly columns: KeptColumns;
  readonly setFilters: (filters: Filters) => void;
  readonly setSort: (sort: ListQuery<Filters>['sort']) => void;
  readonly setPage: (page: ListQuery<Filters>['page']) => void;
  readonly setColumns: (columns: AvailableColumn[]) => void;
  /** What is shown was saved, and is the filter in use. */
  readonly setSaved: (id: number) => void;
  /** Gives the server what is on screen, for whatever works on what it keeps (E7). */
  readonly keepNow: () => Promise<void>;
}

/** The state of a list: what its address says, or what was kept where the address says nothing (E22, E38, V6). */
export function useList<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  port: ListPort,
): ListState<Filters> {
  const { address, read, memory, stored, query, rowsPerPage } = useQueryOnScreen(list, port);
  const { id, filter } = stored;
  const go = (next: ListQuery<Filters>, storedQueryId: number | undefined) => {
    const { selectedRecordId } = read;
    const written = writeListAddress(list, next, { selectedRecordId, storedQueryId }, rowsPerPage);
    // What is shown already is no step for Back.
    if (written.toString() !== address) port.setQuery(written);
  };
  const first = { index: 0, size: read.page.size };
  const sort = query?.sort ?? read.sort;
  // Taking everything back leaves the saved filter as well (E39).
  const [draft, setFilters] = useDraft<Filters>(address, (next) => {
    const after = { filters: next, sort: sortWith(list, sort, next) };
    const page = query ? pageAfter(list, query, after) : first;
    go({ ...after, page }, isNarrowed(list, next) ? id : undefined);
  });
  const filters = draft ?? query?.filters ?? read.filters;
  const shown = { filters, sort };
  const columns = memory.kept?.availableColumns;
  const toKeep = (next: Beside) =>
    kept(toWire(list, shown), { availableColumns: columns, recordsPerPage: rowsPerPage, ...next }, filter);
  const isModified = filter?.wire !== undefined && differs(list, shown, filter.wire);
  return {
    query,
    ...shown,
    selectedRecordId: read.selectedRecordId,
    saved: filter && { ...filter, isModified },
    columns: memory.isPending ? 'loading' : columns,
    setFilters,
    setSort: (next) => go({ filters, sort: next.slice(0, list.sort.most), page: first }, id),
    setPage: (page) => {
      if (page.size !== read.page.size) {
        port.setRowsPerPage(page.size);
        memory.keep(toKeep({ recordsPerPage: page.size }));
      }
      go({ ...shown, page }, id);
    },
    setColumns: useDelayedCommit((next: AvailableColumn[]) =>
      memory.keep(toKeep({ availableColumns: next })),
    ),
    keepNow: () => memory.keepNow(toKeep({})),
    setSaved: (saved) => go({ ...shown, page: first }, saved),
  };
}

/** What is shown, and where it comes from: the address, a saved filter, the last visit. */
function useQueryOnScreen<Filters, Wire, Row>(list: ListDefinition<Filters, Wire, Row>, port: ListPort) {
  const address = port.query.toString();
  const memory = useListMemory(list.memory);
  const rowsPerPage = useRowsPerPage(port, memory.kept?.recordsPerPage);
  const read = useMemo(
    () => readListAddress(list, new URLSearchParams(address), rowsPerPage),
    [list, address, rowsPerPage],
  );
  useNoticeOfUnknown(list, address);
  const stored = useSavedFilter(list, read, memory);
  const query = useMemo(
    () => (stored.isPending && !read.hasFilters ? undefined : shownQuery(list, read, stored.wire)),
    [list, read, stored.isPending, stored.wire],
  );
  useKeptAsShown(list, memory, query, stored);
  return { address, read, memory, stored, query, rowsPerPage };
}

/** What the person chose last, wherever that was; this browser learns it, so that its next visit asks for the right page at once. */
function useRowsPerPage({ rowsPerPage: known, setRowsPerPage }: ListPort, chosen: number | null | undefined) {
  const rowsPerPage = pageSizes.find((size) => size === chosen) ?? known;
  const isNewHere = rowsPerPage !== known;
  const learn = useEffectEvent(() => setRowsPerPage(rowsPerPage));
  useEffect(() => {
    if (isNewHere) learn();
  }, [isNewHere]);
  return rowsPerPage;
}

/** Says so when the address names what there is not; the list shows the rest. */
function useNoticeOfUnknown<Filters, Wire, Row>(list: ListDefinition<Filters, Wire, Row>, address: string) {
  useEffect(() => {
    if (isLeftOut(list, new URLSearchParams(address)))
      toast({ message: listTexts.unknownAddress, tone: 'caution' });
  }, [list, address]);
}

/** What of a list is kept beside what is shown, and is no part of a saved filter. */
interface Beside extends Pick<KeptBeside, 'recordsPerPage'> {
  readonly availableColumns?: readonly AvailableColumn[] | undefined;
}

/** What the server is to keep of a list for the next visit. */
const kept = <Wire>(
  wire: Wire,
  { availableColumns, recordsPerPage }: Beside,
  named: NamedFilter | undefined,
): Wire & KeptBeside => ({
  ...wire,
  ...(named && { storedQueryId: named.id, storedQueryActiveDisplayName: named.name }),
  ...(availableColumns && { availableColumns: [...availableColumns] }),
  ...(recordsPerPage != null && { recordsPerPage }),
});

/**
 * What is shown is what the next visit goes on with, whoever brought it: a control, a link, a step back. Nothing else
 * writes filters and order down, so that each change is kept once (E38, F2).
 */
function useKeptAsShown<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  { kept: before, keep }: ListMemory<Wire>,
  query: ListQuery<Filters> | undefined,
  { filter, isNameKnown }: SavedFilterState<Wire>,
): void {
  useEffect(() => {
    if (!query || !before || !isNameKnown) return;
    const isNamed = (before.storedQueryId ?? undefined) === filter?.id;
    if (isNamed && !differs(list, query, before)) return;
    keep(kept(toWire(list, query), before, filter));
  }, [list, before, keep, query, filter, isNameKnown]);
}
