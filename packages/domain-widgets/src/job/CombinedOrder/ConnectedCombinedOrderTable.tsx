import type { CombinedOrder } from '@crt/api-client/types-main';
import { combinedOrderColumns, type CombinedOrderColumnId } from '@crt/domain/combined-order';
import { useMemo } from 'react';
import { columnsOf, type ColumnCell } from '../../shared/list/list-columns.ts';
import { ListTable, type ListRowsNeeds } from '../../shared/list/ListTable.tsx';
import { useListRows } from '../../shared/list/use-list-rows.ts';
import type { CombinedOrderFilters } from './combined-order-filters.ts';
import { combinedOrdersList } from './combined-order-list.ts';
import { statusBadge } from './status-badge.ts';

export interface ConnectedCombinedOrderTableProps extends ListRowsNeeds<CombinedOrderFilters> {
  /** Address of an order, which carries the query of the list along. Keep it stable (L2, L6). */
  readonly orderHref: (id: number) => string;
}

/** The combined orders of a query: sorted and paged by the server (L1, L2, L19). */
export const ConnectedCombinedOrderTable = (props: ConnectedCombinedOrderTableProps) => {
  const { query, orderHref, ...handlers } = props;
  const { source } = useListRows(combinedOrdersList, query);
  const columns = useMemo(() => {
    const cells = cellsOf(orderHref);
    return columnsOf(combinedOrderColumns, combinedOrdersList.nameColumn, (id) => cells[id]);
  }, [orderHref]);
  return <ListTable list={combinedOrdersList} columns={columns} {...source} {...handlers} />;
};

const cellsOf = (
  orderHref: (id: number) => string,
): Readonly<Record<CombinedOrderColumnId, ColumnCell<CombinedOrder>>> => ({
  identifier: { kind: 'link', value: (row) => row.identifier, href: (row) => orderHref(row.id), width: 152 },
  orderNumber: { kind: 'text', value: (row) => row.orderNumber, width: 132 },
  combinedOrderDefinitionName: {
    kind: 'text',
    value: (row) => row.combinedOrderDefinitionName,
    width: 136,
    isFlexible: true,
  },
  status: { kind: 'badge', value: (row) => statusBadge(row.status), width: 132 },
  manufacturingProgress: { kind: 'progress', value: (row) => row.manufacturingProgress, width: 164 },
});
