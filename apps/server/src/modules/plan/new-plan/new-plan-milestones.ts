import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { passedMilestones } from '@crt/domain/passed-milestones';
import { isDesignSessionOnly } from '@crt/domain/request-type';
import type { Database } from '../../../platform/db/database.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { plans } from '../plan.tables.ts';

/** The milestones of a new plan in the order of passing; the other kinds pass what their plan asks for. */
function milestonesOf(plan: typeof plans.$inferSelect): readonly MilestoneType[] {
  const passed = passedMilestones(plan.type);
  return plan.designSessionRequired || isDesignSessionOnly(plan.type)
    ? passed
    : passed.filter((type) => type !== milestoneType.designSession);
}

/** Gives a new plan its milestones; the first happened with its request, the others are dated by scheduling. */
export async function addMilestones(tx: Database, plan: typeof plans.$inferSelect): Promise<void> {
  const rows = milestonesOf(plan).map((type) => {
    const at = type === milestoneType.requestReceived ? plan.createdAt : null;
    return { planId: plan.id, type, timeZone: 'UTC', plannedAt: at, actualAt: at, baselineAt: at };
  });
  await tx.insert(planMilestones).values(rows);
}
