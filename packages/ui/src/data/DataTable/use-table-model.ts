import { useLayoutEffect, useState, type RefObject } from 'react';
import { cellAt } from './grid-focus.ts';
import { NOTHING_SELECTED, type RowSelection } from './selection.ts';
import { createSelectionStore } from './selection-store.ts';
import type { TableModel, TableView } from './table-model.ts';

/**
 * Makes the long-lived object of a table and keeps its view current. While drawing, the view is read only for
 * what every part of the same draw is given too; event handlers find the newest.
 */
export function useTableModel<Row>(
  view: TableView<Row>,
  selection: RowSelection | undefined,
  liveRegion: RefObject<HTMLElement | null>,
): TableModel<Row> {
  const [model] = useState<TableModel<Row>>(() => ({
    selection: createSelectionStore(selection ?? NOTHING_SELECTED),
    view,
    active: { row: 0, column: 0 },
    anchor: undefined,
    reached: undefined,
    openedRow: undefined,
    grid: null,
    // Until rows are drawn there is the head only.
    reveal: ({ column }) => {
      const head = liveRegion.current?.parentElement?.querySelector<HTMLElement>('[role="row"]');
      return head ? cellAt(head, column) : undefined;
    },
    announce: (text) => {
      if (liveRegion.current) liveRegion.current.textContent = text;
    },
  }));
  useLayoutEffect(() => {
    if (selection) model.selection.set(selection);
  }, [model, selection]);
  model.view = view;
  return model;
}
