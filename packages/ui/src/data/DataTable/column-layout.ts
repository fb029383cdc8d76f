import type { Column } from './column.ts';

/** What a person has made of the columns: a plain value that the caller can keep in a session or a preference (E24). */
export interface ColumnLayout {
  /** All column ids in their order. */
  readonly order: readonly string[];
  readonly hidden: readonly string[];
  readonly pinnedStart: readonly string[];
  readonly pinnedEnd: readonly string[];
  /** Widths in px, for type of 14 px, of the columns that were resized. */
  readonly widths: Readonly<Record<string, number>>;
}

/** What the layout needs to know of a column, whatever its rows are. */
export type LayoutColumn = Pick<
  Column<never>,
  'id' | 'header' | 'isInitiallyHidden' | 'initialPin' | 'isHideable' | 'isPinnable'
>;

type Columns = readonly LayoutColumn[];

/** The layout that the columns declare. */
export function initialLayout(columns: Columns): ColumnLayout {
  const idsWhere = (matches: (column: Columns[number]) => boolean) =>
    columns.filter(matches).map(({ id }) => id);
  return {
    order: columns.map(({ id }) => id),
    hidden: idsWhere((column) => column.isInitiallyHidden === true),
    pinnedStart: idsWhere((column) => column.initialPin === 'start'),
    pinnedEnd: idsWhere((column) => column.initialPin === 'end'),
    widths: {},
  };
}

/**
 * Fits a stored layout to the columns of today: ids that no longer exist are dropped, new columns
 * stand where they are declared.
 */
export function fitLayout(layout: ColumnLayout, columns: Columns): ColumnLayout {
  const known = new Set(columns.map(({ id }) => id));
  const isKnown = (id: string) => known.has(id);
  const order = layout.order.filter(isKnown);
  const placed = new Set(order);
  const added = columns.filter(({ id }) => !placed.has(id));
  for (const column of added) {
    const previous = columns[columns.indexOf(column) - 1];
    order.splice(previous ? order.indexOf(previous.id) + 1 : 0, 0, column.id);
  }
  if (added.length === 0 && order.length === layout.order.length) return layout;
  const fresh = initialLayout(added);
  return {
    order,
    hidden: [...layout.hidden.filter(isKnown), ...fresh.hidden],
    pinnedStart: [...layout.pinnedStart.filter(isKnown), ...fresh.pinnedStart],
    pinnedEnd: [...layout.pinnedEnd.filter(isKnown), ...fresh.pinnedEnd],
    widths: Object.fromEntries(Object.entries(layout.widths).filter(([id]) => isKnown(id))),
  };
}

/** Moves a column to another place in the order; pinned columns follow it among themselves. */
export function moveColumn(layout: ColumnLayout, id: string, toIndex: number): ColumnLayout {
  const order = layout.order.filter((candidate) => candidate !== id);
  order.splice(Math.max(0, Math.min(toIndex, order.length)), 0, id);
  const inOrder = (ids: readonly string[]) => order.filter((candidate) => ids.includes(candidate));
  return {
    ...layout,
    order,
    pinnedStart: inOrder(layout.pinnedStart),
    pinnedEnd: inOrder(layout.pinnedEnd),
  };
}

/** Shows or hides a column. */
export function showColumn(layout: ColumnLayout, id: string, isShown: boolean): ColumnLayout {
  const hidden = layout.hidden.filter((candidate) => candidate !== id);
  return { ...layout, hidden: isShown ? hidden : [...hidden, id] };
}

/** Pins a column to an edge, or lets it go. */
export function pinColumn(layout: ColumnLayout, id: string, edge: 'start' | 'end' | undefined): ColumnLayout {
  const isOther = (candidate: string) => candidate !== id;
  const inOrder = (ids: readonly string[]) => layout.order.filter((candidate) => ids.includes(candidate));
  const start = layout.pinnedStart.filter(isOther);
  const end = layout.pinnedEnd.filter(isOther);
  return {
    ...layout,
    pinnedStart: inOrder(edge === 'start' ? [...start, id] : start),
    pinnedEnd: inOrder(edge === 'end' ? [...end, id] : end),
  };
}

/** Gives a column a width in px. */
export function resizeColumn(layout: ColumnLayout, id: string, width: number): ColumnLayout {
  return { ...layout, widths: { ...layout.widths, [id]: Math.round(width) } };
}

/** The edge to which a column is pinned. */
export function pinOf(layout: ColumnLayout, id: string): 'start' | 'end' | undefined {
  if (layout.pinnedStart.includes(id)) return 'start';
  return layout.pinnedEnd.includes(id) ? 'end' : undefined;
}
