import type { Database } from '../../platform/db/database.ts';
import { mergeAlike } from '../../platform/db/merge-alike.ts';
import { changeCounts, planChangeCounts, planChangeDays } from './change.tables.ts';

/**
 * Puts counts of changes that are alike together, so that there are some dozens of them a day instead of some per edit;
 * days that are together already stay as they are.
 */
export async function mergeChangeCounts(tx: Database): Promise<number> {
  await mergeAlike(tx, changeCounts, { first: changeCounts.firstPlan, last: changeCounts.lastPlan });
  await mergeAlike(tx, planChangeCounts);
  await mergeAlike(tx, planChangeDays);
  return 0;
}
