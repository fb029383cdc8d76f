import { dayMs } from '@crt/domain/day-ms';
import { milestoneType } from '@crt/domain/milestone-type';
import { planStatus, planStatusName } from '@crt/domain/plan-status';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';

const waitMs = 7 * dayMs;
/** Plans finished in one transaction: a long pause must not lock thousands at once. */
const mostAtOnce = 200;

/**
 * Makes plans that arrived at least seven days ago done, in the order of their ids (domain rules §3.6). Plans that
 * somebody edits at this moment wait for the next run. Gives how many were finished.
 */
export async function finishArrivedPlans(context: RequestContext): Promise<number> {
  const { tx, clock } = context;
  const arrivedLongAgo = and(
    eq(planMilestones.planId, plans.id),
    eq(planMilestones.type, milestoneType.arrived),
    lte(planMilestones.actualAt, new Date(clock.now().getTime() - waitMs)),
  );
  const found = await tx
    .select({ id: plans.id, stamp: plans.stamp })
    .from(plans)
    .innerJoin(planMilestones, arrivedLongAgo)
    .where(eq(plans.status, planStatus.arrived))
    .orderBy(asc(plans.id))
    .limit(mostAtOnce)
    .for('update', { of: plans, skipLocked: true });
  const changes = changed(
    'requestStatusId',
    'choice',
    planStatus.arrived,
    planStatus.done,
    (status) => planStatusName[status],
  );
  const patch = { status: planStatus.done };
  await touch(
    context,
    planAggregate,
    found.map((row) => ({ row, patch, changes })),
  );
  return found.length;
}
