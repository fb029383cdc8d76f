import { writeListAddress } from '@crt/domain-widgets/list-address';
import type { ListQuery } from '@crt/domain-widgets/list-query';
import { useListQueryId, type ListDefinition } from '@crt/domain-widgets/use-list';
import { useEffect } from 'react';
import { rememberList } from './opened-lists.ts';

/** Remembers what is listed under the name that links to details carry along (F2). */
export function useOpenedList<Filters, Wire, Row>(
  list: ListDefinition<Filters, Wire, Row>,
  query: ListQuery<Filters> | undefined,
  storedQueryId: number | undefined,
): void {
  const queryId = useListQueryId(list, query);
  useEffect(() => {
    if (queryId === undefined || !query) return;
    // Which page is told by the details themselves.
    const whole = { ...query, page: { index: 0, size: 10 } };
    rememberList(queryId, writeListAddress(list, whole, { storedQueryId }).toString());
  }, [list, queryId, query, storedQueryId]);
}
