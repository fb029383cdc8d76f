import { scheduleAfresh } from '@crt/domain/milestone-chain';
import { and, eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { takeWriteRoad, type WriteAnswer } from '../../write-road/write-road.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { loadSchedule, type MilestoneRecord } from '../schedule/plan-schedule.ts';
import { recordDate } from '../schedule/set-milestone-date.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';
import { canMoveMilestones } from './edit-milestone.ts';
import { lockChange } from './locked-milestones.ts';

/** Gives up all dates that were set by hand and plans on automatically (F41). */
export function unlockMilestones(context: RequestContext, id: number): Promise<WriteAnswer> {
  const isLocked = and(eq(planMilestones.planId, id), eq(planMilestones.isLocked, true));
  return takeWriteRoad(
    context,
    planAggregate,
    { id },
    {
      fields: ['lockedMilestones'],
      hasStamp: false,
      success: 'Milestones unlocked succesfully.',
      authorise: canMoveMilestones,
      decide: async () => {
        const locked = await context.tx.select().from(planMilestones).where(isLocked);
        return {
          patch: { hasLockedMilestones: false },
          changes: lockChange(locked, []),
          effects: async (stored) => {
            await context.tx.update(planMilestones).set({ isLocked: false }).where(isLocked);
            await planPassedAfresh(context, stored, locked);
            await reschedulePlan(context, stored);
          },
        };
      },
    },
  );
}

/**
 * What has happened is not planned any more, so that scheduling would leave it at the date that was set by hand: it gets the
 * date that the rules would have given it.
 */
async function planPassedAfresh(
  context: RequestContext,
  stored: LoadedPlan,
  locked: readonly MilestoneRecord[],
): Promise<void> {
  const passed = locked.filter(({ actualAt }) => actualAt !== null);
  if (passed.length === 0) return;
  const { input, rows } = await loadSchedule(context.tx, stored);
  for (const row of passed) {
    const place = rows.findIndex(({ type }) => type === row.type);
    // Nothing leads to the first one; it was planned for when it came.
    const date = place === 0 ? row.actualAt : (scheduleAfresh(input, place)?.plannedDate ?? null);
    await recordDate(context, stored, row, { type: row.type, part: 'planned', date });
    await context.tx
      .update(planMilestones)
      .set({ plannedAt: date })
      .where(and(eq(planMilestones.planId, row.planId), eq(planMilestones.type, row.type)));
  }
}
