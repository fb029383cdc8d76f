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

/** The link of a cell, which opens its row, beside other controls, too; otherwise what the arrow keys would come to. */
export const linkIn = (cell: HTMLElement): HTMLElement =>
  cell.querySelector<HTMLElement>('a[href]') ?? focusTargetOf(cell);

/** The control beside one of a cell; undefined at the end, and where the arrow keys are the control's own. */
export function controlBeside(
  cell: HTMLElement,
  control: HTMLElement,
  step: -1 | 1,
): HTMLElement | undefined {
  if (control.matches(TAKES_ARROWS)) return undefined;
  const controls = focusablesIn(cell);
  const place = controls.indexOf(control);
  return place === -1 ? undefined : controls[place + step];
}

/** The column of a cell: said by the cell where some are not drawn, otherwise its place in the row. */
const columnOf = (cell: Element): number =>
  cell.ariaColIndex === null
    ? [...(cell.parentElement?.children ?? [])].indexOf(cell)
    : Number(cell.ariaColIndex) - 1;

/** The cell of a column in a drawn row. */
export function cellAt(row: HTMLElement, column: number): HTMLElement | undefined {
  const cells = [...row.querySelectorAll<HTMLElement>(`:scope > :is(${CELL})`)];
  return cells.find((cell) => columnOf(cell) === column);
}

/** The position of a cell, read from the document. */
export function positionOf(cell: HTMLElement): GridPosition | undefined {
  const index = cell.parentElement?.dataset['index'];
  return index === undefined ? undefined : { row: Number(index), column: columnOf(cell) };
}

/** Moves the focus to a cell, drawing it first when it is out of view. Nothing else is drawn again for it. */
export function focusCell<Row>(
  model: TableModel<Row>,
  position: GridPosition,
  targetIn: (cell: HTMLElement) => HTMLElement = focusTargetOf,
): void {
  model.active = position;
  const cell = model.reveal(position);
  if (!cell) return;
  const target = targetIn(cell);
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const width = model.grid?.parentElement?.clientWidth ?? Number.POSITIVE_INFINITY;
  cell.scrollIntoView({
    block: position.row === HEAD_ROW ? 'end' : 'nearest',
    // One that is wider than the table is read from its beginning.
    inline: cell.offsetWidth > width ? 'start' : 'nearest',
  });
}

/**
 * Does what a button beside the rows is for. Such buttons go when they have done it: whoever pressed one by key goes on
 * in the rows; who has the hand on the mouse stays where it is.
 */
export function pressAndReturn<Row>({ grid }: TableModel<Row>, act: () => void): void {
  const isByKey = document.activeElement?.matches(':focus-visible') === true;
  act();
  if (isByKey) grid?.focus({ preventScroll: true });
}
