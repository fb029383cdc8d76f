import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { recordColumns } from '../../reference-data/record-columns.ts';

/** Keycodes (S2 §3.2). The database itself keeps two codes from standing for one set of document versions (Q6). */
export const keyCodes = pgTable(
  'key_codes',
  {
    ...recordColumns(),
    code: text().notNull(),
    /** Lowest first, each once; a new code stands for none yet. */
    documentVersionIds: integer('document_version_ids').array().notNull(),
  },
  (table) => [
    uniqueIndex('key_codes_code').on(table.code),
    uniqueIndex('key_codes_set')
      .on(table.documentVersionIds)
      .where(sql`cardinality(${table.documentVersionIds}) > 0`),
    index('key_codes_documents').using('gin', table.documentVersionIds),
  ],
);
