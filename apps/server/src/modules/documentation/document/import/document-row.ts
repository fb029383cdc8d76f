import { revisionFields } from '@crt/domain/document-field';
import { distinctTexts } from '@crt/domain/entered-text';
import { plainCode } from '@crt/domain/plain-code';
import { readImportedDay, type ImportedDay } from '../../../import/import-day.ts';
import type { ImportRow } from '../../../import/import-kind.ts';

/** A row of a manifest as it is read: one file of a revision. What stands nowhere is ''. */
export interface DocumentRow {
  readonly number: string;
  readonly revision: string;
  readonly location: string;
  readonly languages: string;
  readonly countries: string;
  readonly eifuName: string;
  readonly issueDate: ImportedDay;
  readonly name: string;
  readonly division: string;
  readonly type: string;
  readonly versionName: string;
  /** Undefined where the cell is neither. */
  readonly incompatible: '' | 'yes' | 'no' | undefined;
}

const marks: Readonly<Record<string, DocumentRow['incompatible']>> = {
  '': '',
  yes: 'yes',
  y: 'yes',
  true: 'yes',
  x: 'yes',
  '1': 'yes',
  no: 'no',
  n: 'no',
  false: 'no',
  '0': 'no',
};

/** Reads a row; its cells are in one line already, and codes are those that the forms store. */
export function readDocumentRow({ cells }: ImportRow): DocumentRow {
  const text = (column: string) => cells[column] ?? '';
  return {
    number: plainCode(text('documentNumber')),
    revision: plainCode(text('revision')),
    location: text('location'),
    languages: text('languages'),
    countries: text('countries'),
    eifuName: text('eifuName'),
    issueDate: readImportedDay(text('issueDate'), revisionFields.issueDate.label),
    name: text('name'),
    division: text('division'),
    type: text('type'),
    versionName: plainCode(text('versionName')),
    incompatible: marks[text('incompatible').toLowerCase()],
  };
}

const named = (names: readonly string[]) => names.map((name) => name.trim()).filter((name) => name !== '');

/**
 * The names in a cell, separated by semicolons or bars; commas separate too, but for what `isName` knows with one in it. Each
 * once.
 */
export function namesIn(cell: string, isName: (text: string) => boolean = () => false): string[] {
  const pieces = named(cell.split(/[;|]/)).flatMap((piece) =>
    isName(piece) ? [piece] : named(piece.split(',')),
  );
  return distinctTexts(pieces);
}

/** Everything in a cell that may be a name: the pieces between the separators, with their commas and without. */
export const possibleNames = (cell: string): string[] => [...named(cell.split(/[;|]/)), ...namesIn(cell)];

/** A file in an archive that a location names: the location is its path, or an address that ends with it. */
export const archivedFile = (location: string, archiveFiles: readonly string[]): string | undefined =>
  archiveFiles.find((path) => location === path || (location !== '' && location.endsWith(`/${path}`)));
