import { ChevronRight } from 'lucide-react';
import { memo, useCallback, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { visuallyHidden } from '../../primitives/Hidden/hidden.css.ts';
import type { DataTexts } from '../data-texts.ts';
import type { ColumnPlan } from './column-plan.tsx';
import type { DrawnColumn } from './column-window.ts';
import type { RowKey } from './column.ts';
import * as styles from './DataTable.css.ts';
import * as parts from './row-parts.css.ts';
import type { Branch, RowTone, TableModel } from './table-model.ts';

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
  /** The columns that are drawn. */
  columns: readonly DrawnColumn<Row>[];
  model: TableModel<Row>;
  texts: DataTexts;
  isCurrent: boolean;
  isExpanded: boolean;
  /** Whether it can be chosen; without that it has a checkbox only while it is chosen. */
  canSelect: boolean;
  /** Where it stands, in a TreeTable. */
  branch: Branch | undefined;
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

const FIRST = { insetInlineStart: 0 };

/** The whole cell is the target of its checkbox: the grid listens to the presses. */
const SelectCell = ({ isSelected, label }: { isSelected: boolean; label: string }) => (
  <div role="gridcell" data-part="select" className={parts.selectCell} style={FIRST}>
    <input
      type="checkbox"
      className={parts.checkbox}
      aria-label={label}
      tabIndex={-1}
      checked={isSelected}
      readOnly
    />
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
  <div role="gridcell" className={parts.utilityCell} style={{ insetInlineStart: offset }}>
    <button
      type="button"
      data-part="expand"
      className={parts.expander}
      tabIndex={-1}
      aria-expanded={isExpanded}
      aria-label={isExpanded ? texts.collapseRow : texts.expandRow}
    >
      <ChevronRight className={parts.expanderIcon} size={16} strokeWidth={1.5} aria-hidden />
    </button>
  </div>
);

/** The room before the first cell of a row in a tree, and the mark that opens and closes it. */
const BranchMark = ({ branch }: { branch: Branch }) => (
  <span
    aria-hidden
    data-part={branch.hasChildren ? 'branch' : undefined}
    className={branch.hasChildren ? parts.branchMark : parts.leafMark}
    style={{ marginInlineStart: (branch.level - 1) * INDENT }}
  >
    {branch.hasChildren && (
      <ChevronRight
        className={branch.isExpanded ? parts.branchOpen : parts.branchClosed}
        size={16}
        strokeWidth={1.5}
      />
    )}
  </span>
);

const INDENT = 24;

function cellsOf<Row>(
  columns: readonly DrawnColumn<Row>[],
  row: Row,
  branch: Branch | undefined,
  toneLabel: string | undefined,
): ReactNode[] {
  const note = toneLabel === undefined ? null : <span className={visuallyHidden}>, {toneLabel}</span>;
  return columns.map(({ planned, ariaColumn, style }, index) => (
    <div
      key={planned.column.id}
      role="gridcell"
      className={planned.className}
      style={style}
      aria-colindex={ariaColumn}
    >
      {index === 0 && branch && <BranchMark branch={branch} />}
      {planned.render(row)}
      {index === 0 && note}
    </div>
  ));
}

const treeAttributes = (branch: Branch) => ({
  'aria-level': branch.level,
  'aria-posinset': branch.position,
  'aria-setsize': branch.size,
  'aria-expanded': branch.hasChildren ? branch.isExpanded : undefined,
});

function DataTableRowView<Row>(props: DataTableRowProps<Row>) {
  const { row, rowKey, index, top, plan, columns, model, texts, isExpanded, branch, tone, toneLabel } = props;
  const isSelected = useIsSelected(model, rowKey);
  const classes = [styles.row, top !== undefined && styles.placed, tone && parts.rowTone[tone]];
  // A row that is chosen draws its own box again, not its cells.
  const cells = useMemo(() => cellsOf(columns, row, branch, toneLabel), [columns, row, branch, toneLabel]);
  return (
    <div
      role="row"
      className={classes.filter(Boolean).join(' ')}
      data-index={index}
      aria-rowindex={props.ariaRowIndex}
      aria-selected={model.view.selectionMode === 'none' ? undefined : isSelected}
      data-current={props.isCurrent || undefined}
      aria-current={props.isCurrent || undefined}
      {...(branch && treeAttributes(branch))}
      title={toneLabel}
      style={top === undefined ? undefined : { insetBlockStart: top }}
    >
      {plan.hasSelection &&
        (props.canSelect || isSelected ? (
          <SelectCell isSelected={isSelected} label={texts.selectRow} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell: there is nothing to press
          <div role="gridcell" className={parts.utilityCell} style={FIRST} />
        ))}
      {plan.hasDetail && (
        <ExpandCell isExpanded={isExpanded} texts={texts} offset={plan.hasSelection ? UTILITY_OFFSET : 0} />
      )}
      {cells}
    </div>
  );
}

const UTILITY_OFFSET = 40;

/** One row: plain cells, drawn again only when the row, its place, its state or the columns change. */
export const DataTableRow = memo(DataTableRowView) as typeof DataTableRowView;
