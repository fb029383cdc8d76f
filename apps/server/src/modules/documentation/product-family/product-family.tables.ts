import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { recordColumns } from '../../reference-data/record-columns.ts';

/** Families that products belong to (S3). */
export const productFamilies = pgTable(
  'product_families',
  { ...recordColumns(), name: text().notNull() },
  (table) => [uniqueIndex('product_families_name').on(sql`lower(${table.name})`)],
);
