import { HEAD_ROW, type GridPosition } from './grid-navigation.ts';
import type { TableModel } from './table-model.ts';

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex],[contenteditable="true"]';
const TAKES_ARROWS =
  'input:not([type="checkbox"]),select,textarea,[contenteditable="true"],[role="combobox"],[role="slider"]';

const CELL = '[role="gridcell"],[role="columnheader"]';

/** The cell that holds an element, or undefined outside of cells. */
export const cellOf = (element: Element): HTMLElement | undefined =>
  element.closest<HTMLElement>(CELL) ?? undefined;

/** Everything inside a cell that can have the focus. */
export const focusablesIn = (cell: Element): HTMLElement[] => [
  ...cell.querySelectorAll<HTMLElement>(FOCUSABLE),
];

/**
 * What gets the focus when the arrow keys come to a cell: its only control, when that needs no arrow keys for
 * itself (a link, a checkbox, a button), otherwise the cell.
 */
export function focusTargetOf(cell: HTMLElement): HTMLElement {
  const [only, ...others] = focusablesIn(cell);
  return only && others.length === 0 && !only.matches(TAKES_ARROWS) ? only : cell;
}

/** The position of a cell, read from the document: rows carry their index, cells stand in order. */
export function positionOf(cell: HTMLElement): GridPosition | undefined {
  const row = cell.parentElement;
  const index = row?.dataset['index'];
  if (!row || index === undefined) return undefined;
  return { row: Number(index), column: [...row.children].indexOf(cell) };
}

/** Moves the focus to a cell, drawing its row first when it is out of view. Nothing is drawn again for it. */
export function focusCell<Row>(model: TableModel<Row>, position: GridPosition): void {
  model.active = position;
  const row = model.reveal(position.row);
  const cell = row?.children[position.column];
  if (!(cell instanceof HTMLElement)) return;
  const target = focusTargetOf(cell);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  cell.scrollIntoView({ block: position.row === HEAD_ROW ? 'end' : 'nearest', inline: 'nearest' });
}
