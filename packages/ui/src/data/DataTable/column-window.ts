import type { CSSProperties } from 'react';
import type { ColumnPlan, PlannedColumn } from './column-plan.tsx';
import { UTILITY_WIDTH } from './column-plan.tsx';

/** A column that is drawn, with what its cells need to stand in the right place. */
export interface DrawnColumn<Row> {
  readonly planned: PlannedColumn<Row>;
  /** Place among all visible columns, from 1, utility columns included; undefined when all are drawn. */
  readonly ariaColumn: number | undefined;
  readonly style: CSSProperties | undefined;
}

/** The first and last column in view, both included, as indexes of the plan. */
export interface ColumnRange {
  readonly first: number;
  readonly last: number;
}

/** The columns that a view of this width shows at this place, and one more on each side. */
export function columnsInView<Row>(plan: ColumnPlan<Row>, left: number, width: number): ColumnRange {
  const lastColumn = plan.columns.length - 1;
  if (plan.width <= width) return { first: 0, last: lastColumn };
  let edge = plan.leading * UTILITY_WIDTH;
  let first = lastColumn;
  let last = 0;
  plan.columns.forEach((column, index) => {
    const start = edge;
    edge += column.width;
    if (edge <= left || start >= left + width) return;
    first = Math.min(first, index);
    last = Math.max(last, index);
  });
  return { first: Math.max(0, first - 1), last: Math.min(lastColumn, last + 1) };
}

/** How many columns more than needed stay drawn rather than that every row is drawn again without them. */
const SLACK = 2;

/** What is drawn now for as long as it holds what is in view and little more, otherwise what is in view. */
export function keptRange(drawn: ColumnRange | undefined, seen: ColumnRange): ColumnRange {
  if (!drawn || seen.first < drawn.first || seen.last > drawn.last) return seen;
  const spare = drawn.last - drawn.first - (seen.last - seen.first);
  return spare <= SLACK ? drawn : seen;
}

/**
 * The columns to draw: those in the range and the pinned ones. Where some are left out, the next one says in which
 * grid track it stands and all say which column they are.
 */
export function drawnColumns<Row>(
  plan: ColumnPlan<Row>,
  { first, last }: ColumnRange,
): readonly DrawnColumn<Row>[] {
  const isWhole = first === 0 && last === plan.columns.length - 1;
  let next = 0;
  return plan.columns.flatMap((planned, index) => {
    if (planned.pin === undefined && (index < first || index > last)) return [];
    const track = plan.leading + index + 1;
    const style = index === next ? planned.style : { ...planned.style, gridColumnStart: track };
    next = index + 1;
    return [{ planned, ariaColumn: isWhole ? undefined : track, style }];
  });
}
