import { useRef } from 'react';
import { visuallyHidden } from '../../primitives/Hidden/hidden.css.ts';
import { ColumnsButton } from './ColumnsButton.tsx';
import type { DataTableProps } from './DataTable.types.ts';
import * as styles from './DataTable.css.ts';
import * as bars from './bars.css.ts';
import { DataTableFooter } from './DataTableFooter.tsx';
import { DataTableGrid } from './DataTableGrid.tsx';
import { DataTablePrint } from './DataTablePrint.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import { DataTableNotices } from './DataTableNotices.tsx';
import { useTableAnnouncements } from './use-table-announcements.ts';
import { useTableModel } from './use-table-model.ts';
import { useTableState } from './use-table-state.ts';

/**
 * A table of records: sorted, paged, selected, with columns that people arrange for themselves, reachable by
 * keyboard as a grid. The caller owns rows, order and page (a server does the work); `useClientRows` does it in
 * the browser. See the docs page for the keyboard.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    label,
    columns,
    height = 'fill',
    hasColumnChooser = true,
    exportName,
    allRows = props.rows,
  } = props;
  const liveRegion = useRef<HTMLDivElement>(null);
  const { view, plan, totalCount, sort, layout, setLayout, expandedKeys } = useTableState(props);
  const model = useTableModel(view, props.selection, liveRegion);
  useTableAnnouncements(model, { ...props, sort, totalCount });
  const ownControls = (
    <>
      {hasColumnChooser && (
        <ColumnsButton
          columns={columns}
          layout={layout}
          onLayoutChange={setLayout}
          onReset={props.onColumnLayoutReset}
          actions={props.columnActions}
        />
      )}
      {exportName !== undefined && <ExportButtons name={exportName} plan={plan} rows={allRows} />}
    </>
  );
  return (
    <>
      <section
        className={height === 'fill' ? `${styles.root} ${styles.fill}` : styles.root}
        aria-label={label}
        data-component="DataTable"
        data-height={height}
      >
        {props.toolbar !== undefined && (
          <div className={bars.toolbar}>
            {props.toolbar}
            <div className={bars.atEnd}>{ownControls}</div>
          </div>
        )}
        <DataTableNotices model={model} table={props} totalCount={totalCount} />
        <DataTableGrid
          table={props}
          model={model}
          plan={plan}
          sort={sort}
          totalCount={totalCount}
          expandedKeys={expandedKeys}
          layout={layout}
          onLayoutChange={setLayout}
        />
        <DataTableFooter model={model} table={props} totalCount={totalCount}>
          {props.toolbar === undefined && (hasColumnChooser || exportName !== undefined) && ownControls}
        </DataTableFooter>
        <div ref={liveRegion} role="status" className={visuallyHidden} />
      </section>
      <DataTablePrint label={label} plan={plan} rows={allRows} getRowKey={props.getRowKey} />
    </>
  );
}
