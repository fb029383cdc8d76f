import { productColumns, type ProductColumnId } from '@crt/domain/product-list';
import { and, eq, exists, getTableColumns, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Input, Output } from '../../../contract/handlers.ts';
import type { Database } from '../../../platform/db/database.ts';
import { listed, possibleId, records } from '../../list/engine/list-filters.ts';
import {
  sortKeys,
  type ListFilter,
  type ListSource,
  type SortKey,
} from '../../list/engine/list-definition.ts';
import { divisions } from '../division/division.tables.ts';
import { documents } from '../document/document.tables.ts';
import { productFamilies } from '../product-family/product-family.tables.ts';
import { associations, documentedProducts, productVersions } from './documented-product.tables.ts';

type ProductQuery = Input<'listDocumentationProducts'>['query'];
type ProductRow = Output<'listDocumentationProducts'>['data'][number];

const { description, catalogNumber, gtin, productFamilyId, divisionId } = documentedProducts;

const keys: Readonly<Record<ProductColumnId, SortKey | undefined>> = {
  description: { by: [description], isIndexed: true },
  catalogNumber: { by: [catalogNumber], isNullable: true },
  gtin: { by: [gtin], isNullable: true },
  family: {
    by: [productFamilies.name],
    joins: [sql`${productFamilies} on ${eq(productFamilies.id, productFamilyId)}`],
    isNullable: true,
  },
  division: { by: [divisions.name], joins: [sql`${divisions} on ${eq(divisions.id, divisionId)}`] },
  describedBy: undefined,
};

/** The products that one of some documents describes (P2). */
const describedBy: ListFilter<readonly number[], ProductQuery> = {
  label: 'Describing Documents',
  condition: (chosen) =>
    exists(
      sql`(select from ${associations} where ${eq(associations.productId, documentedProducts.id)}
        and ${inArray(associations.documentId, chosen.map(possibleId))})`,
    ),
  words: async (tx, chosen) => {
    const rows = await tx
      .select({ number: documents.number })
      .from(documents)
      .where(inArray(documents.id, chosen.map(possibleId)));
    return listed(rows.map(({ number }) => number));
  },
};

/** The products of the documentation (P1, P2). */
export const productList = {
  table: documentedProducts,
  id: documentedProducts.id,
  filters: {
    chosenProductFamilies: records('Family', productFamilyId, productFamilies),
    chosenDivisions: records('Division', divisionId, divisions),
    chosenDocumentNumbers: describedBy,
  },
  columns: productColumns,
  sortKey: sortKeys(keys as Readonly<Record<string, SortKey>>),
  sortOf: ({ orderBy = 'description', ascending }) => [
    { columnId: orderBy, isAscending: ascending !== 0, namedBy: 'orderBy' },
  ],
  findRows,
} as const satisfies ListSource<ProductQuery> & Record<'columns' | 'findRows', unknown>;

async function findRows(tx: Database, ids: readonly number[]): Promise<ProductRow[]> {
  const rows = await tx
    .select({
      ...getTableColumns(documentedProducts),
      family: productFamilies.name,
      division: divisions.name,
    })
    .from(documentedProducts)
    .leftJoin(productFamilies, eq(productFamilies.id, productFamilyId))
    .innerJoin(divisions, eq(divisions.id, divisionId))
    .where(inArray(documentedProducts.id, [...ids]));
  const described = await tx
    .select({ productId: associations.productId, id: documents.id, number: documents.number })
    .from(associations)
    .innerJoin(documents, eq(documents.id, associations.documentId))
    .where(inArray(associations.productId, [...ids]))
    .orderBy(documents.number);
  const coded = await tx
    .selectDistinct({ id: productVersions.productId })
    .from(productVersions)
    .where(and(inArray(productVersions.productId, [...ids]), isNotNull(productVersions.keyCodeId)));
  const withKeyCode = new Set(coded.map(({ id }) => id));
  const documentsOf = Map.groupBy(described, ({ productId }) => productId);
  return rows.map((row) => ({
    id: row.id,
    description: row.description,
    catalogNumber: row.catalogNumber,
    gtin: row.gtin,
    family: row.family,
    division: row.division,
    describedBy: (documentsOf.get(row.id) ?? []).map(({ id, number }) => ({ id, number })),
    hasKeyCode: withKeyCode.has(row.id),
  }));
}
