const partsOf = (query: URLSearchParams, name: string): readonly string[] =>
  query
    .getAll(name)
    .flatMap((text) => text.split(','))
    .filter((part) => part !== '');

export interface Understanding {
  /** The address as it would be written for what was understood of it. */
  readonly as: URLSearchParams;
  /** Names that say where one is, not what is shown: a wrong one just leads to the beginning. */
  readonly places: readonly string[];
  /** Names whose values are written in another form than people may type. */
  readonly reworded: readonly string[];
}

/** Whether an address names something, or gives a value, that was not understood and therefore left out. */
export function isSomethingLeftOut(said: URLSearchParams, { as, places, reworded }: Understanding): boolean {
  return [...new Set(said.keys())].some((name) => {
    if (places.includes(name)) return false;
    const understood = partsOf(as, name);
    const parts = partsOf(said, name);
    return reworded.includes(name)
      ? understood.length < new Set(parts).size
      : parts.some((part) => !understood.includes(part));
  });
}
