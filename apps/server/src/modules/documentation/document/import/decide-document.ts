import { documentFields, documentNumberError } from '@crt/domain/document-field';
import type { Name } from '../../../../platform/db/names.ts';
import type { RowReason } from '../../../import/import.tables.ts';
import { lineOfKnown, lineOfNew, type DocumentLine } from './document-line.ts';
import type { DocumentRow } from './document-row.ts';
import type { FoundDocuments } from './look-up-documents.ts';
import { about, textFaults, tooLong } from './row-faults.ts';

/** So long texts are at most, as in the form (the contract's limits). */
const longest = { number: 60, name: 200 };

/** The document of a row, and everything that speaks against it. */
export interface DecidedDocument {
  readonly line: DocumentLine;
  readonly isNew: boolean;
  readonly faults: readonly RowReason[];
}

/**
 * The document that a row is about: one that an earlier row adds, one that is stored, or else a new one, which has all that
 * the form requires (O5 to O7). Of one that is there nothing is changed: what the row says of it has to be so.
 */
export function decideDocument(
  row: DocumentRow,
  found: FoundDocuments,
  lines: ReadonlyMap<string, DocumentLine>,
): DecidedDocument {
  const known = found.documents.get(row.number);
  const line = lines.get(row.number.toLowerCase()) ?? (known && lineOfKnown(known));
  const unknown = [
    ...unknownEntry('division', 'division', row.division, found.divisions),
    ...unknownEntry('type', 'document type', row.type, found.types),
  ];
  if (line) return { line, isNew: false, faults: [...unknown, ...otherFacts(row, line, found)] };
  const added = lineOfNew({
    number: row.number,
    name: row.name,
    divisionId: found.divisions.get(row.division)?.id ?? 0,
    typeId: found.types.get(row.type)?.id ?? 0,
  });
  return { line: added, isNew: true, faults: [...newFaults(row), ...unknown] };
}

const unknownEntry = (
  column: string,
  noun: string,
  text: string,
  entries: ReadonlyMap<string, Name>,
): RowReason[] => (text === '' || entries.has(text) ? [] : [about(column, `There is no ${noun} ${text}.`)]);

/** What speaks against adding the document of a row. */
function newFaults({ number, name, division, type }: DocumentRow): RowReason[] {
  const { number: own, name: title, divisionId, typeId } = documentFields;
  const ofNumber = textFaults('documentNumber', own.label, number, longest.number);
  if (ofNumber.length > 0) return ofNumber;
  const wrong = documentNumberError(number);
  const ofWrong = wrong === undefined ? [] : [about('documentNumber', wrong)];
  if (name + division + type === '')
    return [
      ...ofWrong,
      about('documentNumber', `There is no document ${number}. To add it, fill Name, Division and Type.`),
    ];
  return [
    ...ofWrong,
    ...textFaults('name', title.label, name, longest.name),
    ...(division === '' ? [about('division', `${divisionId.label} is required`)] : []),
    ...(type === '' ? [about('type', `${typeId.label} is required`)] : []),
  ];
}

/** What a row says of a document that is not so. */
function otherFacts(row: DocumentRow, line: DocumentLine, found: FoundDocuments): RowReason[] {
  const division = found.divisions.get(row.division);
  const type = found.types.get(row.type);
  return [
    ...tooLong('name', documentFields.name.label, row.name, longest.name),
    ...(row.name !== '' && row.name !== line.name
      ? [about('name', `The document ${line.number} has the name ${line.name}.`)]
      : []),
    ...(division && division.id !== line.divisionId
      ? [about('division', `The document ${line.number} is of another division.`)]
      : []),
    ...(type && type.id !== line.typeId
      ? [about('type', `The document ${line.number} is of another type.`)]
      : []),
  ];
}
