import { planStatus } from '@crt/domain/plan-status';
import { requestType } from '@crt/domain/request-type';
import { and, eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { plans } from '../plan/plan.tables.ts';
import type { DesignResult } from '../session/design-result.ts';
import { decidePreReservations } from '../session/meeting/decide-pre-reservations.ts';
import { makeMeetings } from '../session/meeting/make-meetings.ts';
import { designSessions } from '../session/session.tables.ts';
import { dana, sessionDesk, testNow } from '../session/testing/session-desk.ts';
import { tellNow } from './testing/notification-desk.ts';

const desk = sessionDesk();

const tell = () => tellNow(desk.app.db);
const bell = async (as: string) => {
  const { body } = await desk.app.call(as, 'GET', '/api/Notification/GetNotifications');
  return (body as Output<'listNotifications'>).content;
};

async function book(hasScan: boolean, startDate: string): Promise<string> {
  const [request] = await desk.requests(1, hasScan);
  const { body } = await desk.call<DesignResult>('session-manager', 'POST', 'sessionsAdministration', {
    requestId: request?.requestId,
    designerId: dana,
    startDate,
    preparationDuration: '0.01:00:00',
    sessionDuration: '01:00:00',
    postprocessingDuration: '0.00:00:00',
  });
  expect(body.messages).toEqual([]);
  return request?.requestId ?? '';
}

it('a pre-reservation that lapses notifies the designer and who booked it; one that is held tells nobody (N18, §3.8)', async () => {
  const lapsing = await book(false, '2026-12-03T08:00:00Z');
  await tell();
  expect([await bell('designer'), await bell('session-manager')]).toEqual([[], []]);
  while ((await desk.work(decidePreReservations, new Date('2026-12-02T08:00:00Z'))) > 0);
  await tell();
  for (const as of ['designer', 'session-manager'])
    expect(await bell(as)).toMatchObject([
      {
        requestId: lapsing,
        // Neither may open plans or cycles.
        fulfilmentPlanId: null,
        manufacturingCycleId: null,
        notificationMessage: `${lapsing}: The pre-reservation of 03/12/2026 08:00 UTC has lapsed, because no scan was accepted a day before.`,
      },
    ]);
});

it('a session whose meeting fails notifies the designer and who booked it, once (§3.8)', async () => {
  // How a meeting ends follows from the id of its session.
  await desk.app.db.execute(sql`select setval(pg_get_serial_sequence('design_sessions', 'id'), 1179)`);
  const failing = await book(true, '2026-12-04T08:00:00Z');
  while ((await desk.work(makeMeetings, new Date(testNow.getTime() + 6000))) > 0);
  await tell();
  await tell();
  const message = `${failing}: The meeting of the design session of 04/12/2026 08:00 UTC could not be created. Its time is free again; book another session.`;
  for (const as of ['designer', 'session-manager']) {
    const told = (await bell(as)).filter(({ notificationMessage }) => notificationMessage === message);
    expect(told).toMatchObject([{ requestId: failing, fulfilmentPlanId: null }]);
  }
});

it('a pre-reservation of a request that was terminated lapses although its scan is there, and says why (N18, N28)', async () => {
  const requestId = await book(false, '2026-12-08T08:00:00Z');
  await desk.app.db
    .update(plans)
    .set({ status: planStatus.terminated, fileUploadedDate: testNow })
    .where(eq(plans.requestId, requestId));
  while ((await desk.work(decidePreReservations, new Date('2026-12-07T08:00:00Z'))) > 0);
  const rows = await desk.app.db
    .select({ id: designSessions.id })
    .from(designSessions)
    .innerJoin(plans, eq(plans.id, designSessions.planId))
    .where(and(eq(plans.requestId, requestId), eq(designSessions.startAt, new Date('2026-12-08T08:00:00Z'))));
  expect(rows).toEqual([]);
  await tell();
  const message = `${requestId}: The pre-reservation of 08/12/2026 08:00 UTC has lapsed, because the request is terminated.`;
  for (const as of ['designer', 'session-manager']) {
    const told = (await bell(as)).map(({ notificationMessage }) => notificationMessage);
    expect(told).toContain(message);
  }
});

it('with the end of its request a pre-reservation lapses at once, its slot is free, and both are told (N18, N28)', async () => {
  const startDate = '2026-12-09T08:00:00Z';
  const requestId = await book(false, startDate);
  const isIt = eq(plans.requestId, requestId);
  await desk.app.db
    .update(plans)
    .set({ type: requestType.prototype, status: planStatus.readyForManufacturing })
    .where(isIt);
  const [plan] = await desk.app.db.select({ id: plans.id }).from(plans).where(isIt);
  const url = (call: string) => `/api/FulfilmentPlan/${call}`;
  const read = await desk.app.call('planner', 'GET', url(`GetPlanData/${plan?.id}`));
  const { timestampBase64 } = (read.body as Output<'getPlanData'>).data;
  const edit = { id: plan?.id, newValue: planStatus.terminated, timestampBase64, ignoreWarning: true };
  desk.app.takeEvents();
  const { body } = await desk.app.call('planner', 'POST', url('editRequestStatus'), edit);
  expect(body).toMatchObject({ result: 0 });
  expect(desk.app.takeEvents()).toMatchObject(
    expect.arrayContaining([expect.objectContaining({ entity: 'schedule', entityId: dana })]),
  );
  const changes = await desk.app.call('planner', 'GET', url(`GetChanges/${plan?.id}`));
  const [first, second, third] = (changes.body as Output<'getPlanChanges'>).data;
  expect(new Set([first, second, third].map((one) => one?.field))).toEqual(
    new Set(['Pre-Reservation Date', 'Pre-Reservation Designer', 'Request Status']),
  );
  await tell();
  const message = `${requestId}: The pre-reservation of 09/12/2026 08:00 UTC has lapsed, because the request is terminated.`;
  for (const as of ['designer', 'session-manager']) {
    const told = (await bell(as)).map(({ notificationMessage }) => notificationMessage);
    expect(told).toContain(message);
  }
  // Another request gets the slot.
  await book(true, startDate);
});
