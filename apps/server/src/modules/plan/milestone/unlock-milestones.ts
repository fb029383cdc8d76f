import { scheduleAfresh } from '@crt/domain/milestone-chain';
import { milestoneType } from '@crt/domain/milestone-type';
import { and, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { takeWriteRoad, type WriteAnswer } from '../../write-road/write-road.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { LoadedPlan } from '../plan.repository.ts';
import { findMilestones, loadSchedule, type MilestoneRecord } from '../schedule/plan-schedule.ts';
import { recordDate } from '../schedule/set-milestone-date.ts';
import { reschedulePlan } from '../schedule/reschedule-plan.ts';
import { canMoveMilestones } from './edit-milestone.ts';
import { lockedByHand } from './locked-by-hand.ts';
import { lockChange } from './locked-milestones.ts';

/** Gives up all dates that were set by hand and plans on automatically (F41); a session keeps its date (decision 019). */
export function unlockMilestones(context: RequestContext, id: number): Promise<WriteAnswer> {
  return takeWriteRoad(
    context,
    planAggregate,
    { id },
    {
      fields: ['lockedMilestones'],
      hasStamp: false,
      success: 'Milestones unlocked succesfully.',
      authorise: canMoveMilestones,
      decide: async (loaded) => {
        const rows = await findMilestones(context.tx, id);
        const byHand = lockedByHand(loaded, rows);
        const unlocked = rows.map((row) => (byHand.includes(row) ? { ...row, isLocked: false } : row));
        return {
          patch: {},
          changes: lockChange(rows, unlocked),
          effects: (stored) => planWithoutLocks(context, stored, byHand),
        };
      },
    },
  );
}

async function planWithoutLocks(
  context: RequestContext,
  stored: LoadedPlan,
  byHand: readonly MilestoneRecord[],
): Promise<void> {
  const types = byHand.map(({ type }) => type);
  const isUnlocked = and(eq(planMilestones.planId, stored.id), inArray(planMilestones.type, types));
  await context.tx.update(planMilestones).set({ isLocked: false }).where(isUnlocked);
  const { designSessionDate: date } = stored.plan;
  const type = milestoneType.designSession;
  // Somebody had moved it away from the session.
  const comesBack = date !== null && types.includes(type);
  const others = comesBack ? byHand.filter((row) => row.type !== type) : byHand;
  await planPassedAfresh(context, stored, others);
  await reschedulePlan(context, stored, comesBack ? { date: { type, part: 'planned', date } } : {});
}

/**
 * What has happened is not planned any more, so that scheduling would leave it at the date that was set by hand: it gets the
 * date that the rules would have given it.
 */
async function planPassedAfresh(
  context: RequestContext,
  stored: LoadedPlan,
  unlocked: readonly MilestoneRecord[],
): Promise<void> {
  const passed = unlocked.filter(({ actualAt }) => actualAt !== null);
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
