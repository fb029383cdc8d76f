import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { recordColumns } from '../../reference-data/record-columns.ts';
import { regions } from './region.tables.ts';

/** Countries, each in a region, and what the eIFU calls them (S3). */
export const countries = pgTable(
  'countries',
  {
    ...recordColumns(),
    name: text().notNull(),
    eifuValue: text('eifu_value').notNull(),
    regionId: integer('region_id')
      .notNull()
      .references(() => regions.id),
    /** The languages in which documents have to be there for it. */
    languageIds: integer('language_ids').array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('countries_name').on(sql`lower(${table.name})`),
    index('countries_languages').using('gin', table.languageIds),
  ],
);
