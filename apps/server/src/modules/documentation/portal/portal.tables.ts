import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { recordColumns } from '../../reference-data/record-columns.ts';

/** Portals on which documents are published, and what the eIFU calls them (S3). */
export const portals = pgTable(
  'portals',
  { ...recordColumns(), name: text().notNull(), eifuValue: text('eifu_value') },
  (table) => [uniqueIndex('portals_name').on(sql`lower(${table.name})`)],
);
