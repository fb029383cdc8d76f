import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { updateRows } from '../../../platform/db/insert-rows.ts';
import type { ChangeSource } from '../../history/change.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { touch } from '../../write-road/verbs.ts';
import { planAggregate } from '../plan.aggregate.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { lockQueues } from './queue-of-day.ts';
import {
  basisOf,
  findPlaces,
  isWaiting,
  reckonStarts,
  sitesOf,
  type Reckoning,
  type StartsAnew,
} from './starts-anew.ts';

/** Stores new starts of all waiting plans of a product type (F43). Gives how many plans moved; all share one batch. */
export async function recalculateStarts(
  context: RequestContext,
  code: string,
  ahead: StartsAnew,
): Promise<number> {
  const { moves } = await storeStarts(context, { which: isWaiting(code) }, ahead, 'bulk');
  return moves.length;
}

/**
 * Stores new starts and dates of some plans. They were reckoned ahead, before anybody had to wait; where what they were
 * reckoned from is another by now, they are reckoned again under the locks. Gives what was stored.
 */
export async function storeStarts(
  context: RequestContext,
  reckoning: Reckoning,
  ahead: StartsAnew,
  source: ChangeSource,
): Promise<StartsAnew> {
  const { tx } = context;
  const waiting = await tx
    .select({ id: plans.id, stamp: plans.stamp, siteId: plans.manufacturingLocationId })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .where(reckoning.which)
    .orderBy(plans.id)
    .for('update', { of: plans });
  const siteIds = sitesOf(waiting);
  for (const siteId of siteIds) await lockQueues(tx, siteId);
  const isSame = basisOf(waiting, await findPlaces(tx, siteIds)) === ahead.basis;
  const stored = isSame ? ahead : await reckonStarts(context, reckoning);
  const { moves } = stored;
  await touch(context, planAggregate, moves, {
    source,
    tags: ['plan-list'],
    isAnnouncedOnce: true,
  });
  await updateRows(
    tx,
    planMilestones,
    ['planId', 'type'],
    moves.flatMap(({ milestones }) => milestones),
  );
  return stored;
}
