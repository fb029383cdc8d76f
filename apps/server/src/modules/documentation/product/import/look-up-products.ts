import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../platform/db/database.ts';
import { isSameText } from '../../../../platform/db/same-text.ts';
import type { ImportRow } from '../../../import/import-kind.ts';
import { divisions } from '../../division/division.tables.ts';
import { entriesByName } from '../../entries-by-text.ts';
import { areAllThere } from '../../missing-entries.ts';
import { productFamilies } from '../../product-family/product-family.tables.ts';
import { documentedProducts, productVersions } from '../documented-product.tables.ts';
import type { ProductImportOptions } from './product-import.ts';
import { numbersOf } from './product-row.ts';

/** A product that a row may be about. */
export type KnownProduct = typeof documentedProducts.$inferSelect & {
  /** The names of its versions. */
  readonly versions: readonly string[];
  readonly family: string | null;
};

/** What deciding about rows needs, found by the texts of the rows. */
export interface FoundProducts {
  readonly byGtin: ReadonlyMap<string, KnownProduct>;
  readonly byCatalogNumber: ReadonlyMap<string, KnownProduct>;
  readonly families: ReadonlyMap<string, { readonly id: number; readonly name: string }>;
  /** The division of new products is still there. */
  readonly hasDivision: boolean;
}

/** Finds in few statements what rows are about, by their numbers and names however they are capitalised. */
export async function lookUpProducts(
  tx: Database,
  rows: readonly ImportRow[],
  { divisionId }: ProductImportOptions,
): Promise<FoundProducts> {
  const numbers = rows.map(numbersOf);
  const gtins = numbers.flatMap(({ gtin }) => (gtin.gtin === '' ? [] : [gtin.gtin]));
  const catalogNumbers = numbers.flatMap(({ catalogNumber }) => catalogNumber ?? []);
  const byGtin = await idsByText(tx, documentedProducts.gtin, gtins);
  const byCatalogNumber = await idsByText(tx, documentedProducts.catalogNumber, catalogNumbers);
  const products = await findProducts(tx, [...byGtin.values(), ...byCatalogNumber.values()]);
  const productsBy = (ids: ReadonlyMap<string, number>) =>
    new Map(
      [...ids].flatMap(([text, id]): [string, KnownProduct][] => {
        const product = products.get(id);
        return product ? [[text, product]] : [];
      }),
    );
  return {
    byGtin: productsBy(byGtin),
    byCatalogNumber: productsBy(byCatalogNumber),
    families: await entriesByName(
      tx,
      productFamilies,
      rows.map(({ cells }) => cells.family ?? ''),
    ),
    // It is locked, so that it stays until the products are stored.
    hasDivision: await areAllThere(tx, divisions, [divisionId]),
  };
}

/** The ids of products by texts that one of their numbers is, however they are capitalised. */
async function idsByText(
  tx: Database,
  column: PgColumn,
  texts: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (texts.length === 0) return new Map();
  const given = sql`unnest(${sql.param([...new Set(texts)])}::text[])`;
  const { rows } = await tx.execute<{ given: string; id: number }>(sql`
    select given.text as given, ${documentedProducts.id} as id from ${given} as given (text)
    join ${documentedProducts} on ${isSameText(column, sql`given.text`)}`);
  return new Map(rows.map((row) => [row.given, Number(row.id)]));
}

async function findProducts(
  tx: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownProduct>> {
  if (ids.length === 0) return new Map();
  const isOne = inArray(documentedProducts.id, [...new Set(ids)]);
  const rows = await tx
    .select({ product: documentedProducts, family: productFamilies.name })
    .from(documentedProducts)
    .leftJoin(productFamilies, eq(productFamilies.id, documentedProducts.productFamilyId))
    .where(isOne);
  const named = await tx
    .select({ productId: productVersions.productId, name: productVersions.name })
    .from(productVersions)
    .where(and(inArray(productVersions.productId, [...new Set(ids)]), isNotNull(productVersions.name)))
    .orderBy(asc(productVersions.id));
  const versions = Map.groupBy(named, ({ productId }) => productId);
  return new Map(
    rows.map(({ product, family }) => {
      const names = (versions.get(product.id) ?? []).flatMap(({ name }) => name ?? []);
      return [product.id, { ...product, family, versions: names }];
    }),
  );
}
