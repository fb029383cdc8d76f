/** Anything that lasts from `start` until before `end`. */
export interface Extent {
  readonly start: number;
  readonly end: number;
}

/** A place beside others: `column` of `columns`, `width` columns wide. */
export interface Packed<T> {
  readonly item: T;
  readonly column: number;
  readonly columns: number;
  readonly width: number;
}

/** Earlier first; of those that start together, the longer first. */
export const byStart = (a: Extent, b: Extent): number => a.start - b.start || b.end - a.end;

interface Placed<T> {
  readonly item: T;
  readonly column: number;
}

function widthOf<T extends Extent>(placed: Placed<T>, columns: readonly T[][]): number {
  let next = placed.column + 1;
  const overlaps = ({ start, end }: T) => start < placed.item.end && placed.item.start < end;
  while (next < columns.length && !columns[next]?.some(overlaps)) next++;
  return next - placed.column;
}

/** Ends of clusters matter only to their own members, so that a busy morning leaves the evening wide. */
function closeCluster<T extends Extent>(cluster: readonly Placed<T>[], columns: readonly T[][]): Packed<T>[] {
  return cluster.map((placed) => ({
    ...placed,
    columns: columns.length,
    width: placed.column === columns.length - 1 ? 1 : widthOf(placed, columns),
  }));
}

/**
 * Puts things that overlap side by side: none covers another, each is as wide as its free neighbours allow.
 * `items` must be sorted by {@link byStart}; the result keeps their order.
 */
export function packColumns<T extends Extent>(items: readonly T[]): Packed<T>[] {
  const packed: Packed<T>[] = [];
  let cluster: Placed<T>[] = [];
  let columns: T[][] = [];
  let ends: number[] = [];
  let clusterEnd = -Infinity;
  for (const item of items) {
    if (item.start >= clusterEnd) {
      packed.push(...closeCluster(cluster, columns));
      [cluster, columns, ends] = [[], [], []];
      clusterEnd = -Infinity;
    }
    let column = ends.findIndex((end) => end <= item.start);
    if (column < 0) column = ends.length;
    (columns[column] ??= []).push(item);
    ends[column] = item.end;
    cluster.push({ item, column });
    clusterEnd = Math.max(clusterEnd, item.end);
  }
  packed.push(...closeCluster(cluster, columns));
  return packed;
}

/** Puts bars into lanes from the top: no two bars of a lane share a place. `items` sorted by {@link byStart}. */
export function packLanes<T extends Extent>(items: readonly T[]): { item: T; lane: number }[] {
  const ends: number[] = [];
  return items.map((item) => {
    let lane = ends.findIndex((end) => end <= item.start);
    if (lane < 0) lane = ends.length;
    ends[lane] = item.end;
    return { item, lane };
  });
}
