import { planStatus } from '@crt/domain/plan-status';
import { asc, eq } from 'drizzle-orm';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { anonymous, type RequestContext } from '../../context.ts';
import { frozenClock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { openTestStorage } from '../../platform/db/test-storage.ts';
import { noFiles } from '../../platform/file-store.ts';
import { countedIds } from '../../platform/ids.ts';
import { quietLog } from '../../platform/quiet-log.ts';
import { changes } from '../history/change.tables.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import { findPlan } from '../plan/plan.repository.ts';
import { plans } from '../plan/plan.tables.ts';
import { recalculateStarts } from '../plan/schedule/recalculate-starts.ts';
import { reschedulePlan } from '../plan/schedule/reschedule-plan.ts';
import { placesOfPlans } from '../plan/schedule/reschedule-open-plans.ts';
import { isOpenAt, isWaiting, reckonStarts } from '../plan/schedule/starts-anew.ts';
import { productTypes } from '../product/product.tables.ts';
import { fillDemo } from './fill-demo.ts';
import { testHistory, testHistoryKey } from '../testing/history-key.ts';

const contextOf = (tx: Database, now: Date): RequestContext => ({
  actor: anonymous,
  tx,
  clock: frozenClock(now),
  ids: countedIds(5),
  log: quietLog as unknown as RequestContext['log'],
  correlationId: 'test',
  files: noFiles,
  history: testHistory(),
  publish: ({ entityId }) => {
    throw new Error(`Plan ${entityId} was announced as changed`);
  },
});

const allPlans = (db: Database) => db.select().from(plans).orderBy(asc(plans.id));
const allMilestones = (db: Database) =>
  db.select().from(planMilestones).orderBy(asc(planMilestones.planId), asc(planMilestones.type));

/** The rows that differ from what stood in their place, as they are now. */
const differing = <Row>(before: readonly Row[], after: readonly Row[]): Row[] =>
  after.filter((row, place) => !isDeepStrictEqual(row, before[place]));

async function expectSame(db: Database, task: () => Promise<void>): Promise<void> {
  const before = { plans: await allPlans(db), milestones: await allMilestones(db) };
  const told = await db.$count(changes);
  await task();
  const moved = differing(before.milestones, await allMilestones(db));
  expect(moved.map(({ planId, type, plannedAt }) => [planId, type, plannedAt])).toEqual([]);
  const changed = differing(before.plans, await allPlans(db));
  expect(
    changed.map(({ id, manufacturingStartDate, status }) => [id, manufacturingStartDate, status]),
  ).toEqual([]);
  expect(await db.$count(changes)).toBe(told);
}

/** Plans whose hold began at another moment than their history says, or on a day on which nobody works. */
async function heldOtherwise(db: Database) {
  const held = (await allPlans(db)).filter(({ heldFrom }) => heldFrom !== null);
  expect(held.length).toBeGreaterThan(0);
  // Not all at the same moment.
  const moments = new Set(held.map(({ heldSince }) => heldSince?.getTime()));
  expect(moments.size).toBeGreaterThan(held.length / 2);
  const told = await db
    .select()
    .from(changes)
    .where(eq(changes.newValue, String(planStatus.onHold)));
  const since = new Map(told.map(({ aggregateId, changedAt }) => [aggregateId, changedAt.getTime()]));
  return held.flatMap(({ id, heldSince }) => {
    const day = heldSince?.getUTCDay() ?? 0;
    return since.get(id) === heldSince?.getTime() && day > 0 && day < 6 ? [] : [[id, heldSince]];
  });
}

/** The last ones are a Sunday in the night of a clock change, and a day on which nobody works. */
it.each([
  ['2026-11-20T09:00:00Z', 600],
  ['2026-11-22T08:16:00Z', 180],
  ['2026-03-29T00:30:00Z', 120],
  ['2027-01-01T12:00:00Z', 120],
])(
  'planning the untouched demo world of %s anew changes nothing: dates, places, statuses (§3.0, §3.3, §3.4, §3.6)',
  async (moment, count) => {
    const now = new Date(moment);
    const storage = await openTestStorage();
    const { db } = storage;
    await storage.setUp((own) => fillDemo(own, { historyKey: testHistoryKey, now, plans: count }));
    expect(await heldOtherwise(db)).toEqual([]);
    const context = contextOf(db, now);
    await expectSame(db, async () => {
      for (const { id } of await allPlans(db)) {
        const stored = await findPlan(db, id);
        if (stored) await reschedulePlan(context, stored, { isStatusFollowing: true });
      }
    });
    await expectSame(db, async () => {
      const types = await db.select().from(productTypes).where(eq(productTypes.isCapacityScheduled, true));
      for (const { code } of types) {
        const ahead = await reckonStarts(context, { which: isWaiting(code) });
        expect([code, await recalculateStarts(context, code, ahead)]).toEqual([code, 0]);
      }
    });
    await expectSame(db, async () => {
      for (const siteId of await placesOfPlans(context)) {
        const all = await reckonStarts(context, { which: isOpenAt(siteId), isEveryDate: true });
        expect(all.moves.map(({ row, changes: moved }) => [row.id, moved])).toEqual([]);
      }
    });
    await storage.close();
  },
  120_000,
);
