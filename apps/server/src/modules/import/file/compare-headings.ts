import type { FileColumn } from './table.ts';

/** Which column stands where, and what keeps a file from being read. */
export interface HeadingComparison {
  /** Places of the columns that were found, by their names. */
  readonly positions: ReadonlyMap<string, number>;
  /** Headings that no column has. */
  readonly unknown: readonly string[];
  readonly missing: readonly FileColumn[];
  /** Two places of one heading, or of two headings of one column. */
  readonly repeated: readonly (readonly [number, number])[];
}

/** What is the same to a person: case, spaces, `_`, `-`, full width and signs without width do not count. */
const folded = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_\-\p{Cf}]/gu, '');

/** Finds the columns among the headings; nothing is refused yet. */
export function compareHeadings(
  headings: readonly string[],
  columns: readonly FileColumn[],
): HeadingComparison {
  const nameOf = new Map(
    columns.flatMap(({ name, label, aliases }) =>
      [name, label, ...aliases].map((text) => [folded(text), name] as const),
    ),
  );
  const positions = new Map<string, number>();
  const unknown: string[] = [];
  const repeated: [number, number][] = [];
  const seen = new Map<string, number>();
  headings.forEach((heading, position) => {
    const key = folded(heading);
    if (key === '') return;
    const name = nameOf.get(key);
    // A heading of its own is told apart from the name of a column, which may be spelled alike.
    const meaning = name === undefined ? `unknown ${key}` : `column ${name}`;
    const first = seen.get(meaning);
    if (first !== undefined) repeated.push([first, position]);
    else seen.set(meaning, position);
    if (name === undefined) unknown.push(heading);
    else if (!positions.has(name)) positions.set(name, position);
  });
  const missing = columns.filter(({ name, isRequired }) => isRequired && !positions.has(name));
  return { positions, unknown, missing, repeated };
}
