import type { KeyboardEvent, MouseEvent, PointerEvent, FocusEvent } from 'react';
import { cellOf, controlBeside, focusablesIn, focusCell, focusTargetOf, positionOf } from './grid-focus.ts';
import { HEAD_ROW, nextPosition, type GridPosition } from './grid-navigation.ts';
import { fitColumn, resizeBy, startResize } from './resize.ts';
import { extendSelection, selectAll, toggleRow } from './select-rows.ts';
import type { TableModel } from './table-model.ts';

const KEYBOARD_RESIZE_STEP = 16;

function rowAt<Row>(model: TableModel<Row>, index: number): Row | undefined {
  return model.view.rows[index];
}

function extentOf<Row>(model: TableModel<Row>) {
  const { rows, plan } = model.view;
  const grid = model.grid;
  const rowHeight = grid?.querySelector<HTMLElement>('[data-index]')?.offsetHeight ?? 40;
  return {
    rowCount: rows.length,
    columnCount: plan.leading + plan.columns.length,
    rowsInView: Math.max(1, Math.floor((grid?.parentElement?.clientHeight ?? 0) / rowHeight) - 2),
    isRightToLeft: grid !== null && getComputedStyle(grid).direction === 'rtl',
  };
}

async function copyCell<Row>(model: TableModel<Row>, { row, column }: GridPosition): Promise<void> {
  const planned = model.view.plan.columns[column - model.view.plan.leading];
  const record = rowAt(model, row);
  if (!planned || record === undefined) return;
  const text = planned.text(record);
  try {
    await navigator.clipboard.writeText(text);
    model.announce(model.view.announceCopy(text));
  } catch {
    model.announce(model.view.notCopied);
  }
}

function hasTextSelection(): boolean {
  return getSelection()?.isCollapsed === false;
}

/** Keys of a head: Shift with an arrow resizes. Sorting is the button's own press. */
function onHeadKey<Row>(model: TableModel<Row>, event: KeyboardEvent, position: GridPosition): boolean {
  const sideways = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  if (!event.shiftKey || sideways === 0) return false;
  const { plan } = model.view;
  const planned = plan.columns[position.column - plan.leading];
  const direction = extentOf(model).isRightToLeft ? -sideways : sideways;
  if (planned) resizeBy(model, planned, direction * KEYBOARD_RESIZE_STEP);
  return true;
}

/** On the first column of a tree, the arrow inwards opens a row and the arrow outwards closes it. */
function togglesBranch<Row>(model: TableModel<Row>, key: string, { row, column }: GridPosition): boolean {
  const { tree, plan, getRowKey } = model.view;
  const record = rowAt(model, row);
  if (!tree || record === undefined || column !== plan.leading) return false;
  const branch = tree.branchOf(getRowKey(record));
  const [open, close] = extentOf(model).isRightToLeft
    ? ['ArrowLeft', 'ArrowRight']
    : ['ArrowRight', 'ArrowLeft'];
  const isToggle = branch?.hasChildren === true && key === (branch.isExpanded ? close : open);
  if (isToggle) tree.onToggle(getRowKey(record));
  return isToggle;
}

/** Shift with up and down takes the next row along, and lets it go on the way back. */
function onRangeKey<Row>(
  model: TableModel<Row>,
  event: KeyboardEvent,
  { row, column }: GridPosition,
): boolean {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (!event.shiftKey || step === 0 || model.view.selectionMode !== 'multiple') return false;
  if (rowAt(model, row + step) === undefined) return true;
  extendSelection(model, row, row + step);
  focusCell(model, { row: row + step, column });
  return true;
}

/** Keys of a row that lead nowhere, but for those that take rows along. */
function onRowKey<Row>(
  model: TableModel<Row>,
  event: KeyboardEvent,
  cell: HTMLElement,
  at: GridPosition,
): boolean {
  const isCell = event.target === cell;
  if (togglesBranch(model, event.key, at) || onRangeKey(model, event, at)) return true;
  const isControl = event.ctrlKey || event.metaKey;
  const row = rowAt(model, at.row);
  if (row === undefined) return false;
  const isSpace = event.key === ' ' && (isCell || event.target instanceof HTMLAnchorElement);
  // Where no row can be chosen the key is the page's own.
  if (isSpace && model.view.selectionMode !== 'none') {
    toggleRow(model, model.view.getRowKey(row), event.shiftKey);
    return true;
  }
  if (event.key === 'Enter' && isCell) {
    const [first] = focusablesIn(cell);
    if (first) first.focus();
    else model.view.onRowAction?.(row);
    return true;
  }
  if (isControl && event.key.toLowerCase() === 'c' && !hasTextSelection()) {
    void copyCell(model, at);
    return true;
  }
  if (isControl && event.key.toLowerCase() === 'a') {
    selectAll(model);
    return true;
  }
  return false;
}

/** Keys of a cell's own controls: Escape leads back to the cell, the arrows sideways from one to the next. */
function onControlKey<Row>(
  model: TableModel<Row>,
  { key, target }: KeyboardEvent,
  cell: HTMLElement,
  at: GridPosition,
): boolean {
  if (key === 'Escape') {
    focusCell(model, at);
    return true;
  }
  if ((key !== 'ArrowLeft' && key !== 'ArrowRight') || !(target instanceof HTMLElement)) return false;
  const isOnward = (key === 'ArrowRight') !== extentOf(model).isRightToLeft;
  const next = controlBeside(cell, target, isOnward ? 1 : -1);
  next?.focus();
  return next !== undefined;
}

/**
 * The keyboard model of the grid; inside a cell's own controls only Escape and the arrows sideways are ours, and what a link
 * has no use for.
 */
export function onGridKeyDown<Row>(model: TableModel<Row>, event: KeyboardEvent): void {
  if (!(event.target instanceof HTMLElement) || !model.grid?.contains(event.target)) return;
  const cell = cellOf(event.target);
  const position = cell && positionOf(cell);
  if (!cell || !position || event.defaultPrevented) return;
  if (event.target !== focusTargetOf(cell) && event.target !== cell) {
    const isMoved = onControlKey(model, event, cell, position);
    if (isMoved) event.preventDefault();
    if (isMoved || !(event.target instanceof HTMLAnchorElement)) return;
  }
  if (event.altKey) return;
  const isDone =
    position.row === HEAD_ROW ? onHeadKey(model, event, position) : onRowKey(model, event, cell, position);
  const next = isDone || event.shiftKey ? undefined : nextPosition(position, event, extentOf(model));
  if (next) focusCell(model, next);
  if (isDone || next) event.preventDefault();
}

/** The grid is one tab stop: coming in leads to the cell where one was. */
export function onGridFocus<Row>(model: TableModel<Row>, event: FocusEvent<HTMLElement>): void {
  const { grid } = model;
  if (!grid || !grid.contains(event.target)) return;
  grid.tabIndex = -1;
  if (event.target !== grid) {
    const cell = cellOf(event.target);
    const position = cell && positionOf(cell);
    if (!position) return;
    model.active = position;
    const row = rowAt(model, position.row);
    if (row === undefined) return;
    // What is cut in it is read in full from now on: nothing moves away under a press, as when it were cut again.
    cell.parentElement?.setAttribute('data-whole', '');
    model.view.onRowFocus?.(model.view.getRowKey(row));
    return;
  }
  const last = model.view.rows.length - 1;
  focusCell(model, { ...model.active, row: Math.min(model.active.row, last) });
}

/** Leaving makes the grid itself the tab stop again. */
export function onGridBlur<Row>(model: TableModel<Row>, event: FocusEvent<HTMLElement>): void {
  const next = event.relatedTarget;
  if (model.grid && !(next instanceof Node && model.grid.contains(next))) model.grid.tabIndex = 0;
}

/** Remembers the pressed cell before the focus arrives, and starts resizing. */
export function onGridPointerDown<Row>(model: TableModel<Row>, event: PointerEvent): void {
  if (!(event.target instanceof Element) || !model.grid?.contains(event.target)) return;
  const cell = cellOf(event.target);
  const position = cell && positionOf(cell);
  if (!position) return;
  model.active = position;
  if (event.target.closest('[data-part="resizer"]')) startResize(model, event, position);
}

/** Follows a link of the application by its router; the browser does everything else (new tab, other sites). */
function followLink<Row>(
  model: TableModel<Row>,
  event: MouseEvent,
  link: HTMLAnchorElement,
  row: Row | undefined,
): void {
  const { navigate, base } = model.view.router;
  const href = link.getAttribute('href') ?? '';
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!navigate || !isPlain || link.target !== '' || !href.startsWith(`${base}/`)) return;
  event.preventDefault();
  model.openedRow = row === undefined ? undefined : model.view.getRowKey(row);
  navigate(href.slice(base.length));
}

/** Presses on heads, checkboxes and expanders; links and a cell's own controls look after themselves. */
export function onGridClick<Row>(model: TableModel<Row>, event: MouseEvent): void {
  if (!(event.target instanceof Element) || !model.grid?.contains(event.target)) return;
  const { plan, rows, getRowKey, selectionMode } = model.view;
  const cell = cellOf(event.target);
  const position = cell && positionOf(cell);
  if (!cell || !position) return;
  const link = event.target.closest('a');
  if (link && !event.defaultPrevented) followLink(model, event, link, rowAt(model, position.row));
  // The words of a head are a part of their own, inside the button that sorts.
  const part = event.target.closest<HTMLElement>('[data-part]:not([data-part="label"])')?.dataset['part'];
  if (position.row === HEAD_ROW) {
    const planned = plan.columns[position.column - plan.leading];
    if (part === 'sort' && planned) model.view.onSort(planned.column.id, event.shiftKey);
    return;
  }
  const row = rows[position.row];
  if (row === undefined) return;
  if (part === 'select') toggleRow(model, getRowKey(row), event.shiftKey);
  else if (part === 'branch') model.view.tree?.onToggle(getRowKey(row));
  else if (part === 'expand') model.view.onExpand(getRowKey(row));
  else if (selectionMode === 'single' && event.target.closest('a,button,input') === null)
    toggleRow(model, getRowKey(row), false);
}

/** Two clicks on a row do what Enter does; on the edge of a head they fit the column to its content. */
export function onGridDoubleClick<Row>(model: TableModel<Row>, event: MouseEvent): void {
  if (!(event.target instanceof Element) || event.target.closest('a,button,input')) return;
  const cell = cellOf(event.target);
  const position = cell && positionOf(cell);
  if (position && event.target.closest('[data-part="resizer"]')) fitColumn(model, position.column);
  const row = position && rowAt(model, position.row);
  if (row !== undefined) model.view.onRowAction?.(row);
}

/** A cut text shows its whole in a tooltip, which is only made when the pointer comes. */
export function onGridPointerOver(event: PointerEvent): void {
  const cell = event.target instanceof Element ? cellOf(event.target) : undefined;
  if (!cell || cell.title !== '') return;
  const label = cell.querySelector<HTMLElement>('[data-part="label"]') ?? cell;
  const isCut =
    label.scrollWidth > label.clientWidth || (label !== cell && label.scrollHeight > label.clientHeight);
  if (isCut) cell.title = label.textContent;
}
