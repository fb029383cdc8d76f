import { milestoneType } from '@crt/domain/milestone-type';
import { planStatus } from '@crt/domain/plan-status';
import { trackingStatus, type TrackingStatus } from '@crt/domain/tracking-list';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anonymous, type RequestContext } from '../../context.ts';
import { frozenClock } from '../../platform/clock.ts';
import { noFiles } from '../../platform/file-store.ts';
import { countedIds } from '../../platform/ids.ts';
import { quietLog } from '../../platform/quiet-log.ts';
import { changes } from '../history/change.tables.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { testHistory } from '../testing/history-key.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { reportOneParcel } from './carrier-reports.ts';
import { parcels } from './tracking.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(60);
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(parcels));

const now = new Date('2026-11-20T09:00:00Z');

const report = () =>
  app.db.transaction((tx) =>
    reportOneParcel({
      actor: anonymous,
      tx,
      clock: frozenClock(now),
      ids: countedIds(12),
      files: noFiles,
      history: testHistory('scheduler'),
      log: quietLog as unknown as RequestContext['log'],
      correlationId: 'carrier-reports',
      publish: () => undefined,
    }),
  );

async function planIn(status: number) {
  const [plan] = await app.db
    .select()
    .from(plans)
    .where(eq(plans.status, status as typeof plans.$inferSelect.status));
  if (!plan) throw new Error(`The demo world has no plan in status ${status}.`);
  return plan;
}

const place = (id: number, requestId: string, status: TrackingStatus, hoursAgo: number) =>
  app.db.insert(parcels).values({
    id,
    requestId,
    trackingNumber: `1Z${id}`,
    status,
    reportedAt: new Date(now.getTime() - hoursAgo * 3_600_000),
  });

async function parcelNow(id: number) {
  const [row] = await app.db.select().from(parcels).where(eq(parcels.id, id));
  return row;
}

it('moves the parcel that rested longest; dates, status and history of its plan follow (§3.13)', async () => {
  const plan = await planIn(planStatus.readyForShipment);
  // The carrier writes ids in small letters; that there is a parcel is known nevertheless.
  await app.db.update(plans).set({ requestId: 'WC-9' }).where(eq(plans.id, plan.id));
  await place(1, 'wc-9', trackingStatus.labelCreated, 3);
  await place(2, '26-90999', trackingStatus.labelCreated, 1);
  await report();
  expect(await parcelNow(1)).toMatchObject({ status: trackingStatus.inTransit, reportedAt: now });
  expect(await parcelNow(2)).toMatchObject({ status: trackingStatus.labelCreated });
  const [stored] = await app.db.select().from(plans).where(eq(plans.id, plan.id));
  expect(stored).toMatchObject({ status: planStatus.inTransit, stamp: plan.stamp + 1 });
  const isShipped = and(eq(planMilestones.planId, plan.id), eq(planMilestones.type, milestoneType.shipped));
  expect(await app.db.select().from(planMilestones).where(isShipped)).toMatchObject([{ actualAt: now }]);
  const told = await app.db
    .select({ field: changes.field, source: changes.source })
    .from(changes)
    .where(and(eq(changes.aggregateId, plan.id), eq(changes.stamp, plan.stamp + 1)));
  expect(told).toEqual(
    expect.arrayContaining([
      { field: `milestone:${milestoneType.shipped}:actual`, source: 'scheduler' },
      { field: 'requestStatusId', source: 'scheduler' },
    ]),
  );
});

it('arrives, one in eight is stuck, and a parcel without a plan moves alike', async () => {
  await place(3, '26-90999', trackingStatus.inTransit, 9);
  await place(4, '26-90998', trackingStatus.inTransit, 8);
  await report();
  await report();
  expect(await parcelNow(3)).toMatchObject({ status: trackingStatus.stuck, arrivedAt: null });
  expect(await parcelNow(4)).toMatchObject({ status: trackingStatus.arrived, arrivedAt: now });
});

it('gives a plan that is ready a label, with its tracking number; a held plan keeps its status', async () => {
  const plan = await planIn(planStatus.readyForShipment);
  await app.db.update(plans).set({ trackingNumber: null }).where(eq(plans.id, plan.id));
  await report();
  const [label] = await app.db.select().from(parcels);
  const [labelled] = await app.db
    .select()
    .from(plans)
    .where(eq(plans.requestId, label?.requestId ?? ''));
  expect(label).toMatchObject({
    status: trackingStatus.labelCreated,
    trackingNumber: labelled?.trackingNumber,
  });

  const held = await planIn(planStatus.onHold);
  await app.db.delete(parcels);
  await place(5, held.requestId, trackingStatus.inTransit, 5);
  await report();
  const [after] = await app.db.select().from(plans).where(eq(plans.id, held.id));
  expect(after).toEqual(held);
});
