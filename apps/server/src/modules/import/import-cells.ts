import { enteredName } from '@crt/domain/entered-text';
import type { ImportRow } from './import-kind.ts';

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
