import { keyCodeSet } from '@crt/domain/keycode';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { documents, documentVersions } from '../document/document.tables.ts';
import { associations, productVersions, versionAssociations } from './documented-product.tables.ts';

export type ProductVersion = typeof productVersions.$inferSelect;
export type Association = typeof associations.$inferSelect;
export type VersionAssociation = typeof versionAssociations.$inferSelect;

/** The versions of a product, the implicit one first. */
export const findProductVersions = (tx: Database, productId: number): Promise<ProductVersion[]> =>
  tx
    .select()
    .from(productVersions)
    .where(eq(productVersions.productId, productId))
    .orderBy(asc(productVersions.id));

/** A document that describes a product. */
export type DescribingDocument = Association & { readonly number: string; readonly isVersioned: boolean };

/** The documents that describe a product, by number. */
export const findAssociations = (tx: Database, productId: number): Promise<DescribingDocument[]> =>
  tx
    .select({
      id: associations.id,
      productId: associations.productId,
      documentId: associations.documentId,
      number: documents.number,
      isVersioned: documents.isVersioned,
    })
    .from(associations)
    .innerJoin(documents, eq(documents.id, associations.documentId))
    .where(eq(associations.productId, productId))
    .orderBy(asc(documents.number));

/** The associations between versions of a product and of its documents, in the order in which they were added. */
export const findVersionAssociations = (tx: Database, productId: number): Promise<VersionAssociation[]> =>
  tx
    .select()
    .from(versionAssociations)
    .where(eq(versionAssociations.productId, productId))
    .orderBy(asc(versionAssociations.id));

/**
 * The document versions of product versions (§3.9.6), by the id of the product version: those that are associated with it,
 * and the only version of each document of the product that is not versioned. Versions without any are absent.
 */
export async function findDocumentSets(
  tx: Database,
  productVersionIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const isOne = isOneOf(productVersions.id, productVersionIds);
  const associated = await tx
    .select({ id: productVersions.id, documentVersionId: versionAssociations.documentVersionId })
    .from(productVersions)
    .innerJoin(versionAssociations, eq(versionAssociations.productVersionId, productVersions.id))
    .where(isOne);
  const unversioned = await tx
    .select({ id: productVersions.id, documentVersionId: documentVersions.id })
    .from(productVersions)
    .innerJoin(associations, eq(associations.productId, productVersions.productId))
    .innerJoin(documents, and(eq(documents.id, associations.documentId), eq(documents.isVersioned, false)))
    .innerJoin(
      documentVersions,
      and(eq(documentVersions.documentId, documents.id), eq(documentVersions.isBase, true)),
    )
    .where(isOne);
  const sets = Map.groupBy([...associated, ...unversioned], ({ id }) => id);
  return new Map(
    [...sets].map(([id, rows]) => [id, keyCodeSet(rows.map(({ documentVersionId }) => documentVersionId))]),
  );
}
