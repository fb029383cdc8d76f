import type { PointerEvent } from 'react';
import { MINIMUM_COLUMN_WIDTH } from './column.ts';
import type { PlannedColumn } from './column-plan.tsx';
import { cellAt } from './grid-focus.ts';
import type { GridPosition } from './grid-navigation.ts';
import type { TableModel } from './table-model.ts';

const LARGEST_WIDTH = 1200;

function bounded<Row>({ column }: PlannedColumn<Row>, width: number): number {
  return Math.round(Math.max(column.minWidth ?? MINIMUM_COLUMN_WIDTH, Math.min(width, LARGEST_WIDTH)));
}

function drawnWidth<Row>(model: TableModel<Row>, columnId: string): number | undefined {
  return model.grid?.querySelector<HTMLElement>(`[data-column="${CSS.escape(columnId)}"]`)?.offsetWidth;
}

/** Widens or narrows a column by so many px, from the keyboard, and says the new width. */
export function resizeBy<Row>(model: TableModel<Row>, planned: PlannedColumn<Row>, amount: number): void {
  const { column } = planned;
  if (column.isResizable === false) return;
  resizeTo(model, planned, (drawnWidth(model, column.id) ?? planned.width) + amount);
}

function resizeTo<Row>(model: TableModel<Row>, planned: PlannedColumn<Row>, wanted: number): void {
  const { id, header } = planned.column;
  const width = bounded(planned, wanted);
  model.view.onResize(id, width);
  model.announce(model.view.announceResize(header, width));
}

/**
 * Makes a column as wide as the widest of its drawn cells and its head need, and says the new width. For a moment
 * the shared track is as wide as its content: whatever the cells hold, the browser measures it.
 */
export function fitColumn<Row>(model: TableModel<Row>, index: number): void {
  const { plan } = model.view;
  const planned = plan.columns[index - plan.leading];
  const { grid } = model;
  if (!planned || !grid || planned.column.isResizable === false) return;
  plan.draw(grid, plan.tracks.with(index, 'max-content'), plan.width);
  const rows = [...grid.querySelectorAll<HTMLElement>('[role="row"]')];
  const widths = rows.map((row) => cellAt(row, index)?.getBoundingClientRect().width ?? 0);
  plan.draw(grid, plan.tracks, plan.width);
  resizeTo(model, planned, Math.ceil(Math.max(...widths)));
}

/**
 * Follows the pointer. While it moves only the shared grid tracks change (one style of one element); the new
 * width becomes part of the layout when the pointer is let go.
 */
export function startResize<Row>(
  model: TableModel<Row>,
  event: PointerEvent,
  { column: index }: GridPosition,
): void {
  const { plan } = model.view;
  const planned = plan.columns[index - plan.leading];
  const handle =
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-part="resizer"]') : null;
  const { grid } = model;
  if (!planned || !handle || !grid || event.button !== 0) return;
  event.preventDefault();
  const startX = event.clientX;
  const startWidth = drawnWidth(model, planned.column.id) ?? planned.width;
  const sign = getComputedStyle(grid).direction === 'rtl' ? -1 : 1;
  const tracks = [...plan.tracks];
  let width = startWidth;
  const move = ({ clientX }: globalThis.PointerEvent): void => {
    width = bounded(planned, startWidth + sign * (clientX - startX));
    tracks[index] = `${width}px`;
    plan.draw(grid, tracks, plan.width - planned.width + width);
  };
  const end = (): void => {
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('lostpointercapture', end);
    delete handle.dataset['resizing'];
    if (width !== startWidth) model.view.onResize(planned.column.id, width);
  };
  handle.dataset['resizing'] = '';
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', move);
  handle.addEventListener('lostpointercapture', end);
}
