import { useMemo, useRef } from 'react';
import { useDataTexts } from '../data-texts.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { visuallyHidden } from './cells.css.ts';
import { useColumnPlan } from './column-plan.tsx';
import { initialLayout, resizeColumn } from './column-layout.ts';
import type { RowKey } from './column.ts';
import type { DataTableProps } from './DataTable.types.ts';
import * as styles from './DataTable.css.ts';
import { DataTableGrid } from './DataTableGrid.tsx';
import { DataTableNotices } from './DataTableNotices.tsx';
import { DataTableToolbar } from './DataTableToolbar.tsx';
import { SelectedCount } from './SelectedCount.tsx';
import { toggleSort, UNSORTED } from './sort.ts';
import type { TableView } from './table-model.ts';
import { useControlled } from './use-controlled.ts';
import { useTableAnnouncements } from './use-table-announcements.ts';
import { useTableModel } from './use-table-model.ts';

const NOTHING_EXPANDED: ReadonlySet<RowKey> = new Set();

function toggled(keys: ReadonlySet<RowKey>, key: RowKey): ReadonlySet<RowKey> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The state that the caller may own, and the view that the event handlers read. */
function useTableState<Row>(props: DataTableProps<Row>) {
  const { columns, rows, getRowKey, selectionMode = 'none', sort = UNSORTED } = props;
  const totalCount = props.totalCount ?? rows.length;
  const texts = useDataTexts();
  const first = useMemo(() => initialLayout(columns), [columns]);
  const [ownLayout, setLayout] = useControlled(props.columnLayout, first, props.onColumnLayoutChange);
  const [expandedKeys, setExpanded] = useControlled(
    props.expandedKeys,
    NOTHING_EXPANDED,
    props.onExpandedChange,
  );
  const plan = useColumnPlan(columns, ownLayout, {
    hasSelection: selectionMode !== 'none',
    hasDetail: props.renderDetail !== undefined,
  });
  const view: TableView<Row> = {
    rows,
    getRowKey,
    plan,
    selectionMode,
    isWhole: totalCount <= rows.length,
    onSort: (columnId, isAdding) => props.onSortChange?.(toggleSort(sort, columnId, isAdding)),
    onResize: (columnId, width) => setLayout(resizeColumn(ownLayout, columnId, width)),
    onExpand: (key) => setExpanded(toggled(expandedKeys, key)),
    onSelectionChange: (store) => props.onSelectionChange?.(store.get()),
    onRowAction: props.onRowAction,
    announceResize: texts.resized,
    announceCopy: texts.copied,
  };
  return { view, plan, totalCount, sort, layout: ownLayout, setLayout, expandedKeys };
}

/**
 * A table of records: sorted, paged, selected, with columns that people arrange for themselves, reachable by
 * keyboard as a grid. The caller owns rows, order and page (a server does the work); `useClientRows` does it in
 * the browser. See the docs page for the keyboard.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, page, height = 'fill' } = props;
  const liveRegion = useRef<HTMLDivElement>(null);
  const { view, plan, totalCount, sort, layout, setLayout, expandedKeys } = useTableState(props);
  const model = useTableModel(view, props.selection, liveRegion);
  useTableAnnouncements(model, { ...props, sort, totalCount });
  return (
    <section
      className={height === 'fill' ? `${styles.root} ${styles.fill}` : styles.root}
      aria-label={label}
      data-component="DataTable"
    >
      <DataTableToolbar
        toolbar={props.toolbar}
        hasColumnChooser={props.hasColumnChooser !== false}
        columns={props.columns}
        layout={layout}
        onLayoutChange={setLayout}
      />
      <DataTableNotices model={model} table={props} totalCount={totalCount} />
      <DataTableGrid
        table={props}
        model={model}
        plan={plan}
        sort={sort}
        totalCount={totalCount}
        expandedKeys={expandedKeys}
      />
      {(page !== undefined || view.selectionMode === 'multiple') && (
        <div className={styles.footer}>
          {view.selectionMode === 'multiple' && <SelectedCount model={model} totalCount={totalCount} />}
          {page !== undefined && props.onPageChange !== undefined && (
            <div className={styles.footerEnd}>
              <Pagination
                page={page}
                totalCount={totalCount}
                onPageChange={props.onPageChange}
                {...(props.pageSizes && { sizes: props.pageSizes })}
                isDisabled={rows.length === 0 && props.isLoading === true}
              />
            </div>
          )}
        </div>
      )}
      <div ref={liveRegion} role="status" className={visuallyHidden} />
    </section>
  );
}
