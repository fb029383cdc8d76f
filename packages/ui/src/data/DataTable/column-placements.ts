import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  constructTable,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table';
import { DEFAULT_COLUMN_WIDTH, MINIMUM_COLUMN_WIDTH, type Column } from './column.ts';
import type { Density } from '../../theme/tokens.ts';
import type { ColumnLayout } from './column-layout.ts';
import { drawnWidth } from './type-width.ts';

/*
 * A table is made for one layout, asked and thrown away: nobody waits for changes of it. So it gets plain values where
 * the hook of the library (`useTable`) would bring a store, its bindings to React and their subscriptions along.
 */
const nobodyListens = () => ({ unsubscribe: () => undefined });
function plainAtom<Value>(value: Value) {
  let current = value;
  return {
    get: () => current,
    set: (next: Value | ((previous: Value) => Value)) => {
      current = typeof next === 'function' ? (next as (previous: Value) => Value)(current) : next;
    },
    subscribe: nobodyListens,
  };
}

/*
 * TanStack Table owns the columns: order, visibility, pinning, sizes. It is given no rows on purpose, because
 * building a row object for each of 20,000 rows costs more than drawing the first page of them.
 */
const features = tableFeatures({
  coreReactivityFeature: {
    createOptionsStore: false,
    wrapExternalAtoms: false,
    createWritableAtom: plainAtom,
    createReadonlyAtom: (get) => ({ get, subscribe: nobodyListens }),
    batch: (work) => work(),
    untrack: (read) => read(),
    schedule: (work) => work(),
    addSubscription: () => undefined,
  },
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
type Features = typeof features;
type Plain = Record<string, never>;
const NO_ROWS: readonly Plain[] = [];

type Sized = Pick<Column<never>, 'id' | 'width' | 'minWidth'>;

type Draw = (declared: number) => number;

const definitionsOf = (columns: readonly Sized[], draw: Draw): ColumnDef<Features, Plain>[] =>
  columns.map(({ id, width, minWidth }) => ({
    id,
    size: draw(width ?? DEFAULT_COLUMN_WIDTH),
    minSize: minWidth ?? MINIMUM_COLUMN_WIDTH,
  }));

const stateOf = (layout: ColumnLayout, draw: Draw) => ({
  columnOrder: [...layout.order],
  columnPinning: { start: [...layout.pinnedStart], end: [...layout.pinnedEnd] },
  columnSizing: Object.fromEntries(Object.entries(layout.widths).map(([id, width]) => [id, draw(width)])),
  columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
});

/** Where a visible column stands; lengths in px. */
export interface ColumnPlacement {
  readonly id: string;
  readonly width: number;
  /** From the edge to which it is pinned; 0 for columns that scroll. */
  readonly offset: number;
  readonly isPinEdge: boolean;
}

/**
 * Asks TanStack Table where the visible columns stand, from the start to the end: pinned ones as the layout lists them.
 */
export function columnPlacements(
  columns: readonly Sized[],
  layout: ColumnLayout,
  density: Density = 'comfortable',
): readonly ColumnPlacement[] {
  const draw = (declared: number) => drawnWidth(declared, density);
  // Hidden columns stand nowhere: a list with dozens of them need not pay for each.
  const hidden = new Set(layout.hidden);
  const table = constructTable<Features, Plain>({
    features,
    data: NO_ROWS,
    columns: definitionsOf(
      columns.filter(({ id }) => !hidden.has(id)),
      draw,
    ),
    state: stateOf(layout, draw),
  });
  const start = table.getStartVisibleLeafColumns();
  const center = table.getCenterVisibleLeafColumns();
  const end = table.getEndVisibleLeafColumns();
  return [
    ...start.map((column, index) => ({
      id: column.id,
      width: column.getSize(),
      offset: column.getStart('start'),
      isPinEdge: index === start.length - 1,
    })),
    ...center.map((column) => ({ id: column.id, width: column.getSize(), offset: 0, isPinEdge: false })),
    ...end.map((column, index) => ({
      id: column.id,
      width: column.getSize(),
      offset: column.getAfter('end'),
      isPinEdge: index === 0,
    })),
  ];
}
