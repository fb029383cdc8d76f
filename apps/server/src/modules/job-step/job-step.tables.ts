import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { recordColumns } from '../reference-data/record-columns.ts';

/** The vocabulary of manufacturing steps from which workflows are built (T4). */
export const jobSteps = pgTable('job_steps', { ...recordColumns(), name: text().notNull() }, (table) => [
  uniqueIndex('job_steps_name').on(sql`lower(${table.name})`),
]);
