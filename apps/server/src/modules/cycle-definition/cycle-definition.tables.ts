import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/** What a product is made by: the work orders of its manufacturing cycle (U10, U11). */
export const cycleDefinitions = pgTable('cycle_definitions', {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  name: text().notNull(),
});
