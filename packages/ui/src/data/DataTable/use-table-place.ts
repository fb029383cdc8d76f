import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import type { RowKey } from './column.ts';
import { focusCell, linkIn } from './grid-focus.ts';
import { toggleRow } from './select-rows.ts';
import type { TableModel } from './table-model.ts';

/** How a table is left. */
export interface TablePlace {
  /** How far the rows are scrolled, in px. */
  readonly scrollTop: number;
  /** The row whose link was followed last. */
  readonly openedRow: RowKey | undefined;
}

/** How somebody comes back to a table. */
export interface TableReturn {
  /** How far the rows were scrolled when it was left, in px. */
  readonly scrollTop?: number | undefined;
  /** Asked once, when the current row is there: whether the focus goes on from that row. */
  readonly takesFocus?: () => boolean;
}

/** What can be asked of a table, and done with it, from outside. */
export interface DataTableHandle {
  readonly place: () => TablePlace;
  /**
   * Moves the focus to the next row (1), the one before (-1) or back into the row where it was (0); from elsewhere into the
   * rows, where it was last. Tells the row; undefined where there is none.
   */
  readonly step: (by: 1 | 0 | -1) => RowKey | undefined;
  /** Chooses the row where the focus is, or no longer; elsewhere, and where no row can be chosen, it does nothing. */
  readonly toggle: () => void;
}

export interface PlaceOptions<Row> {
  readonly rows: readonly Row[];
  readonly currentRowKey?: RowKey | undefined;
  readonly comesBack?: TableReturn | undefined;
  readonly handle?: Ref<DataTableHandle> | undefined;
}

/** Gives back how the table is left, and takes whoever comes back to where that was. */
export function useTablePlace<Row>(
  model: TableModel<Row>,
  scroller: RefObject<HTMLElement | null>,
  { rows, currentRowKey, comesBack, handle }: PlaceOptions<Row>,
): void {
  const isScrolled = useRef(false);
  const isFocused = useRef(false);
  // After the current row has come into view: the place where one was goes before the middle of the rows.
  useEffect(() => {
    if (isScrolled.current || rows.length === 0) return;
    isScrolled.current = true;
    const top = comesBack?.scrollTop ?? 0;
    if (top > 0 && scroller.current) scroller.current.scrollTop = top;
  }, [rows, comesBack, scroller]);
  useEffect(() => {
    const isThere = rows.some((row) => model.view.getRowKey(row) === currentRowKey);
    if (isFocused.current || !isThere) return undefined;
    // A row out of view can be drawn once the effects of this drawing are over.
    const frame = requestAnimationFrame(() => {
      isFocused.current = true;
      if (comesBack?.takesFocus?.() === true) model.grid?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, currentRowKey, comesBack, model]);
  useImperativeHandle(
    handle,
    () => ({
      place: () => ({ scrollTop: scroller.current?.scrollTop ?? 0, openedRow: model.openedRow }),
      step: (by) => step(model, by),
      toggle: () => toggle(model),
    }),
    [model, scroller],
  );
}

function toggle<Row>(model: TableModel<Row>): void {
  const row = model.view.rows[model.active.row];
  const isInRows = model.grid?.contains(document.activeElement) === true;
  if (isInRows && row !== undefined) toggleRow(model, model.view.getRowKey(row), false);
}

function step<Row>(model: TableModel<Row>, by: 1 | 0 | -1): RowKey | undefined {
  const { rows, getRowKey } = model.view;
  const last = rows.length - 1;
  if (last < 0) return undefined;
  const isInRows = model.grid?.contains(document.activeElement) === true;
  const row = Math.max(0, Math.min(model.active.row + (isInRows ? by : 0), last));
  // Enter opens the row then, whatever stands beside its link.
  focusCell(model, { ...model.active, row }, linkIn);
  const record = rows[row];
  return record === undefined ? undefined : getRowKey(record);
}
