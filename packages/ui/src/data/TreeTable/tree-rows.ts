import type { Column, RowKey } from '../DataTable/column.ts';
import { orderRows, prepareSortKeys } from '../DataTable/sort-keys.ts';
import type { Sort } from '../DataTable/sort.ts';
import type { Branch } from '../DataTable/table-model.ts';

/** How a tree is read. */
export interface TreeReading<Row> {
  readonly getRowKey: (row: Row) => RowKey;
  readonly getChildren: (row: Row) => readonly Row[] | undefined;
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort;
  readonly locale: string;
  readonly expandedKeys: ReadonlySet<RowKey>;
}

/** The rows that are open to the eye, from top to bottom, and where each stands in the tree. */
export interface TreeRows<Row> {
  readonly rows: readonly Row[];
  readonly branches: ReadonlyMap<RowKey, Branch>;
}

function sorted<Row>(siblings: readonly Row[], { columns, sort, locale }: TreeReading<Row>): readonly Row[] {
  if (sort.length === 0 || siblings.length < 2) return siblings;
  const order = orderRows(siblings.length, sort, (columnId) => {
    const column = columns.find(({ id }) => id === columnId);
    return column && prepareSortKeys(siblings, column, locale);
  });
  return [...order].map((index) => siblings[index] as Row);
}

/** Flattens a tree: siblings are sorted among themselves, so that children stay under their parents (K1). */
export function treeRows<Row>(roots: readonly Row[], reading: TreeReading<Row>): TreeRows<Row> {
  const { getRowKey, getChildren, expandedKeys } = reading;
  const rows: Row[] = [];
  const branches = new Map<RowKey, Branch>();
  const walk = (siblings: readonly Row[], level: number): void => {
    sorted(siblings, reading).forEach((row, index) => {
      const key = getRowKey(row);
      const children = getChildren(row) ?? [];
      const hasChildren = children.length > 0;
      const isExpanded = hasChildren && expandedKeys.has(key);
      rows.push(row);
      branches.set(key, { level, hasChildren, isExpanded, position: index + 1, size: siblings.length });
      if (isExpanded) walk(children, level + 1);
    });
  };
  walk(roots, 1);
  return { rows, branches };
}

/** The keys of all rows that have children: what is open when everything is. */
export function parentKeys<Row>(
  roots: readonly Row[],
  { getRowKey, getChildren }: Pick<TreeReading<Row>, 'getRowKey' | 'getChildren'>,
): ReadonlySet<RowKey> {
  const keys = new Set<RowKey>();
  const walk = (row: Row): void => {
    const children = getChildren(row) ?? [];
    if (children.length > 0) keys.add(getRowKey(row));
    children.forEach(walk);
  };
  roots.forEach(walk);
  return keys;
}
