import { milestoneOrder, milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { requestType } from '@crt/domain/request-type';
import type { Database } from '../../../platform/db/database.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import type { plans } from '../plan.tables.ts';

/** What there is of a re-order, which needs no design. */
const ofReOrder: ReadonlySet<MilestoneType> = new Set([
  milestoneType.requestReceived,
  milestoneType.dataAvailable,
  milestoneType.manufacturingStarted,
  milestoneType.outOfManufacturing,
  milestoneType.shipped,
  milestoneType.arrived,
]);
/** What there is of a design alone, which ends with being approved. */
const ofDesignOnly: ReadonlySet<MilestoneType> = new Set([
  milestoneType.requestReceived,
  milestoneType.fileUploaded,
  milestoneType.designSession,
  milestoneType.designApproved,
]);

/** The milestones of a new plan in the order of passing; the other kinds pass what their plan asks for. */
function milestonesOf(plan: typeof plans.$inferSelect): readonly MilestoneType[] {
  if (plan.type === requestType.reOrder) return milestoneOrder.filter((type) => ofReOrder.has(type));
  if (plan.type === requestType.designOnly) return milestoneOrder.filter((type) => ofDesignOnly.has(type));
  return plan.designSessionRequired
    ? milestoneOrder
    : milestoneOrder.filter((type) => type !== milestoneType.designSession);
}

/** Gives a new plan its milestones; the first happened with its request, the others are dated by scheduling. */
export async function addMilestones(tx: Database, plan: typeof plans.$inferSelect): Promise<void> {
  const rows = milestonesOf(plan).map((type) => {
    const at = type === milestoneType.requestReceived ? plan.createdAt : null;
    return { planId: plan.id, type, timeZone: 'UTC', plannedAt: at, actualAt: at, baselineAt: at };
  });
  await tx.insert(planMilestones).values(rows);
}
