import { showsVersionName } from '@crt/domain/revision-rules';
import { isFirstAmong } from '@crt/domain/version-lines';
import type { KnownDocument, KnownFile, KnownRevision } from './look-up-documents.ts';

/** A revision as it is after the rows so far: stored, or to be added by one of them. */
export interface LineRevision {
  /** Null while it is not stored. */
  readonly id: number | null;
  readonly name: string;
  readonly issueDate: string;
  readonly isCompatible: boolean;
  /** What its version is called, as far as that is known: of a new compatible revision it follows from the others. */
  readonly versionName: string | null | undefined;
  readonly files: readonly KnownFile[];
  fileCount: number;
}

/** What is stored of a document that does not exist. */
export interface NewDocument {
  readonly name: string;
  readonly number: string;
  readonly divisionId: number;
  readonly typeId: number;
}

/** A document with its revisions as they are after the rows so far. */
export interface DocumentLine extends NewDocument {
  readonly id: number | null;
  readonly isVersioned: boolean;
  readonly revisions: LineRevision[];
  /** The names of its versions; that of the base version is told apart, because the first revision names it anew. */
  readonly versionNames: string[];
  baseName: string | null;
}

/** The line of a document that is stored. */
export function lineOfKnown(document: KnownDocument): DocumentLine {
  const { id, name, number, divisionId, typeId, isVersioned, versions } = document;
  const nameOf = new Map(versions.map((version) => [version.id, version.name]));
  const revisionOf = ({ versionId, ...revision }: KnownRevision): LineRevision => ({
    ...revision,
    versionName: nameOf.get(versionId) ?? null,
  });
  return {
    id,
    name,
    number,
    divisionId,
    typeId,
    isVersioned,
    revisions: document.revisions.map(revisionOf),
    versionNames: versions.flatMap((one) => (one.isBase ? [] : (one.name ?? []))),
    baseName: versions.find(({ isBase }) => isBase)?.name ?? null,
  };
}

/** The line of a document that is to be added: it is not versioned, as in a form where nothing else is chosen. */
export const lineOfNew = (document: NewDocument): DocumentLine => ({
  ...document,
  id: null,
  isVersioned: false,
  revisions: [],
  versionNames: [],
  baseName: null,
});

const isNamed = (name: string) => (one: { readonly name: string }) =>
  one.name.toLowerCase() === name.toLowerCase();

/** The revision of a line with this name, however it is capitalised. */
export const revisionNamed = (line: DocumentLine, name: string): LineRevision | undefined =>
  line.revisions.find(isNamed(name));

/** The place that a new revision would have in its line (O12, O13, O15). */
export function placeOfNew(line: DocumentLine, issueDate: string, isIncompatible: boolean) {
  // Those that are not stored come after all that are; a new one comes last.
  const places = line.revisions.map((one, place) => ({
    id: one.id ?? Number.MAX_SAFE_INTEGER - line.revisions.length + place,
    issueDate: one.issueDate,
  }));
  const isFirst = isFirstAmong(places, { id: Number.MAX_SAFE_INTEGER, issueDate });
  const isCompatible = !(line.isVersioned && isIncompatible);
  return { isFirst, isCompatible, namesVersion: showsVersionName(line.isVersioned, isFirst, isCompatible) };
}

/** Whether another version of the line has this name. */
export const isVersionTaken = (line: DocumentLine, name: string, isFirst: boolean): boolean =>
  [...line.versionNames, ...(isFirst ? [] : [line.baseName])].some(
    (one) => one?.toLowerCase() === name.toLowerCase(),
  );

/** How many files a document has in all its revisions. */
export const filesInAll = ({ revisions }: DocumentLine): number =>
  revisions.reduce((sum, { fileCount }) => sum + fileCount, 0);
