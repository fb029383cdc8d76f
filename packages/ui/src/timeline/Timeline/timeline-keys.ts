import type { PlacedRow } from './timeline-layout.ts';

/** A mark by its row and its place among the marks of that row. */
export interface MarkPosition {
  readonly row: number;
  readonly mark: number;
}

const nearest = (rows: readonly PlacedRow[], row: number, column: number): MarkPosition | undefined => {
  const marks = rows[row]?.marks ?? [];
  const distances = marks.map((mark) => Math.abs(mark.column - column));
  return marks.length === 0 ? undefined : { row, mark: distances.indexOf(Math.min(...distances)) };
};

const withMarks = (rows: readonly PlacedRow[], from: number, step: 1 | -1): number | undefined => {
  for (let row = from; row >= 0 && row < rows.length; row += step)
    if (rows[row]?.marks.length !== 0) return row;
  return undefined;
};

/** The first mark of the timeline: where Tab goes at first. */
export function firstMark(rows: readonly PlacedRow[]): MarkPosition | undefined {
  const row = withMarks(rows, 0, 1);
  return row === undefined ? undefined : { row, mark: 0 };
}

/**
 * Where a key leads from a mark, or undefined when it does not move: arrows sideways along the row and on into the
 * next one, up and down to the nearest mark, Home and End within the row (with Ctrl: of all).
 */
export function nextMark(
  rows: readonly PlacedRow[],
  from: MarkPosition,
  { key, isFar, isRightToLeft }: { key: string; isFar: boolean; isRightToLeft: boolean },
): MarkPosition | undefined {
  const marks = rows[from.row]?.marks ?? [];
  const vertical = (step: 1 | -1) => {
    const row = withMarks(rows, from.row + step, step);
    return row === undefined ? undefined : nearest(rows, row, marks[from.mark]?.column ?? 0);
  };
  const sideways = (step: 1 | -1) => {
    if (marks[from.mark + step]) return { row: from.row, mark: from.mark + step };
    const row = withMarks(rows, from.row + step, step);
    return row === undefined ? undefined : { row, mark: step > 0 ? 0 : (rows[row]?.marks.length ?? 1) - 1 };
  };
  const edge = (step: 1 | -1) => {
    const row = isFar ? withMarks(rows, step > 0 ? 0 : rows.length - 1, step) : from.row;
    return row === undefined ? undefined : { row, mark: step > 0 ? 0 : (rows[row]?.marks.length ?? 1) - 1 };
  };
  switch (key) {
    case 'ArrowDown':
      return vertical(1);
    case 'ArrowUp':
      return vertical(-1);
    case 'ArrowRight':
      return sideways(isRightToLeft ? -1 : 1);
    case 'ArrowLeft':
      return sideways(isRightToLeft ? 1 : -1);
    case 'Home':
      return edge(1);
    case 'End':
      return edge(-1);
    default:
      return undefined;
  }
}
