import type { MenuEntry, MenuGroup } from '../../primitives/Menu/Menu.tsx';
import type { DataTexts } from '../data-texts.ts';
import { moveColumn, pinColumn, pinOf, showColumn, type ColumnLayout } from './column-layout.ts';
import type { Column } from './column.ts';
import type { Sort, SortTerm } from './sort.ts';

/** What the menu needs to know of a column, whatever its rows are. */
type HeadColumn = Pick<
  Column<never>,
  'id' | 'header' | 'isSortable' | 'isPinnable' | 'isHideable' | 'isResizable'
>;

/** What the menu of a column shows and changes. */
export interface HeadMenuFacts {
  /** The visible columns in their order. */
  readonly columns: readonly { readonly column: HeadColumn; readonly pin: 'start' | 'end' | undefined }[];
  /** The column whose menu it is, by its place among the visible ones. */
  readonly place: number;
  readonly sort: Sort;
  readonly onSortChange: ((sort: Sort) => void) | undefined;
  /** How many columns may have a say at once; any number when undefined. */
  readonly maxSorted: number | undefined;
  /** Absent where people cannot arrange the columns: what is hidden there would be gone. */
  readonly layout: ColumnLayout | undefined;
  readonly onLayoutChange: (layout: ColumnLayout) => void;
  /** Makes the column as wide as its content. */
  readonly onFit: () => void;
  readonly announce: (text: string) => void;
  readonly texts: DataTexts;
}

type Entries = readonly (MenuEntry | undefined)[];

function sortEntries(facts: HeadMenuFacts, { id, isSortable }: HeadColumn): Entries {
  const { sort, onSortChange, maxSorted = Number.POSITIVE_INFINITY, texts } = facts;
  if (!onSortChange || isSortable === false) return [];
  const by = (direction: SortTerm['direction']): SortTerm => ({ columnId: id, direction });
  const others = sort.filter(({ columnId }) => columnId !== id);
  const isSorted = others.length < sort.length;
  return [
    { id: 'ascending', label: texts.sortAscending, onAction: () => onSortChange([by('ascending')]) },
    { id: 'descending', label: texts.sortDescending, onAction: () => onSortChange([by('descending')]) },
    isSorted ? { id: 'no more', label: texts.sortNoMore, onAction: () => onSortChange(others) } : undefined,
    !isSorted && others.length > 0 && others.length < maxSorted
      ? { id: 'also', label: texts.sortAlso, onAction: () => onSortChange([...sort, by('ascending')]) }
      : undefined,
  ];
}

/** One place on among the columns that are seen; those that stay in view keep to themselves. */
function moveEntry(facts: HeadMenuFacts, step: 1 | -1): MenuEntry | undefined {
  const { columns, place, layout, onLayoutChange, announce, texts } = facts;
  const [moved, beside] = [columns[place], columns[place + step]];
  if (!layout || !moved || !beside || moved.pin !== beside.pin) return undefined;
  const { id, header } = moved.column;
  return {
    id: step > 0 ? 'to the end' : 'to the start',
    label: step > 0 ? texts.moveToEnd : texts.moveToStart,
    onAction: () => {
      onLayoutChange(moveColumn(layout, id, layout.order.indexOf(beside.column.id)));
      announce(texts.columnMoved(header, place + step + 1, columns.length));
    },
  };
}

function placeEntries(facts: HeadMenuFacts, { id, isPinnable }: HeadColumn): Entries {
  const { layout, onLayoutChange, texts } = facts;
  if (!layout) return [];
  const pin = (edge: 'start' | 'end' | undefined, label: string): MenuEntry | undefined =>
    isPinnable === false || pinOf(layout, id) === edge
      ? undefined
      : { id: label, label, onAction: () => onLayoutChange(pinColumn(layout, id, edge)) };
  return [
    moveEntry(facts, -1),
    moveEntry(facts, 1),
    pin('start', texts.pinStart),
    pin('end', texts.pinEnd),
    pin(undefined, texts.unpin),
  ];
}

function hideEntry(facts: HeadMenuFacts, { id, header, isHideable }: HeadColumn): MenuEntry | undefined {
  const { columns, layout, onLayoutChange, announce, texts } = facts;
  if (!layout || isHideable === false || columns.length === 1) return undefined;
  return {
    id: 'hide',
    label: texts.hideColumn,
    onAction: () => {
      onLayoutChange(showColumn(layout, id, false));
      announce(texts.columnHidden(header));
    },
  };
}

/** What can be done with a column, in groups; none where nothing can. */
export function headMenuGroups(facts: HeadMenuFacts): MenuGroup[] {
  const column = facts.columns[facts.place]?.column;
  if (!column) return [];
  const fit = { id: 'fit', label: facts.texts.fitWidth, onAction: facts.onFit };
  const groups: Readonly<Record<string, Entries>> = {
    order: sortEntries(facts, column),
    place: placeEntries(facts, column),
    looks: [column.isResizable === false ? undefined : fit, hideEntry(facts, column)],
  };
  return Object.entries(groups).flatMap(([id, all]) => {
    const entries = all.filter((entry) => entry !== undefined);
    return entries.length === 0 ? [] : [{ id, entries }];
  });
}
