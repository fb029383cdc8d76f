import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { verifyHistory } from '../history/verify-history.ts';
import { presentPlans } from '../plan/plan-values.ts';
import { plans } from '../plan/plan.tables.ts';
import { testHistoryKey } from '../testing/history-key.ts';
import type { DesignResult } from './design-result.ts';
import { decidePreReservations } from './meeting/decide-pre-reservations.ts';
import { makeMeetings } from './meeting/make-meetings.ts';
import { dana, sessionDesk, testNow } from './testing/session-desk.ts';

const desk = sessionDesk();
const durations = {
  preparationDuration: '0.01:00:00',
  sessionDuration: '01:00:00',
  postprocessingDuration: '0.00:00:00',
};
interface Wish {
  readonly requestId: string;
  readonly startDate: string;
  readonly designerId?: string;
}
const sent = (wish: Wish) => ({ designerId: dana, ...wish, ...durations });
const write = async (method: string, path: string, body?: object) => {
  const { body: answer } = await desk.call<DesignResult>('session-manager', method, path, body);
  expect(answer.messages).toEqual([]);
  return answer.id;
};
const book = (wish: Wish) => write('POST', 'sessionsAdministration', sent(wish));
const change = (id: number | null, wish: Wish) =>
  write('PUT', 'sessionsAdministration', { id, ...sent(wish) });
const otherDesigner = async ({ requestId, startDate }: Wish) => {
  const query = new URLSearchParams({ requestId, startDate, ...durations }).toString();
  const path = `availabilities?${query}`;
  const { body } = await desk.call<Output<'findDesignersForSession'>>('session-manager', 'GET', path);
  const other = body.items.find(({ id }) => id !== dana);
  if (!other) throw new Error('Nobody else is free');
  return other;
};
const decide = async (at: string) => {
  while ((await desk.work(decidePreReservations, new Date(at))) > 0);
};
const makeAll = async () => {
  while ((await desk.work(makeMeetings, new Date(testNow.getTime() + 6000))) > 0);
};

/** What the plan's changes tell of its session since the last question, the newest action first. */
function teller(id: number) {
  let known = 0;
  return async () => {
    const { body } = await desk.app.call('planner', 'GET', `/api/FulfilmentPlan/GetChanges/${id}`);
    const rows = (body as Output<'getPlanChanges'>).data;
    const fresh = rows.slice(0, rows.length - known);
    known = rows.length;
    return fresh
      .filter(({ field }) => /^(Designer|Design Session Date|Pre-Reservation)/.test(field ?? ''))
      .map(({ field, oldValue, newValue, source }) => [field, oldValue, newValue, source]);
  };
}
const tenOClock = '2026-12-03T08:00:00.000Z';
const threeOClock = '2026-12-03T13:00:00.000Z';
const dateOf = 'Pre-Reservation Date';
const designerOf = 'Pre-Reservation Designer';

async function openPlan(hasScan: boolean) {
  const [request] = await desk.requests(1, hasScan);
  if (!request) throw new Error('No request is free');
  await desk.app.db.update(plans).set({ designerId: null }).where(eq(plans.id, request.id));
  const told = teller(request.id);
  await told();
  return { ...request, told };
}

it('a pre-reservation is told in the history of its plan: made, moved, to another designer, deleted (N18)', async () => {
  const { requestId, told } = await openPlan(false);
  const id = await book({ requestId, startDate: tenOClock });
  expect(await told()).toEqual([
    [dateOf, null, tenOClock, 'screen'],
    [designerOf, null, 'Dana Novak', 'screen'],
  ]);
  await change(id, { requestId, startDate: threeOClock });
  expect(await told()).toEqual([[dateOf, tenOClock, threeOClock, 'screen']]);
  const other = await otherDesigner({ requestId, startDate: threeOClock });
  await change(id, { requestId, startDate: threeOClock, designerId: other.id });
  expect(await told()).toEqual([[designerOf, 'Dana Novak', other.name, 'screen']]);
  await write('DELETE', `sessionsAdministration/${id}`);
  expect(await told()).toEqual([
    [dateOf, threeOClock, null, 'screen'],
    [designerOf, other.name, null, 'screen'],
  ]);
});

it('a pre-reservation that lapses or becomes a session is told by the scheduler (N18, domain rules §3.8)', async () => {
  const lost = await openPlan(false);
  await book({ requestId: lost.requestId, startDate: tenOClock });
  const kept = await openPlan(false);
  await book({ requestId: kept.requestId, startDate: threeOClock });
  await desk.app.db.update(plans).set({ fileUploadedDate: testNow }).where(eq(plans.id, kept.id));
  await Promise.all([lost.told(), kept.told()]);
  await decide('2026-12-02T13:00:00Z');
  expect(await lost.told()).toEqual([
    [dateOf, tenOClock, null, 'scheduler'],
    [designerOf, 'Dana Novak', null, 'scheduler'],
  ]);
  expect(await kept.told()).toEqual([
    [dateOf, threeOClock, null, 'scheduler'],
    [designerOf, 'Dana Novak', null, 'scheduler'],
    ['Design Session Date', null, threeOClock, 'scheduler'],
    ['Designer', null, 'Dana Novak', 'scheduler'],
  ]);
});

it('another designer of a session is told in the history of its plan, at the same time too (F32)', async () => {
  const { id: planId, requestId, told } = await openPlan(true);
  const startDate = '2026-12-04T08:00:00.000Z';
  const id = await book({ requestId, startDate });
  expect(await told()).toEqual([
    ['Design Session Date', null, startDate, 'screen'],
    ['Designer', null, 'Dana Novak', 'screen'],
  ]);
  await makeAll();
  const other = await otherDesigner({ requestId, startDate });
  await change(id, { requestId, startDate, designerId: other.id });
  expect(await told()).toEqual([['Designer', 'Dana Novak', other.name, 'screen']]);
  // The history holds the designer as it holds the date: another one in the table is found.
  const broken = async () =>
    (
      await verifyHistory(desk.app.db, { key: testHistoryKey, present: { plan: presentPlans } })
    ).broken.filter(({ aggregateId, field }) => aggregateId === planId && field === 'designerId');
  expect(await broken()).toEqual([]);
  await desk.app.db.update(plans).set({ designerId: dana }).where(eq(plans.id, planId));
  expect(await broken()).toHaveLength(1);
});

it('a session whose scan was taken back becomes a pre-reservation again when it is moved, and its plan waits', async () => {
  const { id: planId, requestId, told } = await openPlan(true);
  const [before, after] = ['2026-12-07T08:00:00.000Z', '2026-12-07T13:00:00.000Z'];
  const id = await book({ requestId, startDate: before });
  await makeAll();
  await told();
  await desk.app.db.update(plans).set({ fileUploadedDate: null }).where(eq(plans.id, planId));
  await change(id, { requestId, startDate: after });
  expect(await told()).toEqual([
    [dateOf, null, after, 'screen'],
    [designerOf, null, 'Dana Novak', 'screen'],
    ['Design Session Date', before, null, 'screen'],
  ]);
});
