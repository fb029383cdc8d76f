import { useMemo } from 'react';
import type { KeptBeside, ListDefinition } from './define-list.ts';
import { readListAddress } from './list-address.ts';
import { toWire } from './list-query.ts';
import { useOptionalRead } from './use-optional-read.ts';

/** A saved filter as it was saved; `isError` also where there is none of that id. */
interface StoredFilter<Wire> {
  readonly data: (Wire & KeptBeside) | undefined;
  readonly isError: boolean;
  readonly isPending: boolean;
}

/** Reads a saved filter, whichever way its list keeps them; without an id nothing is asked. */
export function useStoredFilter<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  id: number | undefined,
): StoredFilter<Wire> {
  const { saved, savedAddresses } = list;
  const one = useOptionalRead(saved?.one.call, id === undefined ? undefined : saved?.one.inputOf(id));
  const addresses = useOptionalRead(savedAddresses?.all, id === undefined ? undefined : {});
  const found = addresses.data?.find((filter) => filter.id === id);
  const read = useMemo(() => {
    if (!found) return undefined;
    const wire = toWire(list, readListAddress(list, new URLSearchParams(found.query)));
    return { ...wire, storedQueryId: found.id, storedQueryActiveDisplayName: found.name };
  }, [list, found]);
  if (!savedAddresses) return one;
  const isGone = addresses.data !== undefined && id !== undefined && !found;
  return { data: read, isError: addresses.isError || isGone, isPending: addresses.isPending };
}
