import { integer, pgTable, timestamp } from 'drizzle-orm/pg-core';

/** One row, written only to see whether the database takes writes (`/health/ready`). */
export const writeChecks = pgTable('write_checks', {
  id: integer().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull(),
});
