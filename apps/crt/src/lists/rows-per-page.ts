import { firstRowsPerPage } from '@crt/domain-widgets/list-address';
import type { ListDefinition } from '@crt/domain-widgets/use-list';
import { pageSizes } from '@crt/domain/list-page';

/** Under which local storage keeps how many rows a person wants on the pages of a list. */
const keyOf = (userId: string, list: string) => `crt.rowsPerPage.${userId}.${list}`;

/** How many rows a person last chose for the pages of a list; as many as everybody has first until then (E5). */
export function storedRowsPerPage(
  userId: string,
  list: Pick<ListDefinition<never, never, never>, 'name' | 'rowsPerPage'>,
): number {
  const stored = Number(localStorage.getItem(keyOf(userId, list.name)));
  return pageSizes.find((size) => size === stored) ?? firstRowsPerPage(list);
}

/** Remembers it in this browser. */
export function storeRowsPerPage(userId: string, list: string, size: number): void {
  localStorage.setItem(keyOf(userId, list), String(size));
}
