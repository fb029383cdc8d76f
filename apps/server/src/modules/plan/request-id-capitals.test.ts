import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { globalNotices } from '../notification/notification.tables.ts';
import { importRows } from '../import/import.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { parcels } from '../tracking/tracking.tables.ts';
import { plans } from './plan.tables.ts';

let app: TestApp;
const [own, other] = [5, 3];
beforeAll(async () => {
  app = await startTestApp();
  await app.db.update(plans).set({ requestId: 'Wc-7a' }).where(eq(plans.id, own));
});
afterAll(() => app.close());

const call = async (as: string, method: string, path: string, body?: object) =>
  (await app.call(as, method, `/api/${path}`, body)).body;

/** Whoever types the id of a request finds its plan, however he writes it (domain rules §3.1.1). */
it('a link and a re-order find their request (E29, F50)', async () => {
  const link = (linkedRequestId: string, fulfilmentPlanId = other) =>
    call('planner', 'POST', 'FulfilmentPlan/SaveLink', {
      fulfilmentPlanId,
      linkedRequestId,
      linkType: 4,
      comment: null,
    });
  expect(await link('wC-7A', own)).toMatchObject({ message: 'A plan cannot be linked to itself.' });
  expect(await link('wC-7A')).toMatchObject({ result: 0, message: 'Link added.' });
  const { model } = (await call(
    'planner',
    'GET',
    `FulfilmentPlan/GetLinkedPlans/${other}`,
  )) as Output<'listLinkedPlans'>;
  expect(model.some(({ fulfilmentPlanId }) => fulfilmentPlanId === own)).toBe(true);
  expect(await link('WC-7a')).toMatchObject({
    message: 'The plan is already linked with request Wc-7a in this way.',
  });
  expect(await link('WC-7b')).toMatchObject({ message: 'There is no request WC-7b.' });
  const reOrder = {
    requestTypeId: 2,
    underlyingRequestId: ' WC-7A ',
    quantity: 1,
    orderNumber: 'SO-CAPITALS',
  };
  const made = (await call('planner', 'POST', 'FulfilmentPlan/SaveNewPlan', {
    ...reOrder,
    manufacturingLocationId: 2,
    ignoreWarning: true,
  })) as Output<'saveNewPlan'>;
  expect(made).toMatchObject({ result: 0 });
  const [stored] = await app.db
    .select()
    .from(plans)
    .where(eq(plans.id, made.fulfilmentPlanId ?? 0));
  expect(stored?.underlyingPlanId).toBe(own);
});

it('notices, a mapping and the change log are those of the request (D21, H4, T9, V)', async () => {
  const [notice] = await app.db
    .insert(globalNotices)
    .values({
      planId: own,
      topic: 'status',
      level: 1,
      title: 'On hold',
      message: 'Stop.',
      madeAt: new Date(),
    })
    .returning();
  const told = [expect.objectContaining({ id: notice?.id, requestId: 'Wc-7a' })];
  expect(
    await call('planner', 'GET', 'ManufacturingCycle/GetGlobalNotificationsForRequestId/WC-7A'),
  ).toMatchObject({ notificationsList: told });
  expect(
    await call('planner', 'POST', 'ManufacturingCycle/GetGlobalNotificationsList', {
      requestIds: ['26-99999999', 'wc-7a'],
    }),
  ).toMatchObject({ notificationsList: told });
  expect(
    await call('planner', 'POST', 'ManufacturingCycle/GetGlobalNotificationsList', { requestIds: [] }),
  ).toMatchObject({ notificationsList: [] });
  const mapping = (id: string) =>
    app.call(
      'administrator',
      'GET',
      `/api/ProductTypeMapping/GetProductTypeMappingByRequestId?requestId=${id}`,
    );
  expect((await mapping('wc-7A')).status).toBe(200);
  expect((await mapping('wc-7B')).status).toBe(404);
  const log = async (requestId: string) =>
    (await call('plan-reader', 'POST', 'Changes/GetFulfilmentPlanChanges', {
      filters: { requestId },
    })) as Output<'listChanges'>;
  const written = await log('Wc-7a');
  expect(written.count).toBeGreaterThan(0);
  expect(await log('wC-7A')).toEqual(written);
});

it('a parcel leads to its plan, and is found as an import is, however its carrier writes the id (Z1, Z2, R15)', async () => {
  const [parcel] = await app.db
    .insert(parcels)
    .values({ requestId: 'WC-7A', trackingNumber: '1Z-CAPITALS', status: 1, reportedAt: new Date() })
    .returning();
  const query = 'TrackingInformation/GetTrackingInformation?requestId=wc-7a';
  const tracked = (await call('administrator', 'GET', query)) as Output<'listTracking'>;
  expect(tracked.data).toContainEqual(
    expect.objectContaining({ id: parcel?.id, requestId: 'WC-7A', fulfilmentPlanId: own }),
  );
  const isOfDemo = eq(importRows.label, '26-90001');
  const [result] = await app.db.select().from(importRows).where(isOfDemo);
  await app.db.update(importRows).set({ label: 'Wc-7A' }).where(isOfDemo);
  const found = await app.call('administrator', 'GET', '/api/ImportRequest/GetImports?chosenRequestId=wc-7a');
  expect((found.body as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual([result?.id]);
});
