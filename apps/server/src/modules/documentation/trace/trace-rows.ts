import { asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Output } from '../../../contract/handlers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { combinedOrderDefinitions, combinedOrders } from '../../combined-order/combined-order.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { products } from '../../product/product.tables.ts';
import { findVersionsOfDocuments } from '../document/version-titles.ts';
import { keyCodes } from '../keycode/keycode.tables.ts';
import { documentedProducts, productVersions } from '../product/documented-product.tables.ts';

type Trace = Output<'getTrace'>;
type Rows<Level extends keyof Trace> = NonNullable<Trace[Level]>;

/** So many of each are told (the contract's limit) unless a caller wants more; the others are counted. */
const mostShown = 100;
const count = sql<number>`count(*) over ()`.mapWith(Number);

const counted = <Row extends { readonly count: number }>(rows: readonly Row[]) => ({
  count: rows[0]?.count ?? 0,
  rows: rows.map(({ count: _count, ...row }) => row),
});

/** Document versions by number, each with those of the keycodes that stand for it. */
export async function documentRows(
  tx: Database,
  ids: readonly number[],
  keyCodeIds: readonly number[],
  most = mostShown,
): Promise<Rows<'documents'>> {
  const found = await findVersionsOfDocuments(tx, ids);
  const sets = await tx
    .select({ code: keyCodes.code, documentVersionIds: keyCodes.documentVersionIds })
    .from(keyCodes)
    .where(isOneOf(keyCodes.id, keyCodeIds))
    .orderBy(asc(keyCodes.code))
    .limit(most);
  const codesOf = new Map<number, string[]>(found.map(({ id }) => [id, []]));
  for (const { code, documentVersionIds } of sets)
    for (const id of documentVersionIds) codesOf.get(id)?.push(code);
  const rows = found.slice(0, most).map((row) => ({ ...row, keyCodes: codesOf.get(row.id) ?? [] }));
  return { count: found.length, rows };
}

/** Keycodes by code. */
export async function keyCodeRows(
  tx: Database,
  ids: readonly number[],
  most = mostShown,
): Promise<Rows<'keyCodes'>> {
  return counted(
    await tx
      .select({ id: keyCodes.id, code: keyCodes.code, count })
      .from(keyCodes)
      .where(isOneOf(keyCodes.id, ids))
      .orderBy(asc(keyCodes.code))
      .limit(most),
  );
}

/** Product versions by GTIN. */
export async function productRows(
  tx: Database,
  ids: readonly number[],
  most = mostShown,
): Promise<Rows<'products'>> {
  return counted(
    await tx
      .select({
        id: productVersions.id,
        productId: documentedProducts.id,
        description: documentedProducts.description,
        gtin: documentedProducts.gtin,
        catalogNumber: documentedProducts.catalogNumber,
        versionName: productVersions.name,
        keyCode: keyCodes.code,
        count,
      })
      .from(productVersions)
      .innerJoin(documentedProducts, eq(documentedProducts.id, productVersions.productId))
      .leftJoin(keyCodes, eq(keyCodes.id, productVersions.keyCodeId))
      .where(isOneOf(productVersions.id, ids))
      .orderBy(asc(documentedProducts.gtin), asc(productVersions.id))
      .limit(most),
  );
}

/** Plans, the newest first. */
export async function planRows(tx: Database, condition: SQL, most = mostShown): Promise<Rows<'plans'>> {
  return counted(
    await tx
      .select({
        id: plans.id,
        requestId: plans.requestId,
        productNumber: products.number,
        hasCycle: plans.hasCycle,
        count,
      })
      .from(plans)
      .leftJoin(products, eq(products.id, plans.productId))
      .where(condition)
      .orderBy(desc(plans.id))
      .limit(most),
  );
}

/** Combined orders, the newest first. */
export async function lotRows(tx: Database, condition: SQL, most = mostShown): Promise<Rows<'lots'>> {
  return counted(
    await tx
      .select({
        id: combinedOrders.id,
        identifier: combinedOrders.identifier,
        kind: combinedOrderDefinitions.name,
        count,
      })
      .from(combinedOrders)
      .innerJoin(combinedOrderDefinitions, eq(combinedOrderDefinitions.id, combinedOrders.definitionId))
      .where(condition)
      .orderBy(desc(combinedOrders.id))
      .limit(most),
  );
}
