import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anonymous, type RequestContext } from '../../../context.ts';
import { frozenClock } from '../../../platform/clock.ts';
import { noFiles } from '../../../platform/file-store.ts';
import { countedIds } from '../../../platform/ids.ts';
import { quietLog } from '../../../platform/quiet-log.ts';
import { changes } from '../../history/change.tables.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { productTypes } from '../../product/product.tables.ts';
import { lastChangeId } from '../../testing/last-change.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { recalculateStarts } from './recalculate-starts.ts';
import { isWaiting, reckonStarts, type StartsAnew } from './starts-anew.ts';
import { testHistory, testHistoryKey } from '../../testing/history-key.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(120);
});
afterAll(() => app.close());

const contextOver = (tx: RequestContext['tx']): RequestContext => ({
  tx,
  actor: anonymous,
  clock: frozenClock(new Date('2026-11-20T09:00:00.000Z')),
  ids: countedIds(9),
  log: quietLog,
  correlationId: 'test',
  files: noFiles,
  history: testHistory(),
  publish: () => undefined,
});
const reckon = (code: string) => reckonStarts(contextOver(app.db), { which: isWaiting(code) });
const store = (code: string, ahead: StartsAnew) =>
  app.db.transaction((tx) => recalculateStarts(contextOver(tx), code, ahead));

/** The type of which most plans wait, and its waiting plans. */
async function waitingPlans() {
  const rows = await app.db
    .select({ id: plans.id, code: productTypes.code, siteId: plans.manufacturingLocationId })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .where(
      and(
        eq(productTypes.isCapacityScheduled, true),
        lte(plans.status, 3),
        isNotNull(plans.manufacturingPosition),
      ),
    )
    .orderBy(plans.id);
  const [code = '', members = []] =
    [...Map.groupBy(rows, (row) => row.code)].toSorted(
      ([, one], [, other]) => other.length - one.length,
    )[0] ?? [];
  return { code, members };
}

it('stores what was reckoned ahead while nothing has changed, with one history for all of it', async () => {
  const { code, members } = await waitingPlans();
  expect(members.length).toBeGreaterThan(1);
  const ids = members.map(({ id }) => id);
  await app.db.update(plans).set({ manufacturingPosition: 90 }).where(inArray(plans.id, ids));
  const before = await lastChangeId(app.db);
  const ahead = await reckon(code);
  expect(ahead.moves.length).toBeGreaterThan(1);
  expect(await store(code, ahead)).toBe(ahead.moves.length);
  const rows = await app.db.select().from(changes).where(gt(changes.id, before));
  expect(new Set(rows.map(({ batchId }) => batchId)).size).toBe(1);
  expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
  expect(await store(code, await reckon(code))).toBe(0);
});

it.each([
  {
    what: 'a waiting plan has changed',
    change: async (id: number) => {
      const start = and(eq(planMilestones.planId, id), eq(planMilestones.type, 5));
      await app.db.update(planMilestones).set({ heldDays: 30 }).where(start);
      const next = { stamp: sql`${plans.stamp} + 1` };
      await app.db.update(plans).set(next).where(eq(plans.id, id));
    },
  },
  {
    what: 'somebody else has taken a place',
    change: async (id: number, siteId: number | null) => {
      const [plan] = await app.db.select().from(plans).where(eq(plans.id, id));
      const place = {
        manufacturingLocationId: siteId,
        manufacturingStartDate: plan?.manufacturingStartDate ?? null,
        manufacturingPosition: plan?.manufacturingPosition ?? null,
      };
      const other = await app.db
        .select({ id: plans.id })
        .from(plans)
        .where(eq(plans.status, 4))
        .orderBy(plans.id)
        .limit(1);
      await app.db
        .update(plans)
        .set(place)
        .where(eq(plans.id, other[0]?.id ?? 0));
    },
  },
])('reckons again when $what meanwhile', async ({ change }) => {
  const { code, members } = await waitingPlans();
  const last = members.at(-1);
  const ahead = await reckon(code);
  expect(ahead.moves).toEqual([]);
  await change(last?.id ?? 0, last?.siteId ?? null);
  expect(await store(code, ahead)).toBeGreaterThan(0);
  expect(await store(code, await reckon(code))).toBe(0);
});
