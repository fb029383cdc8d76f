import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { changes } from '../../history/change.tables.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { testHistoryKey } from '../../testing/history-key.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const id = 41;
const reschedule = async (as: string | undefined = 'planner', plan = id) =>
  app.call(as, 'POST', `/api/ManufacturingCycle/RescheduleManufacturingMilestones/${plan}`);
const canReschedule = async (as: string) => {
  const { body } = await app.call(as, 'GET', `/api/FulfilmentPlan/GetManufacturingInformation/${id}`);
  return (body as Output<'getManufacturingInformation'>).data.canRescheduleManufacturingCycle;
};
const milestones = async () => {
  const { body } = await app.call('planner', 'GET', `/api/FulfilmentPlan/GetMilestones/${id}`);
  return (body as Output<'getPlanMilestones'>).data.milestones;
};
const milestone = async (type: number) => (await milestones()).find((one) => one.id === type);
const setActual = (type: number, actualAt: Date | null) =>
  app.db
    .update(planMilestones)
    .set({ actualAt })
    .where(and(eq(planMilestones.planId, id), eq(planMilestones.type, type as 5)));

/** PMMA is planned by lead times alone; its data came long ago, its start was due two weeks before now. */
beforeEach(async () => {
  const values = {
    type: 1,
    status: 2,
    heldFrom: null,
    productTypeId: 8,
    productId: 8,
    manufacturingLocationId: 1,
    distributionCenterId: 3,
    manufacturingDataAvailable: true,
    rescheduledAt: null,
  } as const;
  await app.db.update(plans).set(values).where(eq(plans.id, id));
  await app.db.delete(planMilestones).where(eq(planMilestones.planId, id));
  const rows = ([1, 4, 10, 5, 6, 7, 8] as const).map((type, place) => ({
    planId: id,
    type,
    timeZone: 'Europe/Berlin',
    plannedAt: new Date(`2026-11-0${place + 1}T15:00:00Z`),
    actualAt: place < 3 ? new Date(`2026-11-0${place + 1}T10:00:00Z`) : null,
  }));
  await app.db.insert(planMilestones).values(rows);
  app.takeEvents();
});

it('counts pending milestones of manufacturing from now on and tells why (F29)', async () => {
  expect(await canReschedule('planner')).toBe(true);
  const { body } = await reschedule();
  expect(body).toMatchObject({ result: 0, message: 'Manufacturing Milestones rescheduled succesfully' });
  // Friday the 20th, 10:00 in Berlin; two working days for the start.
  expect(await milestone(5)).toMatchObject({
    plannedDate: '2026-11-24T15:00:00.000Z',
    facts: [
      { kind: 'Anchor', text: 'Manufacturing was rescheduled.', date: '2026-11-20T09:00:00.000Z' },
      { kind: 'LeadTime' },
      { kind: 'SkippedDay' },
      { kind: 'SkippedDay' },
    ],
  });
  const [, approved, , , out] = await milestones();
  expect(approved?.plannedDate).toBe('2026-11-02T15:00:00.000Z');
  expect(out?.facts[0]).toMatchObject({ text: 'Manufacturing Started, planned date.' });
  expect(app.takeEvents()).toMatchObject(
    ['manufacturing-cycle', 'prototype-cycle', 'plan'].map((entity) => ({ entity, entityId: String(id) })),
  );
});

it('tells the history who did it and what moved, in one stamp', async () => {
  const { body } = await reschedule('manufacturing');
  const { timestamp } = body as Output<'rescheduleManufacturingMilestones'>;
  expect(timestamp).not.toBeNull();
  const rows = await app.db
    .select()
    .from(changes)
    .where(and(eq(changes.aggregate, 'plan'), eq(changes.aggregateId, id)))
    .orderBy(desc(changes.sequence));
  const ofThis = rows.filter(({ stamp }) => stamp === rows[0]?.stamp);
  expect(ofThis.find(({ field }) => field === 'rescheduledAt')).toMatchObject({
    source: 'screen',
    userSymbol: 'MFIS',
    newText: '20/11/2026 09:00 UTC',
  });
  expect(ofThis.filter(({ source }) => source === 'scheduler').map(({ field }) => field)).toEqual(
    expect.arrayContaining(['milestone:5:planned', 'milestone:6:planned', 'milestone:8:planned']),
  );
  expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
});

it('leaves completed and locked ones, and holds after later edits', async () => {
  await setActual(5, new Date('2026-11-10T10:00:00Z'));
  const locked = new Date('2026-12-24T15:00:00Z');
  await app.db
    .update(planMilestones)
    .set({ isLocked: true, plannedAt: locked })
    .where(and(eq(planMilestones.planId, id), inArray(planMilestones.type, [7])));
  await reschedule();
  expect(await milestone(5)).toMatchObject({ plannedDate: '2026-11-04T15:00:00.000Z' });
  expect(await milestone(7)).toMatchObject({ plannedDate: locked.toISOString() });
  const out = (await milestone(6))?.plannedDate;
  expect(out?.slice(0, 10) ?? '').toMatch(/^2026-(11-30|12-0\d)$/);
  await app.call('planner', 'POST', `/api/FulfilmentPlan/UnlockMilestones/${id}`);
  expect((await milestone(6))?.plannedDate).toBe(out);
  expect((await milestone(7))?.plannedDate).not.toBe(locked.toISOString());
});

it.each([
  ['without data', { manufacturingDataAvailable: false }, /data are not available/],
  ['on hold', { status: 8, heldFrom: 2 }, /On Hold cannot be rescheduled/],
  ['that is done', { status: 10 }, /Done cannot be rescheduled/],
] as const)('is refused for a plan %s', async (_kind, values, reason) => {
  await app.db.update(plans).set(values).where(eq(plans.id, id));
  expect(await canReschedule('planner')).toBe(false);
  const { body } = await reschedule();
  expect(body).toMatchObject({ result: 2, message: expect.stringMatching(reason) as string });
  expect(app.takeEvents()).toEqual([]);
});

it('belongs to those who manage plans or cycles, and to plans that exist', async () => {
  expect((await reschedule('plan-reader')).status).toBe(403);
  expect(await canReschedule('plan-reader')).toBe(false);
  expect(
    (await app.call(undefined, 'POST', `/api/ManufacturingCycle/RescheduleManufacturingMilestones/1`)).status,
  ).toBe(401);
  expect((await reschedule('planner', 99_999)).status).toBe(404);
  expect(
    (await app.call('planner', 'POST', '/api/ManufacturingCycle/RescheduleManufacturingMilestones/x')).status,
  ).toBe(400);
});

it('names the cycle by the plan once its data are there', async () => {
  const cycle = async () => {
    const { body } = await app.call('planner', 'GET', `/api/FulfilmentPlan/GetRequestInformation/${id}`);
    const { manufacturingCycleId, prototypeManufacturingCycleId } = (body as Output<'getRequestInformation'>)
      .data;
    return [manufacturingCycleId, prototypeManufacturingCycleId];
  };
  expect(await cycle()).toEqual([id, null]);
  await app.db.update(plans).set({ type: 3 }).where(eq(plans.id, id));
  expect(await cycle()).toEqual([null, id]);
  await app.db.update(plans).set({ type: 4 }).where(eq(plans.id, id));
  expect(await cycle()).toEqual([null, null]);
});
