import type { ReactNode } from 'react';
import { Pagination } from '../Pagination/Pagination.tsx';
import type { DataTableProps } from './DataTable.types.ts';
import * as bars from './bars.css.ts';
import { SelectedCount } from './SelectedCount.tsx';
import type { TableModel } from './table-model.ts';

interface DataTableFooterProps<Row> {
  model: TableModel<Row>;
  table: DataTableProps<Row>;
  totalCount: number;
  /** The column chooser, when there is no bar above the head for it. */
  children: ReactNode;
}

/** The row under the rows: the columns, what is selected, the pages. Absent when it would be empty. */
export function DataTableFooter<Row>({ model, table, totalCount, children }: DataTableFooterProps<Row>) {
  const { page, onPageChange, rows, isLoading = false, error, pageSizes, selectionMode = 'none' } = table;
  const hasPages = page !== undefined && onPageChange !== undefined;
  const hasSelection = selectionMode === 'multiple';
  if (!hasPages && !hasSelection && children === false) return null;
  return (
    <div className={bars.footer}>
      {children}
      {hasSelection && <SelectedCount model={model} totalCount={totalCount} />}
      {hasPages && (
        <div className={bars.atEnd}>
          <Pagination
            page={page}
            totalCount={rows.length === 0 && (isLoading || error !== undefined) ? undefined : totalCount}
            onPageChange={onPageChange}
            {...(pageSizes && { sizes: pageSizes })}
            isDisabled={rows.length === 0 && isLoading}
          />
        </div>
      )}
    </div>
  );
}
