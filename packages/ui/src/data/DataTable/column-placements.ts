import { DEFAULT_COLUMN_WIDTH, MINIMUM_COLUMN_WIDTH, type Column } from './column.ts';
import type { ColumnLayout } from './column-layout.ts';

/** Where a visible column stands; lengths in px. */
export interface ColumnPlacement {
  readonly id: string;
  readonly width: number;
  /** From the edge to which it is pinned; 0 for columns that scroll. */
  readonly offset: number;
  readonly isPinEdge: boolean;
}

type Sized = Pick<Column<never>, 'id' | 'width' | 'minWidth'>;

/** Where the visible columns stand, from the start to the end: pinned ones in the order in which they were pinned. */
export function columnPlacements(
  columns: readonly Sized[],
  layout: ColumnLayout,
): readonly ColumnPlacement[] {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const hidden = new Set(layout.hidden);
  const pinned = new Set([...layout.pinnedStart, ...layout.pinnedEnd]);
  const sized = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const column = byId.get(id);
      return column && !hidden.has(id) ? [{ id, width: widthOf(column, layout) }] : [];
    });
  const center = sized(layout.order.filter((id) => !pinned.has(id)));
  return [
    ...fromEdge(sized(layout.pinnedStart)),
    ...center.map((column) => ({ ...column, offset: 0, isPinEdge: false })),
    ...fromEdge(sized(layout.pinnedEnd).toReversed()).toReversed(),
  ];
}

function widthOf({ id, width, minWidth }: Sized, { widths }: ColumnLayout): number {
  return Math.max(minWidth ?? MINIMUM_COLUMN_WIDTH, widths[id] ?? width ?? DEFAULT_COLUMN_WIDTH);
}

/** Each stands behind those nearer to the edge; the last one borders on what scrolls. */
function fromEdge(columns: readonly { id: string; width: number }[]): ColumnPlacement[] {
  let offset = 0;
  return columns.map((column, index) => {
    const placed = { ...column, offset, isPinEdge: index === columns.length - 1 };
    offset += column.width;
    return placed;
  });
}
