import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { documents, documentVersions, revisions } from './document.tables.ts';

/** A version of a document with the number of its document. */
export interface VersionOfDocument {
  readonly id: number;
  readonly number: string;
  readonly versionName: string | null;
  readonly documentId: number;
}

/** Versions of documents by their ids, in the order of numbers and names. */
export const findVersionsOfDocuments = (tx: Database, ids: readonly number[]): Promise<VersionOfDocument[]> =>
  tx
    .select({
      id: documentVersions.id,
      number: documents.number,
      versionName: documentVersions.name,
      documentId: documents.id,
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(isOneOf(documentVersions.id, ids))
    .orderBy(asc(documents.number), asc(documentVersions.id));

/** Those of some versions that have revisions; a document that is not versioned has its version before it has any. */
export async function findVersionsWithRevisions(
  tx: Database,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectDistinct({ id: revisions.versionId })
    .from(revisions)
    .where(isOneOf(revisions.versionId, ids));
  return new Set(rows.map(({ id }) => id));
}

/** The words for document versions, as a history tells them: 'IFU-CMF-0440 3.0, IFU-CMF-0441'. */
export async function versionTitles(tx: Database, ids: readonly number[]): Promise<string> {
  const versions = await findVersionsOfDocuments(tx, ids);
  return versions.map(({ number, versionName }) => [number, versionName ?? []].flat().join(' ')).join(', ');
}
