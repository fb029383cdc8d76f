import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { distributionCenters } from './distribution-center.tables.ts';

/** The distribution centres; their calendars are there before. */
export async function fillCenters(
  tx: Database,
  rows: readonly (typeof distributionCenters.$inferInsert)[],
): Promise<void> {
  await insertRows(tx, distributionCenters, rows);
  await continueIds(tx, distributionCenters);
}
