import { bigint, integer } from 'drizzle-orm/pg-core';

/** The columns that every table of reference data begins with: its id and the counter behind its stamp. */
export const recordColumns = () => ({
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  stamp: bigint({ mode: 'number' }).notNull().default(1),
});
