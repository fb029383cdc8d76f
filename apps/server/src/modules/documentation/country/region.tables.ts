import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { recordColumns } from '../../reference-data/record-columns.ts';

/** Parts of the world that countries belong to (S4). */
export const regions = pgTable('regions', { ...recordColumns(), name: text().notNull() }, (table) => [
  uniqueIndex('regions_name').on(sql`lower(${table.name})`),
]);
