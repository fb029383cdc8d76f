import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import type { RowKey } from './column.ts';
import { offsetOf, type RowGeometry } from './row-window.ts';
import type { TableModel } from './table-model.ts';

/**
 * When the current row comes, it comes into view, and whoever enters the table by key stands on it. Only then: who has
 * gone on is not called back by rows that are read again.
 */
export function useCurrentRow<Row>(
  key: RowKey | undefined,
  model: TableModel<Row>,
  geometry: RowGeometry,
  scroller: RefObject<HTMLElement | null>,
): void {
  const done = useRef<RowKey>(undefined);
  const arrived = useRef(-1);
  const { rows, getRowKey, plan } = model.view;
  useLayoutEffect(() => {
    if (done.current === key) return;
    const index = key === undefined ? -1 : rows.findIndex((row) => getRowKey(row) === key);
    if (index < 0) return;
    done.current = key;
    arrived.current = index;
    if (model.grid?.tabIndex !== -1) model.active = { row: index, column: plan.leading };
  }, [key, rows, getRowKey, plan, model]);
  // Later than the rows: only now the scroller around them is known.
  useEffect(() => {
    const element = scroller.current;
    const index = arrived.current;
    if (index < 0 || !element) return;
    arrived.current = -1;
    const top = offsetOf(geometry, index);
    // The head stays in its place above the rows.
    const room = element.clientHeight - 2 * geometry.rowHeight;
    const isInView = top >= element.scrollTop && top <= element.scrollTop + room;
    if (!isInView) element.scrollTop = Math.max(0, top - room / 2);
  });
}
