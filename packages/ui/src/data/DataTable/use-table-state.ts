import { useMemo } from 'react';
import { useLinkRouter } from '../../primitives/Link/link-context.ts';
import { useTheme } from '../../theme/ThemeProvider.tsx';
import { useDataTexts } from '../data-texts.ts';
import { useColumnPlan } from './column-plan.tsx';
import { fitLayout, initialLayout, resizeColumn } from './column-layout.ts';
import type { RowKey } from './column.ts';
import type { DataTableProps } from './DataTable.types.ts';
import { toggleSort, UNSORTED } from './sort.ts';
import type { TableView } from './table-model.ts';
import { declaredWidth } from './type-width.ts';
import { useControlled } from './use-controlled.ts';

const NOTHING_EXPANDED: ReadonlySet<RowKey> = new Set();

function toggled(keys: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The state that the caller may own, and the view that the event handlers read. */
export function useTableState<Row>(props: DataTableProps<Row>) {
  const { columns, rows, getRowKey, selectionMode = 'none', sort = UNSORTED, maxSorted } = props;
  const totalCount = props.totalCount ?? rows.length;
  const texts = useDataTexts();
  const { density } = useTheme();
  const router = useLinkRouter();
  const first = useMemo(() => initialLayout(columns), [columns]);
  const [storedLayout, setLayout] = useControlled(props.columnLayout, first, props.onColumnLayoutChange);
  // A column that is newer than what was stored is shown, and can be chosen and moved like the others.
  const layout = useMemo(() => fitLayout(storedLayout, columns), [storedLayout, columns]);
  const [expandedKeys, setExpanded] = useControlled(
    props.expandedKeys,
    NOTHING_EXPANDED,
    props.onExpandedChange,
  );
  const plan = useColumnPlan(columns, layout, {
    hasSelection: selectionMode !== 'none',
    hasDetail: props.renderDetail !== undefined,
  });
  const view: TableView<Row> = {
    rows,
    getRowKey,
    plan,
    selectionMode,
    canSelectRow: props.canSelectRow,
    isWhole: totalCount <= rows.length,
    // Where one column alone can have a say, there is nothing to add to.
    onSort: (columnId, isAdding) =>
      props.onSortChange?.(toggleSort(sort, columnId, isAdding && maxSorted !== 1, props.defaultSort)),
    onResize: (columnId, drawn) => setLayout(resizeColumn(layout, columnId, declaredWidth(drawn, density))),
    onExpand: (key) => setExpanded(toggled(expandedKeys, key)),
    onSelectionChange: (store) => props.onSelectionChange?.(store.get()),
    router,
    tree: props.tree,
    onRowAction: props.onRowAction,
    onRowFocus: props.onRowFocus,
    announceResize: texts.resized,
    announceCopy: texts.copied,
    notCopied: texts.notCopied,
  };
  return { view, plan, totalCount, sort, layout, setLayout, expandedKeys };
}
