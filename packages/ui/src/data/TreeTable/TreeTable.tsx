import { useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { RowKey } from '../DataTable/column.ts';
import { DataTable } from '../DataTable/DataTable.tsx';
import type { DataTableProps } from '../DataTable/DataTable.types.ts';
import { UNSORTED, type Sort } from '../DataTable/sort.ts';
import { useControlled } from '../DataTable/use-controlled.ts';
import { parentKeys, treeRows } from './tree-rows.ts';

type Shared = 'label' | 'columns' | 'getRowKey' | 'isLoading' | 'isReloading' | 'error' | 'onRetry' | 'empty';
type AlsoShared = 'currentRowKey' | 'onRowAction' | 'getRowTone' | 'height' | 'toolbar' | 'hasColumnChooser';

export interface TreeTableProps<Row> extends Pick<DataTableProps<Row>, Shared | AlsoShared> {
  /** The rows of the first level. Keep the array stable while nothing changed. */
  roots: readonly Row[];
  /** The rows below a row. Keep it stable. */
  getChildren: (row: Row) => readonly Row[] | undefined;
  initialSort?: Sort;
  /** The open rows; without it the table keeps its own, with everything open at first. */
  expandedKeys?: ReadonlySet<RowKey> | undefined;
  onExpandedChange?: (keys: ReadonlySet<RowKey>) => void;
}

/**
 * A table whose rows have rows below them. Right opens a row and Left closes it on the first column; all else is
 * as in DataTable. Sorting keeps children under their parents.
 */
export function TreeTable<Row>(props: TreeTableProps<Row>) {
  const { roots, getChildren, initialSort, expandedKeys, onExpandedChange, ...table } = props;
  const { columns, getRowKey } = table;
  const { locale } = useLocale();
  const [sort, setSort] = useState<Sort>(initialSort ?? UNSORTED);
  const [expanded, setExpanded] = useControlled<ReadonlySet<RowKey>>(
    expandedKeys,
    () => parentKeys(roots, { getRowKey, getChildren }),
    onExpandedChange,
  );
  const { rows, branches } = useMemo(
    () => treeRows(roots, { getRowKey, getChildren, columns, sort, locale, expandedKeys: expanded }),
    [roots, getRowKey, getChildren, columns, sort, locale, expanded],
  );
  const toggle = (key: RowKey): void => {
    const next = new Set(expanded);
    if (!next.delete(key)) next.add(key);
    setExpanded(next);
  };
  return (
    <DataTable
      {...table}
      rows={rows}
      sort={sort}
      onSortChange={setSort}
      tree={{ branchOf: (key) => branches.get(key), onToggle: toggle }}
    />
  );
}
