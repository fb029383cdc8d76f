/** A cell by its place on the page: row -1 is the head, column 0 the first visible column. */
export interface GridPosition {
  readonly row: number;
  readonly column: number;
}

/** What the arrow keys move in. */
export interface GridExtent {
  readonly rowCount: number;
  readonly columnCount: number;
  /** How many rows Page Up and Page Down jump. */
  readonly rowsInView: number;
  readonly isRightToLeft: boolean;
}

/** The parts of a key press that matter. */
export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** The row index of the head. */
export const HEAD_ROW = -1;

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

type Move = (from: GridPosition, extent: GridExtent, isFar: boolean) => GridPosition;

const lastRow = (extent: GridExtent): number => extent.rowCount - 1;
const lastColumn = (extent: GridExtent): number => extent.columnCount - 1;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowUp: (from, _extent, isFar) => ({ ...from, row: isFar ? HEAD_ROW : from.row - 1 }),
  ArrowDown: (from, extent, isFar) => ({ ...from, row: isFar ? lastRow(extent) : from.row + 1 }),
  ArrowLeft: (from, extent, isFar) => sideways(from, extent, -1, isFar),
  ArrowRight: (from, extent, isFar) => sideways(from, extent, 1, isFar),
  Home: (from, _extent, isFar) => ({ row: isFar ? 0 : from.row, column: 0 }),
  End: (from, extent, isFar) => ({ row: isFar ? lastRow(extent) : from.row, column: lastColumn(extent) }),
  PageUp: (from, extent) => ({
    ...from,
    row: from.row <= 0 ? HEAD_ROW : Math.max(0, from.row - extent.rowsInView),
  }),
  PageDown: (from, extent) => ({ ...from, row: from.row + extent.rowsInView }),
};

function sideways(from: GridPosition, extent: GridExtent, direction: 1 | -1, isFar: boolean): GridPosition {
  const step = extent.isRightToLeft ? -direction : direction;
  if (isFar) return { ...from, column: step > 0 ? lastColumn(extent) : 0 };
  return { ...from, column: from.column + step };
}

/**
 * Where a key leads from a cell, or undefined when the key does not move.
 * Ctrl (or Command) with Home and End goes to the first and last row, with an arrow to that edge.
 */
export function nextPosition(from: GridPosition, key: GridKey, extent: GridExtent): GridPosition | undefined {
  const move = MOVES[key.key];
  if (!move) return undefined;
  const to = move(from, extent, key.ctrlKey || key.metaKey);
  return { row: clamp(to.row, HEAD_ROW, lastRow(extent)), column: clamp(to.column, 0, lastColumn(extent)) };
}
