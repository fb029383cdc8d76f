import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { capacityDefaults } from '../../capacity/capacity.tables.ts';
import { changes } from '../../history/change.tables.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { productTypes } from '../../product/product.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { testHistoryKey } from '../../testing/history-key.ts';

type Model = Output<'getPlanMilestones'>['data'];
type Answer = Output<'editPlanSides'>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const url = (call: string) => `/api/FulfilmentPlan/${call}`;
const post = async (call: string, body: object, as = 'planner') => {
  const answer = await app.call(as, 'POST', url(call), body);
  return { status: answer.status, body: answer.body as Answer };
};
const model = async (id: number) =>
  ((await app.call('planner', 'GET', url(`GetMilestones/${id}`))).body as { data: Model }).data;
const milestone = async (id: number, type: number) =>
  (await model(id)).milestones.find((one) => one.id === type);
const stamp = async (id: number) => (await model(id)).timestampBase64;

/** PMMA has no capacity scheduling, so this plan is in no queue. */
const id = 41;
beforeAll(async () => {
  await app.db
    .update(plans)
    .set({ productTypeId: 8, productId: 8, manufacturingPosition: null })
    .where(eq(plans.id, id));
});

describe('queues of capacity', () => {
  /** UPC plans start in Detroit by capacity; two starts a day make a queue worth looking at. */
  beforeAll(async () => {
    await app.db.update(capacityDefaults).set({ value: 2 }).where(eq(capacityDefaults.locationId, 2));
    const someIds = [10, 11, 12, 13, 14];
    await app.db
      .update(plans)
      .set({ status: 9 })
      .where(and(eq(plans.manufacturingLocationId, 2), gt(plans.id, 0)));
    await app.db
      .update(plans)
      .set({
        type: 1,
        status: 2,
        heldFrom: null,
        productTypeId: 3,
        productId: 3,
        manufacturingLocationId: 2,
        distributionCenterId: 1,
        manufacturingPosition: null,
        priority: false,
      })
      .where(inArray(plans.id, someIds));
    await app.db.delete(planMilestones).where(inArray(planMilestones.planId, someIds));
    const rows = someIds.flatMap((planId) =>
      ([1, 9, 10, 5, 6, 7, 8] as const).map((type) => {
        const at = type === 1 || type === 9 || type === 10 ? new Date(`2026-11-${planId}T14:00:00Z`) : null;
        return { planId, type, timeZone: 'America/Detroit', plannedAt: at, actualAt: at };
      }),
    );
    await app.db.insert(planMilestones).values(rows);
  });
  const queue = () =>
    app.db
      .select({
        id: plans.id,
        day: plans.manufacturingStartDate,
        position: plans.manufacturingPosition,
        overflow: plans.overflowDays,
      })
      .from(plans)
      .where(inArray(plans.id, [10, 11, 12, 13, 14]))
      .orderBy(asc(plans.manufacturingStartDate), asc(plans.manufacturingPosition));
  const recalculate = () => post('RecalculateManufacturingStartDate', { id: 10, newValue: 'UPC' });

  it('place everybody anew in the order of readiness, under one batch (F43)', async () => {
    const { body } = await recalculate();
    expect(body).toMatchObject({ result: 0, message: 'Manufacturing start date re-scheduled succesfully.' });
    const places = await queue();
    expect(places.map(({ id: plan }) => plan)).toEqual([10, 11, 12, 13, 14]);
    const days = Map.groupBy(places, ({ day }) => day);
    for (const [, members] of days)
      expect(members.map(({ position }) => position)).toEqual(members.map((_, at) => at + 1));
    for (const [, members] of days) expect(members.length).toBeLessThanOrEqual(2);
    const rows = await app.db
      .select()
      .from(changes)
      .where(and(eq(changes.source, 'bulk'), inArray(changes.aggregateId, [10, 14])));
    expect(
      new Set(rows.filter(({ field }) => field === 'manufacturingPosition').map(({ batchId }) => batchId))
        .size,
    ).toBe(1);
    expect((await milestone(14, 5))?.facts).toMatchObject([{ kind: 'CapacityWait' }]);
    const again = await queue();
    await recalculate();
    expect(await queue()).toEqual(again);
  });

  it('put priority first', async () => {
    const all = new Date('2026-11-19T14:00:00Z');
    await app.db
      .update(planMilestones)
      .set({ actualAt: all, plannedAt: all })
      .where(
        and(inArray(planMilestones.planId, [10, 11, 12, 13, 14]), inArray(planMilestones.type, [1, 9, 10])),
      );
    await app.db.update(plans).set({ priority: true }).where(eq(plans.id, 14));
    await recalculate();
    const places = await queue();
    expect(places.map(({ id: plan }) => plan)).toEqual([14, 10, 11, 12, 13]);
    expect(places.map(({ position }) => position)).toEqual([1, 2, 1, 2, 1]);
    expect(places.map(({ overflow }) => overflow)).toEqual([0, 0, 1, 1, 2]);
  });

  it('let a plan that gets priority displace one that has none, and nobody else (§3.4.4)', async () => {
    await app.db.update(productTypes).set({ isPrioritizable: true }).where(eq(productTypes.id, 3));
    const set = async (newValue: boolean) =>
      post('EditIsPriority', { id: 13, newValue, timestampBase64: await stamp(13) });
    app.takeEvents();
    expect((await set(true)).body).toMatchObject({ result: 0, message: 'Priority changed succesfully.' });
    const places = await queue();
    expect(places.map(({ id: plan, position }) => [plan, position])).toEqual([
      [14, 1],
      [13, 2],
      [11, 1],
      [12, 2],
      [10, 1],
    ]);
    expect(places.map(({ overflow }) => overflow)).toEqual([0, 0, 1, 1, 2]);
    expect(app.takeEvents().map(({ entityId }) => entityId)).toEqual(expect.arrayContaining(['10', '13']));
    expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
    // Without priority a plan keeps its place; only a recalculation puts it back.
    await set(false);
    expect(await queue()).toEqual(places);
    await recalculate();
    expect((await queue()).map(({ id: plan }) => plan)).toEqual([14, 10, 11, 12, 13]);
  });

  it('move within a day from 1 to the capacity, and the others close up (F28)', async () => {
    expect((await post('EditManufacturingStartDatePosition', { id: 14, newValue: 3 })).body).toMatchObject({
      result: 2,
      message: 'The position must lie between 1 and 2.',
    });
    const moved = await post('EditManufacturingStartDatePosition', { id: 14, newValue: 2 });
    expect(moved.body).toMatchObject({ result: 0, message: 'Manufacturing position changed succesfully.' });
    expect((await queue()).slice(0, 2).map(({ id: plan, position }) => [plan, position])).toEqual([
      [10, 1],
      [14, 2],
    ]);
    expect((await post('EditManufacturingStartDatePosition', { id, newValue: 1 })).body).toMatchObject({
      result: 2,
    });
  });

  it('leave a start that was set by hand where it is (F42)', async () => {
    const { body } = await post('AddOrEditManufacturingStartDate', {
      id: 13,
      newValue: '2026-12-21T21:00:00Z',
      ignoreWarning: true,
    });
    expect(body).toMatchObject({ result: 0, message: 'Manufacturing start date changed succesfully.' });
    await recalculate();
    expect((await queue()).at(-1)).toMatchObject({ id: 13, day: '2026-12-21' });
    expect(
      (await post('AddOrEditManufacturingStartDate', { id, newValue: '2026-12-21T21:00:00Z' })).body,
    ).toMatchObject({ result: 2 });
  });

  it('give a start that was set by hand a place at another site, on its day there (§3.4)', async () => {
    const byHand = { id: 12, newValue: '2026-12-21T21:00:00Z', ignoreWarning: true };
    expect((await post('AddOrEditManufacturingStartDate', byHand)).body).toMatchObject({ result: 0 });
    for (const plan of [13, 12]) {
      const toTokyo = { id: plan, newValue: 3, timestampBase64: await stamp(plan) };
      expect((await post('EditManufacturingLocalization', toTokyo)).body).toMatchObject({ result: 0 });
    }
    // Four in the afternoon in Detroit is the next morning in Tokyo.
    const there = (await queue()).slice(-2).map(({ id: plan, day, position }) => [plan, day, position]);
    expect(there).toEqual([
      [13, '2026-12-22', 1],
      [12, '2026-12-22', 2],
    ]);
    expect((await milestone(12, 5))?.plannedDate).toBe('2026-12-21T21:00:00.000Z');
    await recalculate();
    expect((await queue()).slice(-2).map(({ id: plan }) => plan)).toEqual([13, 12]);
    expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
  });
});
