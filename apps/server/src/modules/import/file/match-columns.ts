import { columnLetters } from './column-letters.ts';
import { compareHeadings } from './compare-headings.ts';
import { FileFault } from './file-fault.ts';
import { fileTexts } from './file.texts.ts';
import type { FileColumn } from './table.ts';

/** Where the columns of a kind stand in a file. */
export interface ColumnMatch {
  /** The place among the cells, by the column's name; optional columns may be missing. */
  readonly positions: ReadonlyMap<string, number>;
  /** Headings that this kind does not know: their cells are not imported, which people should be told. */
  readonly unknown: readonly string[];
}

/**
 * Finds the columns of a kind among the headings of a file, by name, label or alias in any case, with or without spaces, `_`
 * and `-`. Throws a `FileFault` where a required one is missing or two headings are one column; `sheet` is named in it.
 */
export function matchColumns(
  headings: readonly string[],
  columns: readonly FileColumn[],
  sheet: string | null = null,
): ColumnMatch {
  const { positions, unknown, missing, repeated } = compareHeadings(headings, columns);
  const [twice] = repeated;
  if (twice) {
    const [first, second] = twice.map((place) => `${columnLetters(place)} ("${headings[place]}")`);
    throw new FileFault(fileTexts.sameHeading(first ?? '', second ?? ''));
  }
  const named = headings.filter((heading) => heading !== '');
  if (missing.length > 0) throw new FileFault(fileTexts.missing(missing, named, sheet));
  return { positions, unknown };
}
