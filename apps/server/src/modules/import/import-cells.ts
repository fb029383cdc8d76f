import { enteredName } from '@crt/domain/entered-text';
import { matchColumns } from './file/match-columns.ts';
import type { FileColumn } from './file/table.ts';
import type { ImportRow } from './import-kind.ts';

/** Where the columns of a kind stand in the file of a stored import; nowhere in one that had no file. */
export const positionsIn = (
  headings: readonly string[],
  columns: readonly FileColumn[],
): ReadonlyMap<string, number> =>
  headings.length === 0 ? new Map() : matchColumns(headings, columns).positions;

/** The cells of a row by the names of its columns, as names are stored. */
export const rowOf = (
  positions: ReadonlyMap<string, number>,
  number: number,
  cells: readonly string[],
): ImportRow => {
  const named = [...positions].map(([name, place]): [string, string] => [
    name,
    enteredName(cells[place] ?? ''),
  ]);
  return { number, cells: Object.fromEntries(named) };
};
