import { and, eq, ilike, notExists, sql, type SQL } from 'drizzle-orm';
import { notFound } from '../../../errors.ts';
import type { Database } from '../../../platform/db/database.ts';
import { containing } from '../../../platform/db/like-pattern.ts';
import { documents } from '../document/document.tables.ts';
import { associations, documentedProducts } from './documented-product.tables.ts';

/** So many are offered at most (the contract's limit). */
const mostOffered = 20;

/** Documents whose number contains a text, by number (P2). */
export const findDocumentNumbers = (tx: Database, text: string, also?: SQL) =>
  tx
    .select({ id: documents.id, number: documents.number })
    .from(documents)
    .where(and(ilike(documents.number, containing(text.trim())), also))
    .orderBy(documents.number)
    .limit(mostOffered);

/** The same of documents that do not describe a product yet (P13). @throws not-found */
export async function findOtherDocumentNumbers(tx: Database, text: string, productId: number) {
  const [product] = await tx
    .select({ id: documentedProducts.id })
    .from(documentedProducts)
    .where(eq(documentedProducts.id, productId));
  if (!product) throw notFound('Product');
  const described = sql`(select from ${associations} where ${eq(associations.documentId, documents.id)}
    and ${eq(associations.productId, productId)})`;
  return findDocumentNumbers(tx, text, notExists(described));
}
