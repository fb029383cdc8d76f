import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import { jobSteps } from './job-step.tables.ts';

/** The steps of which workflows are made. */
export async function fillJobSteps(
  tx: Database,
  rows: readonly (typeof jobSteps.$inferInsert)[],
): Promise<void> {
  await insertRows(tx, jobSteps, rows);
  await continueIds(tx, jobSteps);
}
