import { pageSizes } from '@crt/domain/list-page';

/** Under which local storage keeps how many rows a person wants on the pages of a list. */
const keyOf = (userId: string, list: string) => `crt.rowsPerPage.${userId}.${list}`;

/** How many rows a person last chose for the pages of a list; 10 until then (E5). */
export function storedRowsPerPage(userId: string, list: string): number {
  const stored = Number(localStorage.getItem(keyOf(userId, list)));
  return pageSizes.find((size) => size === stored) ?? pageSizes[0];
}

/** Remembers it in this browser. */
export function storeRowsPerPage(userId: string, list: string, size: number): void {
  localStorage.setItem(keyOf(userId, list), String(size));
}
