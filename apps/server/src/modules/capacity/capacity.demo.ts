import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { capacityDefaults, capacityEntries } from './capacity.tables.ts';

/** Starts per day: usual ones, and others for some days. */
export async function fillCapacities(
  tx: Database,
  {
    defaults,
    entries,
  }: {
    readonly defaults: readonly (typeof capacityDefaults.$inferInsert)[];
    readonly entries: readonly (typeof capacityEntries.$inferInsert)[];
  },
): Promise<void> {
  await insertRows(tx, capacityDefaults, defaults);
  await insertRows(tx, capacityEntries, entries);
  await continueIds(tx, capacityEntries);
}
