import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { recordColumns } from '../../reference-data/record-columns.ts';

/** Divisions that documents and products belong to (S3). */
export const divisions = pgTable('divisions', { ...recordColumns(), name: text().notNull() }, (table) => [
  uniqueIndex('divisions_name').on(sql`lower(${table.name})`),
]);
