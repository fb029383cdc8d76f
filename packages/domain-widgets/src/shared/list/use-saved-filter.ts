import { toast } from '@crt/ui/toast';
import { useEffect } from 'react';
import type { KeptBeside, ListDefinition } from './define-list.ts';
import type { ListAddress } from './list-address.ts';
import { hasUnknownSort } from './list-query.ts';
import { listTexts } from './list.texts.ts';
import type { ListMemory } from './use-list-memory.ts';
import { useStoredFilter } from './use-stored-filter.ts';

/** A saved filter that is in use; its name is '' where only the saved filters themselves tell it. */
export interface NamedFilter {
  readonly id: number;
  readonly name: string;
}

/** The saved filter in use, and what to show by it. */
export interface SavedFilterState<Wire> {
  /** Its id, also before anything else is known of it; undefined when it is gone. */
  readonly id: number | undefined;
  readonly filter: (NamedFilter & { readonly wire: Wire | undefined }) | undefined;
  /** Whether it is known which filter is in use, and how it is called. */
  readonly isNameKnown: boolean;
  /** What to show where the address says nothing of filters. */
  readonly wire: (Wire & KeptBeside) | undefined;
  readonly isPending: boolean;
}

/** The saved filter in use: named by the address, or left in use at the last visit (E22, E23, O27, V6). */
export function useSavedFilter<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  read: ListAddress<Filters>,
  memory: ListMemory<Wire>,
): SavedFilterState<Wire> {
  const left = read.hasFilters ? undefined : (memory.kept?.storedQueryId ?? undefined);
  const id = read.storedQueryId ?? left;
  const stored = useStoredFilter(list, id);
  const hasUnknown = stored.data !== undefined && hasUnknownSort(list, stored.data);
  useEffect(() => {
    if (stored.isError) toast({ message: listTexts.filterGone, tone: 'critical' });
  }, [stored.isError]);
  useEffect(() => {
    if (hasUnknown) toast({ message: listTexts.filterUnknownPart, tone: 'caution' });
  }, [id, hasUnknown]);
  // The memory tells the name with the first answer; the filter itself only whether the list still is as it was saved.
  const kept = memory.kept?.storedQueryId === id ? memory.kept : undefined;
  const name = (stored.data ?? kept)?.storedQueryActiveDisplayName ?? '';
  const isThere = id !== undefined && !stored.isError && (stored.data !== undefined || name !== '');
  // The address asks for the filter itself; a visit goes on with what was made of it.
  const isOfAddress = read.storedQueryId !== undefined;
  return {
    id: stored.isError ? undefined : id,
    filter: isThere ? { id, name, wire: stored.data } : undefined,
    isNameKnown: !stored.isPending,
    wire: isOfAddress ? stored.data : memory.kept,
    isPending: isOfAddress ? stored.isPending : memory.isPending,
  };
}
