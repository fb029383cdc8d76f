/** A row that shows more below itself. */
export interface TallRow {
  readonly index: number;
  /** Height in px beyond that of a row. */
  readonly extra: number;
}

/** Where rows stand: all have one height, but for the few that are expanded, in order of their index. */
export interface RowGeometry {
  readonly count: number;
  readonly rowHeight: number;
  readonly tallRows: readonly TallRow[];
}

/** The first and last row to draw, both included; none when last is before first. */
export interface RowRange {
  readonly first: number;
  readonly last: number;
}

/** The distance in px of a row from the top of the rows. */
export function offsetOf({ rowHeight, tallRows }: RowGeometry, index: number): number {
  let offset = index * rowHeight;
  for (const tall of tallRows) {
    if (tall.index >= index) break;
    offset += tall.extra;
  }
  return offset;
}

/** The height in px of all rows. */
export const heightOf = (geometry: RowGeometry): number => offsetOf(geometry, geometry.count);

/** The row at a distance in px from the top of the rows; the nearest one beyond the ends. */
export function indexAt({ count, rowHeight, tallRows }: RowGeometry, offset: number): number {
  let before = 0;
  for (const { index, extra } of tallRows) {
    const end = (index + 1) * rowHeight + before + extra;
    if (offset < end) return bounded(Math.min(Math.floor((offset - before) / rowHeight), index), count);
    before += extra;
  }
  return bounded(Math.floor((offset - before) / rowHeight), count);
}

const bounded = (index: number, count: number): number => Math.max(0, Math.min(index, count - 1));

/** The rows that a view of this height shows at this scroll position. */
export function rangeInView(geometry: RowGeometry, top: number, height: number): RowRange {
  if (geometry.count === 0) return { first: 0, last: -1 };
  return { first: indexAt(geometry, top), last: indexAt(geometry, top + Math.max(0, height - 1)) };
}

/** How many rows beyond the view are drawn on the side to which it moves, and behind it. */
const AHEAD = 6;
const BEHIND = 2;

/** What to draw for a view: some rows more, most of them where the view is going. */
export function rangeAround(inView: RowRange, count: number, direction: 1 | -1): RowRange {
  const [above, below] = direction > 0 ? [BEHIND, AHEAD] : [AHEAD, BEHIND];
  return { first: Math.max(0, inView.first - above), last: Math.min(count - 1, inView.last + below) };
}

/** Whether all that one range holds is in another. */
export const isWithin = (inner: RowRange, outer: RowRange): boolean =>
  inner.first >= outer.first && inner.last <= outer.last;

/** Whether two ranges hold the same rows. */
export const isSame = (left: RowRange, right: RowRange): boolean =>
  left.first === right.first && left.last === right.last;
