import type { ChangeRow } from '@crt/api-client/types-main';
import { changeColumns, type ChangeColumnId } from '@crt/domain/change-list';
import type { Column } from '@crt/ui/DataTable';
import { useMemo } from 'react';
import { columnsOf, type ColumnCell } from '../../shared/list/list-columns.ts';
import { ListTable, type ListTableProps } from '../../shared/list/ListTable.tsx';
import type { ListRows } from '../../shared/list/use-list-rows.ts';
import { changesList } from '../changes-list.ts';
import { DateOverTime } from '../../shared/time/DateOverTime.tsx';

export interface ChangesTableProps
  extends ListRows<ChangeRow>, Pick<ListTableProps<ChangeRow>, 'selectedId' | 'place'> {
  readonly planHref: (id: number) => string;
  /** The chosen change type is about the purchase order number (V2). */
  readonly hasPoNumber: boolean;
}

/** The changes of all plans: sorted and paged by the server (V1, V2, V7 to V9). */
export const ChangesTable = ({ planHref, hasPoNumber, ...source }: ChangesTableProps) => {
  const columns = useMemo(() => columnsFor(planHref, hasPoNumber), [planHref, hasPoNumber]);
  return <ListTable list={changesList} columns={columns} {...source} />;
};

const columnsFor = (
  planHref: ChangesTableProps['planHref'],
  hasPoNumber: boolean,
): readonly Column<ChangeRow>[] => {
  const cells = cellsOf(planHref);
  const cellOf = (id: ChangeColumnId) => (id === 'poNumber' && !hasPoNumber ? undefined : cells[id]);
  // Nobody chooses these columns: the change type does.
  return columnsOf(changeColumns, changesList.nameColumn, cellOf).map((column) => ({
    ...column,
    isInitiallyHidden: false,
  }));
};

const cellsOf = (
  planHref: (id: number) => string,
): Readonly<Record<ChangeColumnId, ColumnCell<ChangeRow>>> => ({
  requestId: {
    kind: 'link',
    value: (row) => row.requestId,
    href: (row) => planHref(row.fulfilmentPlanId),
    width: 104,
  },
  productType: { kind: 'text', value: (row) => row.productType, lines: 3, width: 120 },
  date: {
    kind: 'custom',
    cell: (row) => <DateOverTime instant={row.date} />,
    value: (row) => new Date(row.date),
    width: 108,
  },
  changeType: { kind: 'text', value: (row) => row.changeType, lines: 3, width: 124 },
  message: { kind: 'text', value: (row) => row.message, lines: 3, width: 260, isFlexible: true },
  distributionCenter: { kind: 'text', value: (row) => row.distributionCenter, width: 148 },
  userSymbol: { kind: 'text', value: (row) => row.userSymbol, width: 76 },
  poNumber: { kind: 'text', value: (row) => row.poNumber, width: 120 },
});
