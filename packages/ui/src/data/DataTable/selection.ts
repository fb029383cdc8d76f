import type { RowKey } from './column.ts';

/**
 * The chosen rows: those listed, or, when inverted, every matching row but those listed.
 * The inverted form makes "all 12,000" cost nothing and lets a server be told so in one word.
 */
export interface RowSelection {
  readonly isInverted: boolean;
  readonly keys: ReadonlySet<RowKey>;
}

/** Nothing is chosen. */
export const NOTHING_SELECTED: RowSelection = { isInverted: false, keys: new Set() };

/** Every matching row is chosen, on all pages. */
export const EVERYTHING_SELECTED: RowSelection = { isInverted: true, keys: new Set() };

/** A selection of exactly these rows. */
export const selectionOf = (keys: Iterable<RowKey>): RowSelection => ({
  isInverted: false,
  keys: new Set(keys),
});

/** Whether a row is chosen. */
export function isRowSelected(selection: RowSelection, key: RowKey): boolean {
  return selection.keys.has(key) !== selection.isInverted;
}

/** The selection with these rows chosen, or no longer chosen. */
export function withRows(selection: RowSelection, keys: Iterable<RowKey>, isSelected: boolean): RowSelection {
  const next = new Set(selection.keys);
  for (const key of keys) {
    if (isSelected !== selection.isInverted) next.add(key);
    else next.delete(key);
  }
  return { isInverted: selection.isInverted, keys: next };
}

/** How many rows are chosen out of `totalCount` matching ones. */
export function countSelected(selection: RowSelection, totalCount: number): number {
  return selection.isInverted ? Math.max(0, totalCount - selection.keys.size) : selection.keys.size;
}

/** How much of a set of rows is chosen: the three states of the checkbox in the head. */
export type SelectionExtent = 'none' | 'some' | 'all';

/** The extent over the rows of one page; one pass that stops as soon as it is known to be mixed. */
export function selectionExtent(selection: RowSelection, keys: Iterable<RowKey>): SelectionExtent {
  let hasSelected = false;
  let hasOther = false;
  for (const key of keys) {
    if (isRowSelected(selection, key)) hasSelected = true;
    else hasOther = true;
    if (hasSelected && hasOther) return 'some';
  }
  return hasSelected ? 'all' : 'none';
}
