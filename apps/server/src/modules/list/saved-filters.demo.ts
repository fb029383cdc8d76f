import type { Database } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { savedFilters } from './list.tables.ts';

/** Filters that people have saved. */
export async function fillSavedFilters(
  tx: Database,
  rows: readonly (typeof savedFilters.$inferInsert)[],
): Promise<void> {
  await insertRows(tx, savedFilters, rows);
}
