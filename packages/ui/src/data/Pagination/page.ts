/** The page sizes of every list (E5). */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];

/** The page that a list shows. */
export interface Page {
  /** From 0. */
  readonly index: number;
  /** Rows per page. */
  readonly size: number;
}

/** How many pages there are; an empty list has one. */
export function pageCount(totalCount: number, size: number): number {
  return Math.max(1, Math.ceil(totalCount / size));
}

/** The page nearest to the wanted one that exists. */
export function fitPage(page: Page, totalCount: number): Page {
  const index = Math.max(0, Math.min(page.index, pageCount(totalCount, page.size) - 1));
  return index === page.index ? page : { ...page, index };
}

/** The page after a change of size that still shows the row that was first. */
export function resizePage(page: Page, size: number): Page {
  return { index: Math.floor((page.index * page.size) / size), size };
}

/** The numbers of the first and last row of a page, from 1; both 0 when there are none. */
export function pageRange({ index, size }: Page, totalCount: number): { from: number; to: number } {
  if (totalCount === 0) return { from: 0, to: 0 };
  return { from: index * size + 1, to: Math.min(totalCount, (index + 1) * size) };
}
