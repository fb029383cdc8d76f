import { ChevronRight } from 'lucide-react';
import { memo, useCallback, useSyncExternalStore, type ReactNode } from 'react';
import type { DataTexts } from '../data-texts.ts';
import type { ColumnPlan } from './column-plan.tsx';
import type { RowKey } from './column.ts';
import { visuallyHidden } from './cells.css.ts';
import * as styles from './DataTable.css.ts';
import type { RowTone, TableModel } from './table-model.ts';

export interface DataTableRowProps<Row> {
  row: Row;
  rowKey: RowKey;
  /** Place on the page, from 0. */
  index: number;
  /** Place among all matching rows, from 2, since the head is 1. */
  ariaRowIndex: number;
  /** Distance in px from the top of the rows, when rows are placed instead of stacked. */
  top: number | undefined;
  plan: ColumnPlan<Row>;
  model: TableModel<Row>;
  texts: DataTexts;
  isCurrent: boolean;
  isExpanded: boolean;
  tone: RowTone['tone'] | undefined;
  toneLabel: string | undefined;
}

/** Whether this one row is chosen; only its own changes wake it. */
function useIsSelected<Row>({ selection }: TableModel<Row>, key: RowKey): boolean {
  const subscribe = useCallback((wake: () => void) => selection.subscribeRow(key, wake), [selection, key]);
  return useSyncExternalStore(
    subscribe,
    () => selection.isSelected(key),
    () => false,
  );
}

const SelectCell = ({ isSelected, label }: { isSelected: boolean; label: string }) => (
  <div role="gridcell" className={styles.utilityCell} style={{ insetInlineStart: 0 }}>
    <label className={styles.checkboxTarget}>
      <input
        type="checkbox"
        data-part="select"
        className={styles.checkbox}
        aria-label={label}
        tabIndex={-1}
        checked={isSelected}
        readOnly
      />
    </label>
  </div>
);

const ExpandCell = ({
  isExpanded,
  texts,
  offset,
}: {
  isExpanded: boolean;
  texts: DataTexts;
  offset: number;
}) => (
  <div role="gridcell" className={styles.utilityCell} style={{ insetInlineStart: offset }}>
    <button
      type="button"
      data-part="expand"
      className={styles.expander}
      tabIndex={-1}
      aria-expanded={isExpanded}
      aria-label={isExpanded ? texts.collapseRow : texts.expandRow}
    >
      <ChevronRight className={styles.expanderIcon} size={16} strokeWidth={1.5} aria-hidden />
    </button>
  </div>
);

function cellsOf<Row>({ columns }: ColumnPlan<Row>, row: Row, note: ReactNode): ReactNode[] {
  return columns.map((planned, index) => (
    <div key={planned.column.id} role="gridcell" className={planned.className} style={planned.style}>
      {planned.render(row)}
      {index === 0 && note}
    </div>
  ));
}

function DataTableRowView<Row>(props: DataTableRowProps<Row>) {
  const { row, rowKey, index, top, plan, model, texts, isExpanded, tone, toneLabel } = props;
  const isSelected = useIsSelected(model, rowKey);
  const classes = [styles.row, top !== undefined && styles.placed, tone && styles.rowTone[tone]];
  const note = toneLabel === undefined ? null : <span className={visuallyHidden}>, {toneLabel}</span>;
  return (
    <div
      role="row"
      className={classes.filter(Boolean).join(' ')}
      data-index={index}
      aria-rowindex={props.ariaRowIndex}
      aria-selected={model.view.selectionMode === 'none' ? undefined : isSelected}
      data-current={props.isCurrent || undefined}
      aria-current={props.isCurrent || undefined}
      title={toneLabel}
      style={top === undefined ? undefined : { transform: `translateY(${top}px)` }}
    >
      {plan.hasSelection && <SelectCell isSelected={isSelected} label={texts.selectRow} />}
      {plan.hasDetail && (
        <ExpandCell isExpanded={isExpanded} texts={texts} offset={plan.hasSelection ? UTILITY_OFFSET : 0} />
      )}
      {cellsOf(plan, row, note)}
    </div>
  );
}

const UTILITY_OFFSET = 40;

/** One row: plain cells, drawn again only when the row, its place, its state or the columns change. */
export const DataTableRow = memo(DataTableRowView) as typeof DataTableRowView;
