import { asc, eq, exists, ilike, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import { isOneOf } from '../../../platform/db/id-lists.ts';
import { associations, documentedProducts } from '../product/documented-product.tables.ts';

/** So many are offered, and so many are listed at most (the contract's limits). */
const mostOffered = 20;
const mostAssociated = 5000;

const shown = {
  id: documentedProducts.id,
  gtin: documentedProducts.gtin,
  description: documentedProducts.description,
};

/** Products whose GTIN contains a text, by GTIN (R18). */
export const findGtins = (
  { tx }: RequestContext,
  text: string,
): Promise<Output<'findGtinsForProductExport'>> =>
  tx
    .select(shown)
    .from(documentedProducts)
    .where(ilike(documentedProducts.gtin, containing(text)))
    .orderBy(asc(documentedProducts.gtin))
    .limit(mostOffered);

/** The products that documents describe, by GTIN (R21). */
export const listAssociatedProducts = (
  { tx }: RequestContext,
  documentIds: readonly number[],
): Promise<Output<'listAssociatedProductsForExport'>> => {
  const describes = sql`${eq(associations.productId, documentedProducts.id)}
    and ${isOneOf(associations.documentId, documentIds)}`;
  return tx
    .select(shown)
    .from(documentedProducts)
    .where(exists(sql`(select from ${associations} where ${describes})`))
    .orderBy(asc(documentedProducts.gtin), asc(documentedProducts.id))
    .limit(mostAssociated);
};
