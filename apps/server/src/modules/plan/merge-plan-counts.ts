import type { Database } from '../../platform/db/database.ts';
import { mergeAlike } from '../../platform/db/merge-alike.ts';
import { milestoneCounts, planCounts, requestPartCounts } from './plan-count.tables.ts';

/** Puts counts of plans and of their dates that are alike together: one row for each value instead of some per edit. */
export async function mergePlanCounts(tx: Database): Promise<number> {
  for (const counts of [planCounts, requestPartCounts]) await mergeAlike(tx, counts);
  await mergeAlike(tx, milestoneCounts, { first: milestoneCounts.firstPlan, last: milestoneCounts.lastPlan });
  return 0;
}
