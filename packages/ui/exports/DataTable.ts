export { DataTable } from '../src/data/DataTable/DataTable.tsx';
export type { DataTableProps, DataTableSource } from '../src/data/DataTable/DataTable.types.ts';
export { defineColumns } from '../src/data/DataTable/column.ts';
export type {
  BadgeColumn,
  BadgeValue,
  BooleanColumn,
  CellTone,
  CellValue,
  Column,
  CustomColumn,
  DateColumn,
  LinkColumn,
  NumberColumn,
  ProgressColumn,
  RowKey,
  StatusColumn,
  StatusValue,
  TextColumn,
} from '../src/data/DataTable/column.ts';
export type { ColumnLayout } from '../src/data/DataTable/column-layout.ts';
export type { DateStyle } from '../src/texts/format-date.ts';
export { initialLayout } from '../src/data/DataTable/column-layout.ts';
export {
  countSelected,
  EVERYTHING_SELECTED,
  isRowSelected,
  NOTHING_SELECTED,
  selectionOf,
} from '../src/data/DataTable/selection.ts';
export type { RowSelection } from '../src/data/DataTable/selection.ts';
export { toggleSort, UNSORTED } from '../src/data/DataTable/sort.ts';
export type { Sort, SortTerm } from '../src/data/DataTable/sort.ts';
export type { RowTone, SelectionMode } from '../src/data/DataTable/table-model.ts';
export type { DataTableHandle, TablePlace, TableReturn } from '../src/data/DataTable/use-table-place.ts';
export { useClientRows } from '../src/data/DataTable/use-client-rows.ts';
export type { ClientRowsOptions } from '../src/data/DataTable/use-client-rows.ts';
