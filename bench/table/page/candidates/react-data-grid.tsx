import 'react-data-grid/lib/styles.css';
import { useMemo, useState } from 'react';
import { DataGrid, SelectColumn, type Column, type SortColumn } from 'react-data-grid';
import type { Candidate } from '../candidate.ts';
import { drawnRows } from '../candidate.ts';
import { comparePlans, renderCell } from '../cells.tsx';
import { FIELDS, type Plan } from '../plans.ts';

const columns: readonly Column<Plan>[] = [
  SelectColumn,
  ...FIELDS.map((field) => ({
    key: field.id,
    name: field.header,
    width: field.width,
    sortable: true,
    resizable: true,
    frozen: field.id === 'id',
    renderCell: ({ row }: { row: Plan }) => renderCell(field, row),
  })),
];
const keyOf = (plan: Plan) => plan.id;

const Table = ({ plans }: { plans: readonly Plan[] }) => {
  const [sortColumns, setSortColumns] = useState<readonly SortColumn[]>([]);
  const [selectedRows, setSelectedRows] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => {
    const [first] = sortColumns;
    return first
      ? plans.toSorted(comparePlans(first.columnKey as keyof Plan, first.direction === 'ASC' ? 1 : -1))
      : plans;
  }, [plans, sortColumns]);
  return (
    <DataGrid
      aria-label="Plans"
      style={{ blockSize: 720 }}
      columns={columns}
      rows={rows}
      rowKeyGetter={keyOf}
      rowHeight={40}
      sortColumns={sortColumns}
      onSortColumnsChange={setSortColumns}
      selectedRows={selectedRows}
      onSelectedRowsChange={setSelectedRows}
    />
  );
};

const row = '[role="row"].rdg-row';
const rowAt = (index: number) => drawnRows(row)[index];

export const candidate: Candidate = {
  Table,
  row,
  scroller: '[role="grid"]',
  rowCheckbox: (index) => rowAt(index)?.querySelector<HTMLElement>('input') ?? null,
  allCheckbox: () => document.querySelector<HTMLElement>('[role="columnheader"] input'),
  head: (header) =>
    [...document.querySelectorAll<HTMLElement>('[role="columnheader"]')]
      .find(({ textContent }) => textContent === header)
      ?.querySelector<HTMLElement>('span') ?? null,
  isSelected: (index) => rowAt(index)?.ariaSelected === 'true',
  firstText: (column) => rowAt(0)?.querySelector(`[aria-colindex="${column + 2}"]`)?.textContent ?? '',
};
