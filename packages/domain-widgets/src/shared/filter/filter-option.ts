/** Something to filter by. */
export interface FilterOption {
  /** Unique in its filter. */
  readonly id: string;
  readonly name: string;
}

/** Options under a heading of their own, or all options of a filter without one. */
export interface FilterGroup {
  readonly name?: string;
  readonly options: readonly FilterOption[];
}

/** The names of chosen options, in the order of the filter; an id without an option speaks for itself. */
export function namesOf(groups: readonly FilterGroup[], chosen: readonly string[]): readonly string[] {
  const names = new Map(groups.flatMap((group) => group.options.map(({ id, name }) => [id, name] as const)));
  return chosen.map((id) => names.get(id) ?? id);
}
