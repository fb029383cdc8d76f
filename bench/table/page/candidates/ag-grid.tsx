import {
  ClientSideRowModelModule,
  ModuleRegistry,
  RowSelectionModule,
  themeQuartz,
  type ColDef,
  type RowSelectionOptions,
} from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import type { Candidate } from '../candidate.ts';
import { drawnRows } from '../candidate.ts';
import { comparePlans, renderCell } from '../cells.tsx';
import { FIELDS, type Plan } from '../plans.ts';

ModuleRegistry.registerModules([ClientSideRowModelModule, RowSelectionModule]);

const columns: ColDef<Plan>[] = FIELDS.map((field) => ({
  field: field.id,
  headerName: field.header,
  width: field.width,
  pinned: field.id === 'id' ? 'left' : null,
  comparator: (_a, _b, left, right) =>
    left.data && right.data ? comparePlans(field.id, 1)(left.data, right.data) : 0,
  cellRenderer: ({ data }: CustomCellRendererProps<Plan>) => data && renderCell(field, data),
}));
const rowSelection: RowSelectionOptions = { mode: 'multiRow' };

const Table = ({ plans }: { plans: readonly Plan[] }) => (
  <div style={{ blockSize: 720 }}>
    <AgGridReact<Plan>
      theme={themeQuartz}
      rowData={plans as Plan[]}
      columnDefs={columns}
      rowHeight={40}
      rowSelection={rowSelection}
      getRowId={({ data }) => data.id}
      suppressRowHoverHighlight
    />
  </div>
);

const row = '.ag-row';
const rowAt = (index: number) => drawnRows(row)[index];

export const candidate: Candidate = {
  Table,
  row,
  scroller: '.ag-grid-viewport',
  rowCheckbox: (index) => rowAt(index)?.querySelector<HTMLElement>('input') ?? null,
  allCheckbox: () => document.querySelector<HTMLElement>('.ag-header-select-all input'),
  head: (header) =>
    [...document.querySelectorAll<HTMLElement>('.ag-header-cell-text')].find(
      ({ textContent }) => textContent === header,
    ) ?? null,
  isSelected: (index) => rowAt(index)?.ariaSelected === 'true',
  firstText: (column) => rowAt(0)?.querySelector(`[col-id="${FIELDS[column]?.id}"]`)?.textContent ?? '',
};
