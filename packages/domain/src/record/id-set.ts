/** Ids as a set of them is kept: each once, the lowest first, so that equal sets are equal lists. */
export const idSet = (ids: Iterable<number>): number[] =>
  [...new Set(ids)].toSorted((one, other) => one - other);
