import { sql } from 'drizzle-orm';
import type { Use } from '../reference-data/reference-facts.ts';
import { documentFiles, documents } from './document/document.tables.ts';
import { documentedProducts } from './product/documented-product.tables.ts';

/** What a product is known by to who wants to delete what it uses. */
export const productName = sql`coalesce(${documentedProducts.catalogNumber}, ${documentedProducts.gtin}, ${documentedProducts.description})`;

/** Files have no names that people know: they are told by their documents. */
export const byDocuments = {
  one: 'document',
  many: 'documents',
  countedBy: documentFiles.documentId,
  named: sql`(select ${documents.number} from ${documents} where ${documents.id} = ${documentFiles.documentId})`,
} as const satisfies Use['refusing'];
