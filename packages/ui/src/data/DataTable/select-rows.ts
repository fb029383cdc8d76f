import type { RowKey } from './column.ts';
import {
  EVERYTHING_SELECTED,
  isRowSelected,
  NOTHING_SELECTED,
  selectionExtent,
  selectionOf,
  withRows,
  type RowSelection,
} from './selection.ts';
import type { TableModel, TableView } from './table-model.ts';

function change<Row>(model: TableModel<Row>, next: RowSelection): void {
  model.selection.set(next);
  model.view.onSelectionChange?.(model.selection);
}

/** The keys of the rows of the page that can be chosen. */
export function selectableKeys<Row>({ rows, getRowKey, canSelectRow }: TableView<Row>): RowKey[] {
  return (canSelectRow ? rows.filter(canSelectRow) : rows).map(getRowKey);
}

/** The keys between two rows of the page that can be chosen or are, both included. */
function keysBetween<Row>({ view, selection }: TableModel<Row>, from: RowKey, to: RowKey): RowKey[] {
  const keys = view.rows.map(view.getRowKey);
  const [first, last] = [keys.indexOf(from), keys.indexOf(to)].sort((a, b) => a - b);
  if (first === undefined || last === undefined || first < 0) return [to];
  const { canSelectRow } = view;
  const rows = view.rows.slice(first, last + 1);
  return rows
    .filter((row) => canSelectRow?.(row) !== false || selection.isSelected(view.getRowKey(row)))
    .map(view.getRowKey);
}

function canToggle<Row>({ view, selection }: TableModel<Row>, key: RowKey): boolean {
  const { rows, getRowKey, canSelectRow } = view;
  if (!canSelectRow || selection.isSelected(key)) return true;
  const row = rows.find((one) => getRowKey(one) === key);
  return row === undefined || canSelectRow(row);
}

/** Chooses a row or lets it go; with `isRange` also all rows since the last one that was touched. */
export function toggleRow<Row>(model: TableModel<Row>, key: RowKey, isRange: boolean): void {
  const { selectionMode } = model.view;
  const current = model.selection.get();
  const isSelected = !isRowSelected(current, key);
  if (selectionMode === 'none' || !canToggle(model, key)) return;
  if (selectionMode === 'single') {
    change(model, isSelected ? selectionOf([key]) : NOTHING_SELECTED);
    return;
  }
  const { anchor } = model;
  model.anchor = key;
  model.reached = key;
  if (!isRange || anchor === undefined) change(model, withRows(current, [key], isSelected));
  else change(model, withRows(current, keysBetween(model, anchor, key), isRowSelected(current, anchor)));
}

/** Chooses what lies between the row where a range began and the row to go to, and lets go what it leaves behind. */
export function extendSelection<Row>(model: TableModel<Row>, fromIndex: number, toIndex: number): void {
  const [from, to] = [fromIndex, toIndex].map((index) => model.view.rows[index]);
  if (from === undefined || to === undefined) return;
  const [left, entered] = [from, to].map(model.view.getRowKey) as [RowKey, RowKey];
  if (model.reached !== left) model.anchor = left;
  model.reached = entered;
  const anchor = model.anchor ?? left;
  const without = withRows(model.selection.get(), keysBetween(model, anchor, left), false);
  change(model, withRows(without, keysBetween(model, anchor, entered), true));
}

/** Chooses all rows of the page, or of everything when the page is everything; a second time lets them go. */
export function selectAll<Row>(model: TableModel<Row>): void {
  const { selectionMode, isWhole, canSelectRow } = model.view;
  if (selectionMode !== 'multiple') return;
  const current = model.selection.get();
  if (isWhole && !canSelectRow) {
    const isAll = current.isInverted && current.keys.size === 0;
    change(model, isAll ? NOTHING_SELECTED : EVERYTHING_SELECTED);
    return;
  }
  const keys = selectableKeys(model.view);
  change(model, withRows(current, keys, selectionExtent(current, keys) !== 'all'));
}

/** Chooses every matching row, also those on other pages. */
export function selectEverything<Row>(model: TableModel<Row>): void {
  change(model, EVERYTHING_SELECTED);
}

/** Lets all rows go. */
export function clearSelection<Row>(model: TableModel<Row>): void {
  change(model, NOTHING_SELECTED);
}
