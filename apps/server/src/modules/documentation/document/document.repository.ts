import type { DocumentFacts } from '@crt/domain/document-field';
import { byIssueDate, currentRevision, type CurrentRevision } from '@crt/domain/version-lines';
import { and, arrayOverlaps, asc, eq, exists, isNotNull, lte, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { notFound } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { keyCodes } from '../keycode/keycode.tables.ts';
import { associations, productVersions, versionAssociations } from '../product/documented-product.tables.ts';
import { documentFiles, documentVersions, revisions } from './document.tables.ts';

export type Version = typeof documentVersions.$inferSelect;
export type Revision = typeof revisions.$inferSelect;
export type DocumentFile = typeof documentFiles.$inferSelect;

/** The versions of a document, the oldest first. */
export const findVersions = (tx: Database, documentId: number): Promise<Version[]> =>
  tx
    .select()
    .from(documentVersions)
    .where(eq(documentVersions.documentId, documentId))
    .orderBy(asc(documentVersions.id));

/**
 * The versions of a document that has to be there, in the order in which their first revisions were issued; it has one
 * version at least. @throws not-found
 */
export async function versionsByOpening(tx: Database, documentId: number): Promise<Version[]> {
  const versions = await findVersions(tx, documentId);
  if (versions.length === 0) throw notFound('Document');
  const opened = [...new Set((await findRevisions(tx, documentId)).map(({ versionId }) => versionId))];
  const places = new Map(opened.map((versionId, place) => [versionId, place]));
  const placeOf = ({ id }: Version) => places.get(id) ?? -1;
  return versions.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The revisions of a document by issue date, the earliest first. */
export const findRevisions = async (tx: Database, documentId: number): Promise<Revision[]> =>
  byIssueDate(await tx.select().from(revisions).where(eq(revisions.documentId, documentId)));

/** A revision with its version, as a list tells it. */
interface RevisionInLine extends Pick<Revision, 'id' | 'name' | 'issueDate' | 'versionId'> {
  readonly versionName: string | null;
}

/** The revisions of several documents that are in force on a day, each with the one that it follows, by the id of the document. */
export async function findCurrentRevisions(
  tx: Database,
  documentIds: readonly number[],
  day: string,
): Promise<ReadonlyMap<number, CurrentRevision<RevisionInLine>>> {
  const { id, documentId, name, issueDate, versionId } = revisions;
  // Of each version the last two by that day: all that the rule looks at.
  const issued = tx
    .select({
      id,
      documentId,
      name,
      issueDate,
      versionId,
      place:
        sql<number>`row_number() over (partition by ${versionId} order by ${issueDate} desc, ${id} desc)`.as(
          'place',
        ),
    })
    .from(revisions)
    .where(and(isOneOf(documentId, documentIds), lte(issueDate, day)))
    .as('issued');
  const found = await tx
    .select({
      id: issued.id,
      documentId: issued.documentId,
      name: issued.name,
      issueDate: issued.issueDate,
      versionId: issued.versionId,
      versionName: documentVersions.name,
    })
    .from(issued)
    .innerJoin(documentVersions, eq(documentVersions.id, issued.versionId))
    .where(lte(issued.place, 2));
  const lines = Map.groupBy(found, (one) => one.documentId);
  return new Map(
    [...lines].flatMap(([of, line]) => {
      const current = currentRevision(
        line.map(({ documentId: _of, ...one }) => one),
        day,
      );
      return current ? [[of, current] as const] : [];
    }),
  );
}

/** The files of a document in the order in which they were added. */
export const findFiles = (tx: Database, documentId: number): Promise<DocumentFile[]> =>
  tx
    .select()
    .from(documentFiles)
    .where(eq(documentFiles.documentId, documentId))
    .orderBy(asc(documentFiles.id));

/** What holds versions: product versions that are associated with them, and keycodes that they are part of. */
export interface VersionHolds {
  readonly withProductVersions: ReadonlySet<number>;
  readonly inKeyCodes: ReadonlySet<number>;
}

/** Which of some versions are held, and by what. */
export async function findHolds(tx: Database, versionIds: readonly number[]): Promise<VersionHolds> {
  const ids = [...versionIds];
  const associated = await tx
    .selectDistinct({ id: versionAssociations.documentVersionId })
    .from(versionAssociations)
    .where(isOneOf(versionAssociations.documentVersionId, ids));
  const coded = await tx
    .select({ ids: keyCodes.documentVersionIds })
    .from(keyCodes)
    .where(ids.length > 0 ? arrayOverlaps(keyCodes.documentVersionIds, ids) : sql`false`);
  return {
    withProductVersions: new Set(associated.map(({ id }) => id)),
    inKeyCodes: new Set(coded.flatMap((one) => one.ids)),
  };
}

/** What the rules of a document read of it. */
export async function findFacts(
  tx: Database,
  documentId: number,
  versions: readonly Version[],
): Promise<{ facts: DocumentFacts; holds: VersionHolds }> {
  const ids = versions.map(({ id }) => id);
  const holds = await findHolds(tx, ids);
  const described = await tx
    .selectDistinct({ isCoded: isNotNull(productVersions.keyCodeId) })
    .from(associations)
    .innerJoin(productVersions, eq(productVersions.productId, associations.productId))
    .where(eq(associations.documentId, documentId));
  const facts = {
    isAssociated: described.length > 0,
    describesKeyCode: described.some(({ isCoded }) => isCoded),
    hasProductVersions: ids.some((id) => holds.withProductVersions.has(id)),
    isPartOfKeyCode: ids.some((id) => holds.inKeyCodes.has(id)),
  };
  return { facts, holds };
}

/** The condition that a document cannot be removed (O28): the same as `canRemoveDocument` asks of its facts. */
export const isLocked = (tx: Database, documentId: AnyPgColumn) => {
  const id = sql`${documentId}`;
  const described = tx
    .select({ one: sql`1` })
    .from(associations)
    .where(sql`${associations.documentId} = ${id}`);
  const coded = tx
    .select({ one: sql`1` })
    .from(documentVersions)
    .innerJoin(keyCodes, sql`${keyCodes.documentVersionIds} @> array[${documentVersions.id}]`)
    .where(sql`${documentVersions.documentId} = ${id}`);
  return sql<boolean>`(${exists(described)} or ${exists(coded)})`;
};
