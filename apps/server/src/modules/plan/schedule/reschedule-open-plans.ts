import { asc } from 'drizzle-orm';
import { anonymous, type RequestContext } from '../../../context.ts';
import type { UnitOfWork, WorkFor } from '../../../platform/unit-of-work.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import {
  claimRescheduling,
  tellProgress,
  type ReschedulingRun,
} from '../../rescheduling/rescheduling-run.ts';
import { plans } from '../plan.tables.ts';
import { becomesLate, hasMoved } from './becomes-late.ts';
import { storeStarts } from './recalculate-starts.ts';
import { isOpenAt, reckonStarts } from './starts-anew.ts';

/** Sites one after the other, then the plans without a site: each has queues of its own, so each is a transaction of its own. */
export async function placesOfPlans({ tx }: Pick<RequestContext, 'tx'>): Promise<readonly (number | null)[]> {
  const sites = await tx
    .select({ id: manufacturingLocations.id })
    .from(manufacturingLocations)
    .orderBy(asc(manufacturingLocations.id));
  return [...sites.map(({ id }) => id), null];
}

/** How many plans a planning anew looks at. */
async function countOpen({ tx }: RequestContext): Promise<number> {
  const counts = (await placesOfPlans({ tx })).map((siteId) => tx.$count(plans, isOpenAt(siteId)));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** What else follows at a site once its plans are planned anew; null for plans without a site. */
export type AfterSite = (context: RequestContext, siteId: number | null) => Promise<void>;

/**
 * Plans all open plans anew as long as somebody asked for it (domain rules §3.3, §3.4), then what follows at each site:
 * their changes share one batch of the history as scheduling's. However many processes try, one of them does it. Gives
 * how often it was done.
 */
export async function rescheduleOpenPlans(
  unit: UnitOfWork,
  log: WorkFor['log'],
  afterSite: AfterSite,
): Promise<number> {
  const asNobody: WorkFor = { actor: anonymous, log, correlationId: 'reschedule-plans', source: 'scheduler' };
  for (let runs = 0; ; runs += 1) {
    const run = await unit.write(asNobody, claimRescheduling);
    if (!run) return runs;
    const actor = { ...anonymous, userId: run.requestedBy, symbol: run.requestedSymbol };
    try {
      await carryOut(unit, { ...asNobody, actor }, run, afterSite);
    } catch (error) {
      await unit.write(asNobody, (context) => tellProgress(context, run, {}, 'failed'));
      throw error;
    }
  }
}

async function carryOut(
  unit: UnitOfWork,
  work: WorkFor,
  run: ReschedulingRun,
  afterSite: AfterSite,
): Promise<void> {
  const total = await unit.read(work, countOpen);
  await unit.write(work, (context) => tellProgress(context, run, { total: total - run.total }));
  for (const siteId of await unit.read(work, placesOfPlans)) {
    const reckoning = { which: isOpenAt(siteId), isEveryDate: true };
    const ahead = await unit.read(work, (context) => reckonStarts(context, reckoning));
    await unit.write(work, async (context) => {
      const inBatch = {
        ...context,
        history: { ...context.history, batchId: run.batchId ?? context.history.batchId },
      };
      const stored = await storeStarts(inBatch, reckoning, ahead, 'scheduler');
      await afterSite(inBatch, siteId);
      const late = stored.moves.filter(becomesLate).length;
      const moved = stored.moves.filter(hasMoved).length;
      const added = { handled: stored.total, moved, late };
      await tellProgress(context, run, added);
    });
  }
  await unit.write(work, (context) => tellProgress(context, run, {}, 'done'));
}
