import { useList, type ListDefinition, type ListState } from '@crt/domain-widgets/use-list';
import { useState } from 'react';
import { useSessionState } from '../app/sign-in/SessionProvider.tsx';
import { useQuery } from '../routes/location.ts';
import { storedRowsPerPage, storeRowsPerPage } from './rows-per-page.ts';

/** The state of a list, in the address of its screen. */
export function useListAddress<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
): ListState<Filters> {
  const [query, setQuery] = useQuery();
  const session = useSessionState();
  const userId = 'user' in session ? session.user.id : '';
  const [rowsPerPage, setRowsPerPage] = useState(() => storedRowsPerPage(userId, list));
  return useList(list, {
    query,
    setQuery,
    rowsPerPage,
    setRowsPerPage: (size) => {
      setRowsPerPage(size);
      storeRowsPerPage(userId, list.name, size);
    },
  });
}
