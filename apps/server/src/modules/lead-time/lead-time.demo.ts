import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { defaultLeadTimeModifications, leadTimeGroups, milestoneLeadTimes } from './lead-time.tables.ts';

/** Lead times by group and milestone, and what modifies them. */
export async function fillLeadTimes(
  tx: Database,
  {
    groups,
    leadTimes,
    modifications,
  }: {
    readonly groups: readonly (typeof leadTimeGroups.$inferInsert)[];
    readonly leadTimes: readonly (typeof milestoneLeadTimes.$inferInsert)[];
    readonly modifications: readonly (typeof defaultLeadTimeModifications.$inferInsert)[];
  },
): Promise<void> {
  await insertRows(tx, leadTimeGroups, groups);
  await insertRows(tx, milestoneLeadTimes, leadTimes);
  await insertRows(tx, defaultLeadTimeModifications, modifications);
  for (const table of [leadTimeGroups, milestoneLeadTimes, defaultLeadTimeModifications])
    await continueIds(tx, table);
}
