import { canAddRevision, documentVersionFields, revisionFields } from '@crt/domain/document-field';
import { reasonOf } from '@crt/domain/verdict';
import type { RowReason } from '../../../import/import.tables.ts';
import {
  isVersionTaken,
  placeOfNew,
  revisionNamed,
  type DocumentLine,
  type LineRevision,
} from './document-line.ts';
import type { DocumentRow } from './document-row.ts';
import { about, textFaults, tooLong } from './row-faults.ts';

/** So long names are at most, as in the form (the contract's limits). */
const longestName = 60;

/** The revision of a row, everything that speaks against it, and what else is to be said about it. */
export interface DecidedRevision {
  readonly revision: LineRevision;
  readonly isNew: boolean;
  readonly faults: readonly RowReason[];
  readonly notes: readonly RowReason[];
}

/**
 * The revision that a row is about: one that is there, or that an earlier row adds, of which the row says nothing else than is
 * so; or else a new one, with all that the form requires (O11 to O13, O17).
 */
export function decideRevision(row: DocumentRow, line: DocumentLine): DecidedRevision {
  const revision = revisionNamed(line, row.revision);
  const ofCells = [
    ...textFaults('revision', 'Revision', row.revision, longestName),
    ...('fault' in row.issueDate ? [about('issueDate', row.issueDate.fault)] : []),
    ...(row.incompatible === undefined ? [about('incompatible', 'Incompatible is yes or no.')] : []),
    ...tooLong('versionName', documentVersionFields.name.label, row.versionName, longestName),
  ];
  if (revision)
    return { revision, isNew: false, faults: [...ofCells, ...otherFacts(row, revision)], notes: [] };
  return newRevision(row, line, ofCells);
}

const dayOf = ({ issueDate }: DocumentRow) => ('day' in issueDate ? issueDate.day : undefined);

/** What a row says of a revision that is not so. */
function otherFacts(row: DocumentRow, revision: LineRevision): RowReason[] {
  const { name, issueDate, isCompatible, versionName } = revision;
  const day = dayOf(row);
  const says = row.incompatible;
  return [
    ...(day && day !== issueDate
      ? [about('issueDate', `The revision ${name} has the issue date ${issueDate}.`)]
      : []),
    ...((says === 'yes' && isCompatible) || (says === 'no' && !isCompatible)
      ? [about('incompatible', `The revision ${name} is ${isCompatible ? 'compatible' : 'incompatible'}.`)]
      : []),
    ...(row.versionName !== '' &&
    versionName !== undefined &&
    row.versionName.toLowerCase() !== versionName?.toLowerCase()
      ? [about('versionName', versionText(name, versionName))]
      : []),
  ];
}

const versionText = (name: string, versionName: string | null) =>
  versionName === null
    ? `The version of the revision ${name} has no name.`
    : `The revision ${name} belongs to version ${versionName}.`;

function newRevision(row: DocumentRow, line: DocumentLine, ofCells: readonly RowReason[]): DecidedRevision {
  const day = dayOf(row);
  const isIncompatible = row.incompatible === 'yes';
  const { isFirst, isCompatible, namesVersion } = placeOfNew(line, day ?? '', isIncompatible);
  const { versionName } = row;
  const full = reasonOf(canAddRevision(line));
  const ofVersion = namesVersion
    ? [
        ...(versionName === '' ? [`${documentVersionFields.name.label} is required`] : []),
        ...(isVersionTaken(line, versionName, isFirst) ? ['Version name already exists.'] : []),
      ]
    : [];
  const faults = [
    ...ofCells,
    ...(day === '' ? [about('issueDate', `${revisionFields.issueDate.label} is required`)] : []),
    ...(isIncompatible && !line.isVersioned
      ? [about('incompatible', 'Only a versioned document has incompatible revisions.')]
      : []),
    ...(isIncompatible && line.isVersioned && isFirst && day
      ? [about('incompatible', 'The first revision cannot be incompatible.')]
      : []),
    // Without its day nobody knows what the revision would be to the others.
    ...(day ? ofVersion.map((text) => about('versionName', text)) : []),
    ...(full === undefined ? [] : [about('revision', full)]),
  ];
  const revision: LineRevision = {
    id: null,
    name: row.revision,
    issueDate: day ?? '',
    isCompatible,
    versionName: namesVersion ? versionName : undefined,
    files: [],
    fileCount: 0,
  };
  const isUnused = versionName !== '' && !namesVersion;
  const notes = isUnused
    ? [about('versionName', 'Version Name is not used: the revision opens no version.')]
    : [];
  return { revision, isNew: true, faults, notes };
}
