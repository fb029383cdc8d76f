import { readImportedGtin, type ImportedGtin } from '@crt/domain/gtin';
import { plainCode } from '@crt/domain/plain-code';
import type { ImportRow } from '../../../import/import-kind.ts';

/** The two numbers of a row; one of them is enough (P5). */
export interface RowNumbers {
  readonly catalogNumber: string | null;
  readonly gtin: ImportedGtin;
}

/** Reads the numbers of a row as they are stored. */
export const numbersOf = ({ cells }: ImportRow): RowNumbers => ({
  catalogNumber: plainCode(cells.catalogNumber ?? '') || null,
  gtin: readImportedGtin(plainCode(cells.gtin ?? '')),
});

/** The names of versions in one cell, separated by a semicolon, a bar or a comma; each once. */
export function versionsOf({ cells }: ImportRow): string[] {
  const names = (cells.versions ?? '')
    .split(/[;|,]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const known = new Set<string>();
  return names.filter((name) => {
    const isNew = !known.has(name.toLowerCase());
    known.add(name.toLowerCase());
    return isNew;
  });
}
