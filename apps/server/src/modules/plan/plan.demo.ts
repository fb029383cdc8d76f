import type { Database } from '../../platform/db/database.ts';
import { continueIds, insertRows } from '../../platform/db/insert-rows.ts';
import type { DemoTalk } from '../demo/plan-talk.ts';
import { planComments, planLinks } from './plan-link.tables.ts';
import { planMilestones } from './plan-milestone.tables.ts';
import { plans } from './plan.tables.ts';
import { importSources } from './reimport/import-source.tables.ts';

/** Plans; what they point at is there before. */
export async function fillPlanRows(
  tx: Database,
  rows: readonly (typeof plans.$inferInsert)[],
): Promise<void> {
  await insertRows(tx, plans, rows);
  await continueIds(tx, plans);
}

/** What the ordering system says about plans. */
export const fillImportSources = (
  tx: Database,
  rows: readonly (typeof importSources.$inferInsert)[],
): Promise<void> => insertRows(tx, importSources, rows);

/** The milestones of plans. */
export const fillMilestones = (
  tx: Database,
  rows: readonly (typeof planMilestones.$inferInsert)[],
): Promise<void> => insertRows(tx, planMilestones, rows);

/** What people have written about plans, and which they have linked. */
export async function fillTalk(
  tx: Database,
  { comments, links }: Pick<DemoTalk, 'comments' | 'links'>,
): Promise<void> {
  await insertRows(tx, planComments, comments);
  await insertRows(tx, planLinks, links);
}
