import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { recordColumns } from '../reference-data/record-columns.ts';

/** Pages outside the application that its menu offers (X1). */
export const reports = pgTable(
  'reports',
  { ...recordColumns(), name: text().notNull(), link: text().notNull() },
  (table) => [uniqueIndex('reports_name').on(sql`lower(${table.name})`)],
);
