import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { manufacturingLocations } from './manufacturing-location.tables.ts';

/** The sites; their calendars are there before. */
export async function fillLocations(
  tx: Database,
  rows: readonly (typeof manufacturingLocations.$inferInsert)[],
): Promise<void> {
  await insertRows(tx, manufacturingLocations, rows);
  await continueIds(tx, manufacturingLocations);
}
