import { keyCodeSet } from '@crt/domain/keycode';
import { and, asc, eq, exists, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { notFound } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { documents, documentVersions, revisions } from '../document/document.tables.ts';
import { findVersionsOfDocuments } from '../document/version-titles.ts';
import { documentedProducts, productVersions } from '../product/documented-product.tables.ts';
import { findDocumentSets } from '../product/product.repository.ts';
import { keyCodes } from './keycode.tables.ts';

/** So many rows are offered at most (the contract's limit). */
const mostOffered = 10_000;

const ofProduct = {
  id: productVersions.id,
  gtin: documentedProducts.gtin,
  versionName: productVersions.name,
  productId: documentedProducts.id,
};

/** All keycodes by code, with what they stand for and who has them (Q1). */
export async function listKeyCodes({ tx }: RequestContext): Promise<Output<'listKeyCodes'>> {
  const rows = await tx.select().from(keyCodes).orderBy(asc(keyCodes.code)).limit(mostOffered);
  const versions = await findVersionsOfDocuments(
    tx,
    rows.flatMap(({ documentVersionIds }) => documentVersionIds),
  );
  const holders = await tx
    .select({ ...ofProduct, keyCodeId: productVersions.keyCodeId, at: productVersions.keyCodeAssignedAt })
    .from(productVersions)
    .innerJoin(documentedProducts, eq(documentedProducts.id, productVersions.productId))
    .where(isNotNull(productVersions.keyCodeId))
    .orderBy(asc(documentedProducts.gtin), asc(productVersions.id));
  const versionOf = new Map(versions.map((version) => [version.id, version]));
  const holdersOf = Map.groupBy(holders, ({ keyCodeId }) => keyCodeId);
  return rows.map(({ id, code, documentVersionIds }) => ({
    id,
    code,
    documents: documentVersionIds.flatMap((version) => versionOf.get(version) ?? []),
    products: (holdersOf.get(id) ?? []).flatMap(({ keyCodeId: _code, at, ...product }) =>
      at === null ? [] : [{ ...product, keyCodeAssignedAt: at.toISOString() }],
    ),
  }));
}

/** A keycode by its id. @throws not-found */
export async function findKeyCode(tx: Database, id: number): Promise<typeof keyCodes.$inferSelect> {
  const [found] = await tx.select().from(keyCodes).where(eq(keyCodes.id, id));
  if (!found) throw notFound('Keycode');
  return found;
}

/** Versions that people can read: one without revisions is not there yet (§3.9.1). */
export const isOffered = exists(
  sql`(select from ${revisions} where ${eq(revisions.versionId, documentVersions.id)})`,
);

/**
 * The document versions that a keycode can get (§3.9.8): none that would make its set that of another code, and none at all
 * while product versions have it.
 */
export async function listDocumentsForKeyCode(
  { tx }: RequestContext,
  id: number,
): Promise<Output<'listDocumentsForKeyCode'>> {
  const { documentVersionIds } = await findKeyCode(tx, id);
  if (await hasHolders(tx, id)) return [];
  // With one version more it would be another code: the codes that have all of its versions and one beside.
  const size = documentVersionIds.length + 1;
  const near = await tx
    .select({ ids: keyCodes.documentVersionIds })
    .from(keyCodes)
    .where(
      and(
        sql`cardinality(${keyCodes.documentVersionIds}) = ${size}`,
        documentVersionIds.length === 0
          ? undefined
          : sql`${keyCodes.documentVersionIds} @> ${sql.param(documentVersionIds, keyCodes.documentVersionIds)}`,
      ),
    );
  const without = [...documentVersionIds, ...near.flatMap(({ ids }) => ids)];
  return tx
    .select({
      id: documentVersions.id,
      number: documents.number,
      versionName: documentVersions.name,
      documentId: documents.id,
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.documentId))
    .where(and(not(isOneOf(documentVersions.id, without)), isOffered))
    .orderBy(asc(documents.number), asc(documentVersions.id))
    .limit(mostOffered);
}

/** Whether product versions have a keycode: then it keeps its document versions. */
export async function hasHolders(tx: Database, keyCodeId: number): Promise<boolean> {
  const [holder] = await tx
    .select({ id: productVersions.id })
    .from(productVersions)
    .where(eq(productVersions.keyCodeId, keyCodeId))
    .limit(1);
  return holder !== undefined;
}

/** Product versions without a keycode that need one: of a product without versions the implicit one. */
const isAvailable = (tx: Database) => {
  const named = tx
    .select({ one: sql`1` })
    .from(sql`${productVersions} as other`)
    .where(sql`other.product_id = ${productVersions.productId} and not other.is_implicit`);
  return and(
    isNull(productVersions.keyCodeId),
    eq(documentedProducts.needsKeyCode, true),
    or(eq(productVersions.isImplicit, false), sql`not ${exists(named)}`),
  );
};

/** The product versions that a keycode can get: without another one, and with exactly its document versions (Q6). */
export async function listProductsForKeyCode(
  { tx }: RequestContext,
  id: number,
): Promise<Output<'listProductsForKeyCode'>> {
  const { documentVersionIds } = await findKeyCode(tx, id);
  if (documentVersionIds.length === 0) return [];
  const rows = await tx
    .select(ofProduct)
    .from(productVersions)
    .innerJoin(documentedProducts, eq(documentedProducts.id, productVersions.productId))
    .where(isAvailable(tx))
    .orderBy(asc(documentedProducts.gtin), asc(productVersions.id));
  const sets = await findDocumentSets(
    tx,
    rows.map((row) => row.id),
  );
  const wanted = String(documentVersionIds);
  return rows.filter((row) => String(sets.get(row.id) ?? []) === wanted).slice(0, mostOffered);
}

/** Those of some product versions that a keycode can get or has, by the id of the version. */
export async function findHoldable(tx: Database, ids: readonly number[]) {
  const rows = await tx
    .select({
      version: productVersions,
      needsKeyCode: documentedProducts.needsKeyCode,
      isAvailable: sql<boolean>`(${isAvailable(tx)})`,
    })
    .from(productVersions)
    .innerJoin(documentedProducts, eq(documentedProducts.id, productVersions.productId))
    .where(isOneOf(productVersions.id, ids));
  const sets = await findDocumentSets(tx, ids);
  return rows.map((row) => ({ ...row, documentVersionIds: keyCodeSet(sets.get(row.version.id) ?? []) }));
}
