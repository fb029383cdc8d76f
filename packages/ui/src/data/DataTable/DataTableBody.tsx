import { useCallback, useLayoutEffect, useMemo, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDataTexts, type DataTexts } from '../data-texts.ts';
import type { ColumnPlan } from './column-plan.tsx';
import type { RowKey } from './column.ts';
import type { DrawnColumn } from './column-window.ts';
import { useColumnWindow } from './use-column-window.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableDetail } from './DataTableDetail.tsx';
import * as styles from './DataTable.css.ts';
import { cellAt } from './grid-focus.ts';
import { HEAD_ROW, type GridPosition } from './grid-navigation.ts';
import { useCurrentRow } from './use-current-row.ts';
import { useRowHeight } from './row-height.ts';
import { heightOf, offsetOf, type RowGeometry, type RowRange } from './row-window.ts';
import { useRowWindow } from './use-row-window.ts';
import type { RowFacts, TableModel } from './table-model.ts';

/** From so many rows on, only those in view are drawn. */
const VIRTUAL_FROM = 60;
const GUESSED_DETAIL_HEIGHT = 160;

export interface DataTableBodyProps<Row> {
  rows: readonly Row[];
  getRowKey: (row: Row) => RowKey;
  /** Place of the first row among all matching rows, from 0. */
  firstIndex: number;
  plan: ColumnPlan<Row>;
  model: TableModel<Row>;
  facts: RowFacts<Row>;
  currentRowKey: RowKey | undefined;
  expandedKeys: ReadonlySet<RowKey>;
  scroller: RefObject<HTMLDivElement | null>;
  isVirtual: boolean;
  isReloading: boolean;
}

interface Slot {
  readonly index: number;
  readonly top: number | undefined;
}

/** The indexes from first to last, and the row with the focus wherever it is, so that nothing typed in it is lost. */
function indexesOf({ first, last }: RowRange, count: number, focusedRow: number): number[] {
  const indexes = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  if (focusedRow < 0 || focusedRow >= count) return indexes;
  if (focusedRow < first) return [focusedRow, ...indexes];
  return focusedRow > last ? [...indexes, focusedRow] : indexes;
}

/** The heights of the expanded rows, as far as they are known. */
function useGeometry<Row>({ rows, getRowKey, expandedKeys }: DataTableBodyProps<Row>, rowHeight: number) {
  const [heights, setHeights] = useState<ReadonlyMap<RowKey, number>>(new Map());
  const geometry = useMemo<RowGeometry>(() => {
    const tallRows =
      expandedKeys.size === 0
        ? []
        : rows.flatMap((row, index) => {
            const key = getRowKey(row);
            return expandedKeys.has(key) ? [{ index, extra: heights.get(key) ?? GUESSED_DETAIL_HEIGHT }] : [];
          });
    return { count: rows.length, rowHeight, tallRows };
  }, [rows, getRowKey, expandedKeys, rowHeight, heights]);
  const setHeight = useCallback((key: RowKey, height: number) => {
    setHeights((known) => (known.get(key) === height ? known : new Map(known).set(key, height)));
  }, []);
  return { geometry, setHeight };
}

/** Which rows are drawn, and where. */
function useSlots<Row>(props: DataTableBodyProps<Row>) {
  const { rows, model, scroller } = props;
  const isVirtual = props.isVirtual && rows.length >= VIRTUAL_FROM;
  const rowHeight = useRowHeight(scroller);
  const { geometry, setHeight } = useGeometry(props, rowHeight);
  const { range, drawAgain } = useRowWindow(scroller, geometry, isVirtual);
  useCurrentRow(props.currentRowKey, model, geometry, scroller);
  const focusedRow = model.grid?.tabIndex === -1 ? model.active.row : HEAD_ROW;
  const slots: readonly Slot[] = isVirtual
    ? indexesOf(range, rows.length, focusedRow).map((index) => ({ index, top: offsetOf(geometry, index) }))
    : rows.map((_, index) => ({ index, top: undefined }));
  return { slots, rowHeight, setHeight, drawAgain, height: isVirtual ? heightOf(geometry) : undefined };
}

/** Gives the model its way to a cell: drawn at once when it is out of view. */
function useReveal<Row>({ model, scroller }: DataTableBodyProps<Row>, drawAgain: () => void): void {
  useLayoutEffect(() => {
    const find = ({ row, column }: GridPosition) => {
      const element = scroller.current?.querySelector<HTMLElement>(`[role="row"][data-index="${row}"]`);
      return element ? cellAt(element, column) : undefined;
    };
    model.reveal = (position) => {
      const found = find(position);
      if (found || position.row === HEAD_ROW) return found;
      flushSync(drawAgain);
      return find(position);
    };
  }, [model, scroller, drawAgain]);
}

interface Drawing<Row> {
  readonly texts: DataTexts;
  readonly columns: readonly DrawnColumn<Row>[];
  readonly rowHeight: number;
  readonly setHeight: (key: RowKey, height: number) => void;
}

function slotOf<Row>(props: DataTableBodyProps<Row>, { index, top }: Slot, drawing: Drawing<Row>): ReactNode {
  const { rows, getRowKey, plan, model, facts, expandedKeys } = props;
  const row = rows[index];
  if (row === undefined) return null;
  const rowKey = getRowKey(row);
  const isExpanded = plan.hasDetail && expandedKeys.has(rowKey);
  const view = (
    <DataTableRow
      key={rowKey}
      row={row}
      rowKey={rowKey}
      index={index}
      ariaRowIndex={props.firstIndex + index + 2}
      top={top}
      plan={plan}
      columns={drawing.columns}
      model={model}
      texts={drawing.texts}
      isCurrent={rowKey === props.currentRowKey}
      isExpanded={isExpanded}
      canSelect={model.view.canSelectRow?.(row) !== false}
      branch={model.view.tree?.branchOf(rowKey)}
      tone={facts.getRowTone?.(row)?.tone}
      toneLabel={facts.getRowTone?.(row)?.label}
    />
  );
  if (!isExpanded) return view;
  return [
    view,
    <DataTableDetail
      key={`${rowKey} detail`}
      top={top === undefined ? undefined : top + drawing.rowHeight}
      columnCount={plan.leading + plan.columns.length}
      onHeight={(height) => drawing.setHeight(rowKey, height)}
    >
      {facts.renderDetail?.(row)}
    </DataTableDetail>,
  ];
}

/** The data column that has the focus, or -1. */
function focusedColumn<Row>({ model, plan }: DataTableBodyProps<Row>): number {
  return model.grid?.tabIndex === -1 ? model.active.column - plan.leading : -1;
}

/** The rows of the page. Scrolling draws this part only. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const texts = useDataTexts();
  const columns = useColumnWindow(props.scroller, props.plan, props.isVirtual, () => focusedColumn(props));
  const { slots, rowHeight, setHeight, drawAgain, height } = useSlots(props);
  useReveal(props, drawAgain);
  const drawing = { texts, rowHeight, setHeight, columns };
  return (
    <div
      role="rowgroup"
      className={props.isReloading ? `${styles.body} ${styles.reloading}` : styles.body}
      style={height === undefined ? undefined : { blockSize: height }}
    >
      {slots.map((slot) => slotOf(props, slot, drawing))}
    </div>
  );
}
