import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { recordColumns } from '../../reference-data/record-columns.ts';

/** Languages of files, with their own name and what the eIFU calls them (S3). */
export const languages = pgTable(
  'languages',
  {
    ...recordColumns(),
    name: text().notNull(),
    translatedName: text('translated_name').notNull(),
    eifuValue: text('eifu_value').notNull(),
  },
  (table) => [uniqueIndex('languages_name').on(sql`lower(${table.name})`)],
);
