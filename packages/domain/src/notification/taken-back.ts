/** A change of a field of which somebody was told and that he has not acknowledged. */
export interface ToldChange {
  /** A later change has a higher one. */
  readonly changeId: number;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Of changes of one field that one person has not acknowledged, those that came to nothing: there and back again, by one step
 * or by several. Gives their ids. Whether they are looked at one by one or together, in whatever order, is the same.
 */
export function takenBack(told: readonly ToldChange[]): ReadonlySet<number> {
  const left: ToldChange[] = [];
  const gone = new Set<number>();
  for (const change of told.toSorted((one, other) => one.changeId - other.changeId)) {
    left.push(change);
    const begin = beginOfCircle(left);
    if (begin >= 0) for (const { changeId } of left.splice(begin)) gone.add(changeId);
  }
  return gone;
}

/** From where on the last changes, each going on from the one before, lead back to where they began; -1 when they do not. */
function beginOfCircle(changes: readonly ToldChange[]): number {
  const end = changes.at(-1)?.to;
  for (let index = changes.length - 1; index >= 0; index -= 1) {
    if (changes[index]?.from === end) return index;
    if (changes[index - 1]?.to !== changes[index]?.from) return -1;
  }
  return -1;
}
