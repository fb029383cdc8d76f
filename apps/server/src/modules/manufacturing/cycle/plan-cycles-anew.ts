import { planStatus } from '@crt/domain/plan-status';
import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { plans } from '../../plan/plan.tables.ts';
import { manufacturingCycles } from './cycle.tables.ts';
import { planStepsAnew } from './plan-steps.ts';

/** So many cycles are in memory at once. */
const atOnce = 500;

/**
 * Plans the open steps of all cycles of a site anew, because its calendar, working hours or efforts were changed (domain
 * rules §3.5.6); those of plans that are over stay as they are. Without a site nothing is planned.
 */
export async function planCyclesAnew(context: RequestContext, siteId: number | null): Promise<void> {
  if (siteId === null) return;
  const rows = await context.tx
    .select({ id: manufacturingCycles.planId })
    .from(manufacturingCycles)
    .innerJoin(plans, eq(plans.id, manufacturingCycles.planId))
    .where(
      and(
        isNull(manufacturingCycles.finishedAt),
        eq(plans.manufacturingLocationId, siteId),
        notInArray(plans.status, [planStatus.terminated, planStatus.done]),
      ),
    )
    .orderBy(asc(manufacturingCycles.planId))
    // As whoever acts on a job does: first the plan.
    .for('update', { of: plans });
  for (let from = 0; from < rows.length; from += atOnce)
    await planStepsAnew(
      context,
      rows.slice(from, from + atOnce).map(({ id }) => id),
    );
}
