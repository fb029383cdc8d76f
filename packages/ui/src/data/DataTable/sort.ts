/** One rule of an order; the words are those of aria-sort. */
export interface SortTerm {
  readonly columnId: string;
  readonly direction: 'ascending' | 'descending';
}

/** The rules of an order, the weightiest first; empty means the order in which the rows came. */
export type Sort = readonly SortTerm[];

/** No order of its own. */
export const UNSORTED: Sort = [];

/**
 * The order after a press on the head of a column: ascending, then descending, then none.
 * `isAdding` (Shift is held) keeps the other columns' rules; otherwise this column becomes the only one.
 * `defaultSort` is what none stands for: a column that is descending there goes on to ascending, or it would stay as it is.
 */
export function toggleSort(sort: Sort, columnId: string, isAdding: boolean, defaultSort = UNSORTED): Sort {
  const term = sort.find((candidate) => candidate.columnId === columnId);
  const isDescendingByDefault = sortOf(defaultSort, columnId)?.term.direction === 'descending';
  const next: SortTerm | undefined =
    term?.direction === 'ascending'
      ? { columnId, direction: 'descending' }
      : !term || isDescendingByDefault
        ? { columnId, direction: 'ascending' }
        : undefined;
  if (!isAdding) return next ? [next] : UNSORTED;
  if (!term) return [...sort, { columnId, direction: 'ascending' }];
  return sort.flatMap((candidate) => (candidate.columnId !== columnId ? [candidate] : next ? [next] : []));
}

/** The direction of a column and its place among several rules (1 is the weightiest). */
export function sortOf(sort: Sort, columnId: string): { term: SortTerm; place: number } | undefined {
  const index = sort.findIndex((candidate) => candidate.columnId === columnId);
  const term = sort[index];
  return term && { term, place: index + 1 };
}
