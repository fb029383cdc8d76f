import { getTableColumns, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { updateStatement } from '../../../platform/db/insert-rows.ts';
import { recordChanges } from '../../history/record-changes.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { plans } from '../plan.tables.ts';
import type { PlanMoves } from './plan-moves.ts';
import type { MilestoneRecord } from './plan-schedule.ts';

/** What planning a plan anew changes, with its milestones as they then are. */
export interface MovedPlan extends Pick<PlanMoves, 'patch' | 'changes'> {
  readonly plan: Pick<LoadedPlan, 'id' | 'stamp'>;
  readonly milestones: readonly MilestoneRecord[];
}

const milestoneKeys = Object.keys(getTableColumns(planMilestones));

/** Tells the history how plans moved and stores it, with one statement for all that get the same columns. */
export async function storeMoves(context: RequestContext, moved: readonly MovedPlan[]): Promise<void> {
  for (const { plan, changes } of moved) {
    const thing = { aggregate: 'plan', id: plan.id, stamp: plan.stamp };
    await recordChanges(context, thing, changes, { source: 'scheduler' });
  }
  const rows = moved.map(({ plan: { id }, patch, milestones }) => ({
    columns: { id, ...patch },
    milestones,
  }));
  const alike = Map.groupBy(rows, ({ columns }) => Object.keys(columns).join());
  for (const [names, group] of alike) {
    const keys = names.split(',');
    const milestones = group.flatMap((row) => row.milestones);
    if (milestones.length === 0 && keys.length === 1) continue;
    const ofMilestones = updateStatement(planMilestones, ['planId', 'type'], milestoneKeys, milestones);
    const columns = group.map((row) => row.columns);
    const ofPlans = () => updateStatement(plans, ['id'], keys, columns);
    await context.tx.execute(
      keys.length === 1 ? ofMilestones : sql`with milestones as (${ofMilestones}) ${ofPlans()}`,
    );
  }
}
