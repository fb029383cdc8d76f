import {
  createColumnHelper,
  createSortedRowModel,
  rowSelectionFeature,
  rowSortingFeature,
  sortFn_alphanumeric,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { Candidate } from '../candidate.ts';
import { drawnRows } from '../candidate.ts';
import { renderCell } from '../cells.tsx';
import { FIELDS, type Plan } from '../plans.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { alphanumeric: sortFn_alphanumeric, basic: sortFn_basic },
});
const helper = createColumnHelper<typeof features, Plan>();
const columns = helper.columns(
  FIELDS.map((field) =>
    helper.accessor((plan) => plan[field.id], {
      id: field.id,
      header: field.header,
      sortFn: field.kind === 'text' || field.kind === 'link' ? 'alphanumeric' : 'basic',
      cell: ({ row }) => renderCell(field, row.original),
    }),
  ),
);
const template = `40px ${FIELDS.map(({ width }) => `${width}px`).join(' ')}`;
const width = FIELDS.reduce((sum, field) => sum + field.width, 40);
const rowStyle = { display: 'grid', gridTemplateColumns: template, width, height: 40 } as const;
const cellStyle = {
  padding: '0 12px',
  lineHeight: '39px',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
} as const;

/** The second floor: TanStack Table and Virtual put together as their documentation shows, with nothing else. */
const Table = ({ plans }: { plans: readonly Plan[] }) => {
  const scroller = useRef<HTMLDivElement>(null);
  const table = useTable({ features, columns, data: plans, getRowId: (plan) => plan.id });
  const { rows } = table.getRowModel();
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 40,
    overscan: 6,
  });
  return (
    <div ref={scroller} className="scroller" style={{ overflow: 'auto', height: 720 }}>
      <div
        className="head"
        style={{ ...rowStyle, position: 'sticky', top: 0, zIndex: 1, background: '#fff' }}
      >
        <div style={cellStyle}>
          <input
            type="checkbox"
            aria-label="Select all"
            checked={table.getIsAllRowsSelected()}
            onChange={table.getToggleAllRowsSelectedHandler()}
          />
        </div>
        {table.getFlatHeaders().map((header) => (
          <button key={header.id} type="button" onClick={header.column.getToggleSortingHandler()}>
            <table.FlexRender header={header} />
          </button>
        ))}
      </div>
      <div style={{ position: 'relative', height: virtualizer.getTotalSize(), width }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <div
              key={row.id}
              className="row"
              aria-selected={row.getIsSelected()}
              style={{ ...rowStyle, position: 'absolute', transform: `translateY(${start}px)` }}
            >
              <div style={cellStyle}>
                <input
                  type="checkbox"
                  aria-label="Select"
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              </div>
              {row.getAllCells().map((cell) => (
                <div key={cell.id} style={cellStyle}>
                  <table.FlexRender cell={cell} />
                </div>
              ))}
            </div>
          );
        })}
      </div>
    </div>
  );
};

const rowAt = (index: number) => drawnRows('.row')[index];

export const candidate: Candidate = {
  Table,
  row: '.row',
  scroller: '.scroller',
  rowCheckbox: (index) => rowAt(index)?.querySelector<HTMLElement>('input') ?? null,
  allCheckbox: () => document.querySelector<HTMLElement>('.head input'),
  head: (header) =>
    [...document.querySelectorAll<HTMLElement>('.head button')].find(
      ({ textContent }) => textContent === header,
    ) ?? null,
  isSelected: (index) => rowAt(index)?.ariaSelected === 'true',
  firstText: (column) => rowAt(0)?.children[column + 1]?.textContent ?? '',
};
