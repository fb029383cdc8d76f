import type { Input } from '../../../../contract/handlers.ts';
import type { ImportRow, RowDecision } from '../../../import/import-kind.ts';
import type { RowReason } from '../../../import/import.tables.ts';
import { decideDocument } from './decide-document.ts';
import { fileChanges, fileFaults, newFileFaults, readFile, type ReadFile } from './decide-file.ts';
import { decideRevision } from './decide-revision.ts';
import type { DocumentImportOptions } from './document-import.ts';
import type { DocumentLine, LineRevision, NewDocument } from './document-line.ts';
import { archivedFile, readDocumentRow, type DocumentRow } from './document-row.ts';
import type { FoundDocuments, KnownFile } from './look-up-documents.ts';
import { about } from './row-faults.ts';

type FileValues = Omit<Input<'addDocumentFile'>['body'], 'revisionId'>;
type RevisionValues = Omit<Input<'addRevision'>['body'], 'documentId'>;

/**
 * What is written for a row: a file that is added, with all that its document and revision need where they are not there; or a
 * file that is changed.
 */
export type DocumentPlan =
  | {
      readonly kind: 'new';
      readonly document: NewDocument & { readonly id: number | null };
      readonly revision: RevisionValues & { readonly id: number | null };
      readonly file: FileValues;
    }
  | {
      readonly kind: 'changed';
      readonly documentId: number;
      readonly file: FileValues & { readonly id: number };
    };

type Decision = RowDecision<DocumentPlan>;

/** What a row came to, with the document and the revision as they are after it. */
interface Decided {
  readonly decision: Decision;
  readonly line: DocumentLine;
  readonly revision: LineRevision;
}

/**
 * Decides about rows one after the other: a later one may build on the document and the revision that an earlier one adds,
 * and then need not say about them again.
 */
export function documentDecider(
  found: FoundDocuments,
  options: DocumentImportOptions,
): (row: ImportRow) => Decision {
  const lines = new Map<string, DocumentLine>();
  return (row) => {
    const read = readDocumentRow(row);
    const { decision, line, revision } = decide(read, found, options, lines);
    if (decision.plan?.kind === 'new' && row.isRepeated !== true) {
      if (!line.revisions.includes(revision)) addRevision(line, revision);
      revision.fileCount += 1;
      lines.set(read.number.toLowerCase(), line);
    }
    return decision;
  };
}

function addRevision(line: DocumentLine, revision: LineRevision): void {
  const { versionName, isCompatible } = revision;
  line.revisions.push(revision);
  // The first revision of a document names its base version, an incompatible one the version that it opens.
  if (typeof versionName !== 'string') return;
  if (isCompatible) line.baseName = versionName;
  else line.versionNames.push(versionName);
}

function decide(
  row: DocumentRow,
  found: FoundDocuments,
  options: DocumentImportOptions,
  lines: ReadonlyMap<string, DocumentLine>,
): Decided {
  const document = decideDocument(row, found, lines);
  const { line } = document;
  const ofRevision = decideRevision(row, line);
  const { revision } = ofRevision;
  const file = readFile(row, found);
  const [known, another] = revision.files.filter(({ location }) => location === row.location);
  const faults = [
    ...document.faults,
    ...ofRevision.faults,
    ...fileFaults(row, options.archiveFiles),
    ...file.faults,
    ...(known ? [] : newFileFaults(file, line, revision)),
    ...(another ? [about('location', 'Several files of this revision have this location.')] : []),
  ];
  const result = { label: row.number || null, recordId: line.id, changes: [] };
  if (faults.length > 0)
    return { decision: { ...result, status: 'Ignored', reasons: faults }, line, revision };
  if (known) return { decision: decideKnown(row, known, file, found, options), line, revision };
  const news = [
    ...(document.isNew ? [about(null, `The document ${row.number} is new.`)] : []),
    ...(ofRevision.isNew ? [about(null, `The revision ${row.revision} is new.`)] : []),
    ...ofRevision.notes,
    ...archiveNotes(row, options),
  ];
  const plan: DocumentPlan = {
    kind: 'new',
    document: line,
    revision: revisionForm(revision),
    file: formOf(row, file, row.eifuName || null, found),
  };
  return { decision: { ...result, status: 'Created', reasons: [], news, plan }, line, revision };
}

/** A revision as its form sends it. */
const revisionForm = ({ id, name, issueDate, isCompatible, versionName = null }: LineRevision) => ({
  id,
  name,
  issueDate,
  isCompatible,
  versionName,
});

/** Whether and how a file that is there is changed. */
function decideKnown(
  row: DocumentRow,
  known: KnownFile,
  file: ReadFile,
  found: FoundDocuments,
  options: DocumentImportOptions,
): Decision {
  const { id, documentId } = known;
  const result = { label: row.number, recordId: documentId, changes: [] };
  const ignore = (text: string): Decision => ({ ...result, status: 'Ignored', reasons: [about(null, text)] });
  if (!options.updateExistingFiles)
    return ignore('The file exists already, and existing files are not updated.');
  const { after, changes } = fileChanges(known, row, file, found);
  if (changes.length === 0) return ignore('The file is like this already.');
  const plan: DocumentPlan = {
    kind: 'changed',
    documentId,
    file: { id, ...formOf(row, after, after.eifuName, found) },
  };
  return { ...result, status: 'Updated', changes, reasons: [], news: archiveNotes(row, options), plan };
}

/** A file as its form sends it: countries with their regions. */
function formOf(
  { location }: DocumentRow,
  { languageIds, countryIds }: Pick<ReadFile, 'languageIds' | 'countryIds'>,
  eifuName: string | null,
  { countryById }: FoundDocuments,
): FileValues {
  return {
    location,
    eifuName,
    languages: [...languageIds],
    countries: countryIds.map((countryId) => ({
      countryId,
      regionId: countryById.get(countryId)?.regionId ?? 0,
    })),
  };
}

/** A file in the archive that the location of a row names is not what the document keeps. */
function archiveNotes({ location }: DocumentRow, { archiveFiles }: DocumentImportOptions): RowReason[] {
  const path = archivedFile(location, archiveFiles);
  return path === undefined ? [] : [about(null, `${path} of the archive is not stored, only its location.`)];
}
