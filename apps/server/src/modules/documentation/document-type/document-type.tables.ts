import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { recordColumns } from '../../reference-data/record-columns.ts';

/** What kinds of documents there are, and what the eIFU calls them (S3). */
export const documentTypes = pgTable(
  'document_types',
  { ...recordColumns(), name: text().notNull(), eifuValue: text('eifu_value') },
  (table) => [uniqueIndex('document_types_name').on(sql`lower(${table.name})`)],
);
