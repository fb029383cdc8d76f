import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import { DEFAULT_COLUMN_WIDTH, MINIMUM_COLUMN_WIDTH, type Column } from './column.ts';
import type { ColumnLayout } from './column-layout.ts';

/*
 * TanStack Table owns the columns: order, visibility, pinning, sizes. It is given no rows on purpose, because
 * building a row object for each of 20,000 rows costs more than drawing the first page of them.
 */
const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
type Features = typeof features;
type Plain = Record<string, never>;
const NO_ROWS: readonly Plain[] = [];

function definitionsOf<Row>(columns: readonly Column<Row>[]): ColumnDef<Features, Plain>[] {
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    size: column.width ?? DEFAULT_COLUMN_WIDTH,
    minSize: column.minWidth ?? MINIMUM_COLUMN_WIDTH,
    enableHiding: column.isHideable !== false,
    enablePinning: column.isPinnable !== false,
  }));
}

function stateOf(layout: ColumnLayout) {
  return {
    columnOrder: [...layout.order],
    columnPinning: { start: [...layout.pinnedStart], end: [...layout.pinnedEnd] },
    columnSizing: { ...layout.widths },
    columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
  };
}

/** Where a visible column stands; lengths in px. */
export interface ColumnPlacement {
  readonly id: string;
  readonly width: number;
  readonly offset: number;
  readonly isPinEdge: boolean;
}

/** Asks TanStack Table where the visible columns stand. */
export function useColumnPlacements<Row>(
  columns: readonly Column<Row>[],
  layout: ColumnLayout,
): readonly ColumnPlacement[] {
  const options = useMemo(
    () => ({ features, data: NO_ROWS, columns: definitionsOf(columns), state: stateOf(layout) }),
    [columns, layout],
  );
  const table = useTable<Features, Plain>(options);
  return useMemo(() => {
    const start = table.getStartVisibleLeafColumns();
    const center = table.getCenterVisibleLeafColumns();
    const end = table.getEndVisibleLeafColumns();
    return [
      ...start.map((column, index) => ({
        id: column.id,
        width: column.getSize(),
        offset: column.getStart('start'),
        isPinEdge: index === start.length - 1,
      })),
      ...center.map((column) => ({ id: column.id, width: column.getSize(), offset: 0, isPinEdge: false })),
      ...end.map((column, index) => ({
        id: column.id,
        width: column.getSize(),
        offset: column.getAfter('end'),
        isPinEdge: index === 0,
      })),
    ];
    // The table object is stable in meaning: its answers depend on the options only.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [options]);
}
