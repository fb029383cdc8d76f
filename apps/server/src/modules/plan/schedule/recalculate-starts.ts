import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { updateRows } from '../../../platform/db/insert-rows.ts';
import { productTypes } from '../../product/product.tables.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { lockQueues } from './queue-of-day.ts';
import { basisOf, findPlaces, isWaiting, reckonStarts, sitesOf, type StartsAnew } from './starts-anew.ts';

/**
 * Stores new starts of all waiting plans of a product type (F43). They were reckoned ahead, before anybody had to wait;
 * where what they were reckoned from is another by now, they are reckoned again under the locks. Gives how many plans
 * moved; all of them share one batch.
 */
export async function recalculateStarts(
  context: RequestContext,
  code: string,
  ahead: StartsAnew,
): Promise<number> {
  const { tx } = context;
  const waiting = await tx
    .select({ id: plans.id, stamp: plans.stamp, siteId: plans.manufacturingLocationId })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .where(isWaiting(code))
    .orderBy(plans.id)
    .for('update', { of: plans });
  const siteIds = sitesOf(waiting);
  for (const siteId of siteIds) await lockQueues(tx, siteId);
  const isSame = basisOf(waiting, await findPlaces(tx, siteIds)) === ahead.basis;
  const { moves } = isSame ? ahead : await reckonStarts(context, code);
  await touch(context, planAggregate, moves, {
    source: 'bulk',
    tags: ['plan-list'],
    isAnnouncedOnce: true,
  });
  await updateRows(
    tx,
    planMilestones,
    ['planId', 'type'],
    moves.flatMap(({ milestones }) => milestones),
  );
  return moves.length;
}
