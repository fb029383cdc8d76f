import type { ExportableVersion, ExportedVersion } from '@crt/domain/product-export';
import { and, asc, eq, exists, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { findVersionsOfDocuments } from '../document/version-titles.ts';
import { keyCodes } from '../keycode/keycode.tables.ts';
import { documentedProducts, productVersions } from '../product/documented-product.tables.ts';
import { findDocumentSets } from '../product/product.repository.ts';
import { readNodes } from './tree-nodes.ts';
import { conflict } from './export-stream.ts';

/** Products whose versions are read together. */
const productsAtOnce = 100;

/** Where the choice stands in a request. */
export const chosenVersionsPath = '/body/chosenIds';

/** A version that stands in a tree: the one without a name only where its product has no other (P11). */
const stands: SQL = sql`(${not(productVersions.isImplicit)} or not exists (select from ${productVersions} as named
  where named.product_id = ${productVersions.productId} and not named.is_implicit))`;

/** What trees and exports read of product versions. */
export const versionsInTree = (tx: Database, where: SQL | undefined) =>
  tx
    .select({
      id: productVersions.id,
      productId: productVersions.productId,
      gtin: documentedProducts.gtin,
      catalogNumber: documentedProducts.catalogNumber,
      description: documentedProducts.description,
      eifuDescription: documentedProducts.eifuDescription,
      needsKeyCode: documentedProducts.needsKeyCode,
      versionName: productVersions.name,
      keyCode: keyCodes.code,
    })
    .from(productVersions)
    .innerJoin(documentedProducts, eq(documentedProducts.id, productVersions.productId))
    .leftJoin(keyCodes, eq(keyCodes.id, productVersions.keyCodeId))
    .where(and(stands, where))
    .orderBy(asc(documentedProducts.gtin), asc(productVersions.productId), asc(productVersions.id));

/** Why a version cannot be exported: another one for products than for keycodes. */
export type WhyNot = (version: ExportableVersion) => string | null;

/** What is exported: products by GTIN, and which of their versions. */
export interface ChosenVersions {
  readonly productIds: readonly number[];
  readonly isChosen: SQL | undefined;
}

/** What somebody chose. */
interface Choice {
  readonly nodes: readonly string[];
  readonly products?: readonly number[];
  /** What each exported version has to be, so that products without such a one are not read for nothing. */
  readonly isAble?: SQL;
}

/**
 * The versions that nodes of the tree, and whole products, stand for. @throws conflict when one is gone, or was chosen itself
 * and cannot be exported
 */
export async function findChosenVersions(
  tx: Database,
  { nodes, products = [], isAble }: Choice,
  whyNot: WhyNot,
): Promise<ChosenVersions> {
  const { isAll, of } = readNodes(nodes);
  const [whole, single] = [[...new Set([...of('product'), ...products])], of('version')];
  const chosen = await versionsInTree(tx, isOneOf(productVersions.id, single));
  const disabled = chosen.filter((version) => whyNot(version) !== null).length;
  const there = await tx.$count(documentedProducts, isOneOf(documentedProducts.id, whole));
  const gone = single.length - chosen.length + whole.length - there;
  if (gone + disabled > 0) {
    const message = `${gone + disabled} of what was chosen is no longer there, or cannot be exported any more. Load the tree again.`;
    throw conflict(message, chosenVersionsPath);
  }
  const isOfNodes = isAll
    ? undefined
    : or(isOneOf(productVersions.productId, whole), isOneOf(productVersions.id, single));
  const isChosen = and(isOfNodes, isAble);
  const hasChosen = and(eq(productVersions.productId, documentedProducts.id), isChosen);
  const found = await tx
    .select({ id: documentedProducts.id })
    .from(documentedProducts)
    .where(exists(sql`(select from ${productVersions} where ${hasChosen})`))
    .orderBy(asc(documentedProducts.gtin), asc(documentedProducts.id));
  return { productIds: found.map(({ id }) => id), isChosen };
}

/** A version to be exported, with the product that it belongs to. */
export type VersionOfProduct = ExportedVersion & { readonly productId: number };

/** The chosen versions by product, those of some products at a time; what cannot be exported is left out. */
export async function* chosenVersions(
  tx: Database,
  { productIds, isChosen }: ChosenVersions,
  { whyNot, withDocuments }: { readonly whyNot: WhyNot; readonly withDocuments: boolean },
): AsyncGenerator<readonly VersionOfProduct[]> {
  for (let start = 0; start < productIds.length; start += productsAtOnce) {
    const ids = productIds.slice(start, start + productsAtOnce);
    const rows = await versionsInTree(tx, and(isOneOf(productVersions.productId, ids), isChosen));
    const able = rows.filter((version) => whyNot(version) === null);
    const documentsOf = withDocuments ? await findDocuments(tx, able) : undefined;
    if (able.length > 0)
      yield able.map((version) => ({ ...version, documents: documentsOf?.get(version.id) ?? [] }));
  }
}

/** The document versions of product versions, by number. */
async function findDocuments(tx: Database, versions: readonly { readonly id: number }[]) {
  const sets = await findDocumentSets(
    tx,
    versions.map(({ id }) => id),
  );
  const titles = await findVersionsOfDocuments(tx, [...new Set([...sets.values()].flat())]);
  return new Map(
    [...sets].map(([id, set]) => [id, titles.filter((document) => set.includes(document.id))] as const),
  );
}
