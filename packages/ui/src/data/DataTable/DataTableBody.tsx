import { useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useReducer, useRef, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useDataTexts } from '../data-texts.ts';
import type { ColumnPlan } from './column-plan.tsx';
import type { RowKey } from './column.ts';
import { DataTableRow } from './DataTableRow.tsx';
import { DataTableDetail } from './DataTableDetail.tsx';
import * as styles from './DataTable.css.ts';
import { HEAD_ROW } from './grid-navigation.ts';
import { useRowHeight } from './row-height.ts';
import type { RowFacts, TableModel } from './table-model.ts';

/** From so many rows on, only those in view are drawn. */
const VIRTUAL_FROM = 60;
const OVERSCAN = 6;
const GUESSED_DETAIL_HEIGHT = 160;
/** The height that is drawn before the real one is known: most of a screen, so that no row is missing. */
const FIRST_RECT = { width: 0, height: 640 };

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

/** The rows in view, and the row with the focus wherever it is, so that nothing typed in it is lost. */
function rangeWith(range: Range, activeRow: number): number[] {
  const first = Math.max(0, range.startIndex - range.overscan);
  const last = Math.min(range.count - 1, range.endIndex + range.overscan);
  const indexes = Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  if (activeRow < 0 || activeRow >= range.count) return indexes;
  if (activeRow < first) return [activeRow, ...indexes];
  return activeRow > last ? [...indexes, activeRow] : indexes;
}

interface Slot {
  readonly index: number;
  readonly top: number | undefined;
}

/** Which rows are drawn, and where. */
function useSlots<Row>(props: DataTableBodyProps<Row>) {
  const { rows, getRowKey, model, expandedKeys, scroller } = props;
  const isVirtual = props.isVirtual && rows.length >= VIRTUAL_FROM;
  const rowHeight = useRowHeight(scroller);
  const detailHeights = useRef(new Map<RowKey, number>());
  const sizeOf = (index: number): number => {
    const row = rows[index];
    if (row === undefined || expandedKeys.size === 0) return rowHeight;
    const key = getRowKey(row);
    return expandedKeys.has(key)
      ? rowHeight + (detailHeights.current.get(key) ?? GUESSED_DETAIL_HEIGHT)
      : rowHeight;
  };
  const virtualizer = useVirtualizer({
    count: isVirtual ? rows.length : 0,
    enabled: isVirtual,
    getScrollElement: () => scroller.current,
    estimateSize: sizeOf,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    rangeExtractor: (range) => rangeWith(range, model.grid?.tabIndex === -1 ? model.active.row : -1),
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight, expandedKeys]);
  const setDetailHeight = useCallback(
    (key: RowKey, index: number, height: number) => {
      detailHeights.current.set(key, height);
      virtualizer.resizeItem(index, rowHeight + height);
    },
    [virtualizer, rowHeight],
  );
  const slots: readonly Slot[] = isVirtual
    ? virtualizer.getVirtualItems().map(({ index, start }) => ({ index, top: start }))
    : rows.map((_, index) => ({ index, top: undefined }));
  return { slots, rowHeight, setDetailHeight, height: isVirtual ? virtualizer.getTotalSize() : undefined };
}

/** Gives the model its way to a row: drawn at once when it is out of view. */
function useReveal<Row>({ model, scroller }: DataTableBodyProps<Row>): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useLayoutEffect(() => {
    const find = (index: number) =>
      scroller.current?.querySelector<HTMLElement>(`[role="row"][data-index="${index}"]`);
    model.reveal = (index) => {
      const found = find(index);
      if (found || index === HEAD_ROW) return found ?? null;
      flushSync(drawAgain);
      return find(index) ?? null;
    };
  }, [model, scroller]);
}

function slotOf<Row>(
  props: DataTableBodyProps<Row>,
  { index, top }: Slot,
  drawing: { texts: ReturnType<typeof useDataTexts>; rowHeight: number; setDetailHeight: DetailHeightSetter },
): ReactNode {
  const { rows, getRowKey, plan, model, facts, expandedKeys } = props;
  const row = rows[index];
  if (row === undefined) return null;
  const rowKey = getRowKey(row);
  const tone = facts.getRowTone?.(row);
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
      model={model}
      texts={drawing.texts}
      isCurrent={rowKey === props.currentRowKey}
      isExpanded={isExpanded}
      tone={tone?.tone}
      toneLabel={tone?.label}
    />
  );
  if (!isExpanded) return view;
  return [
    view,
    <DataTableDetail
      key={`${rowKey} detail`}
      top={top === undefined ? undefined : top + drawing.rowHeight}
      columnCount={plan.leading + plan.columns.length}
      onHeight={(height) => drawing.setDetailHeight(rowKey, index, height)}
    >
      {facts.renderDetail?.(row)}
    </DataTableDetail>,
  ];
}

type DetailHeightSetter = (key: RowKey, index: number, height: number) => void;

/** The rows of the page. Scrolling draws this part only. */
export function DataTableBody<Row>(props: DataTableBodyProps<Row>) {
  const texts = useDataTexts();
  const { slots, rowHeight, setDetailHeight, height } = useSlots(props);
  useReveal(props);
  const drawing = { texts, rowHeight, setDetailHeight };
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
