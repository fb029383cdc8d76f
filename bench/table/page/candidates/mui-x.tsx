import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Candidate } from '../candidate.ts';
import { drawnRows } from '../candidate.ts';
import { renderCell } from '../cells.tsx';
import { FIELDS, type Plan } from '../plans.ts';

const columns: GridColDef<Plan>[] = FIELDS.map((field) => ({
  field: field.id,
  headerName: field.header,
  width: field.width,
  type: field.kind === 'number' || field.kind === 'progress' ? 'number' : 'string',
  renderCell: ({ row }) => renderCell(field, row),
}));
// The free edition shows at most 100 rows at a time, so its larger runs draw one page.
const initialState = { pagination: { paginationModel: { pageSize: 100 } } };

const Table = ({ plans }: { plans: readonly Plan[] }) => (
  <div style={{ blockSize: 720, display: 'flex', flexDirection: 'column' }}>
    <DataGrid
      label="Plans"
      rows={plans}
      columns={columns}
      rowHeight={40}
      checkboxSelection
      disableRowSelectionOnClick
      initialState={initialState}
    />
  </div>
);

const row = '.MuiDataGrid-row';
const rowAt = (index: number) => drawnRows(row)[index];

export const candidate: Candidate = {
  Table,
  row,
  scroller: '.MuiDataGrid-virtualScroller',
  rowCheckbox: (index) => rowAt(index)?.querySelector<HTMLElement>('input') ?? null,
  allCheckbox: () => document.querySelector<HTMLElement>('[role="columnheader"] input'),
  head: (header) =>
    [...document.querySelectorAll<HTMLElement>('.MuiDataGrid-columnHeaderTitle')].find(
      ({ textContent }) => textContent === header,
    ) ?? null,
  isSelected: (index) => rowAt(index)?.ariaSelected === 'true',
  firstText: (column) => rowAt(0)?.querySelector(`[data-field="${FIELDS[column]?.id}"]`)?.textContent ?? '',
};
