/** Ids as a set of them is kept: each once, the lowest first, so that equal sets are equal lists. */
export const idSet = (ids: Iterable<number>): number[] =>
  [...new Set(ids)].toSorted((one, other) => one - other);

/** A set of ids that somebody edited: what they read, and what they want instead. */
export interface EditedIds {
  readonly read: readonly number[];
  readonly wanted: readonly number[];
}

/** An edited set where it may have changed since it was read: what others added or removed meanwhile stays so. */
export function mergedIds(now: readonly number[], { read, wanted }: EditedIds): number[] {
  const [before, after] = [new Set(read), new Set(wanted)];
  return idSet(new Set(now).difference(before.difference(after)).union(after.difference(before)));
}
