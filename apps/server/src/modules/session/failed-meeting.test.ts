import { milestoneType } from '@crt/domain/milestone-type';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { ChangeEvent } from '../../context.ts';
import type { Output } from '../../contract/handlers.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import type { DesignResult } from './design-result.ts';
import { makeMeetings } from './meeting/make-meetings.ts';
import { dana, scheduled, sessionDesk, testNow } from './testing/session-desk.ts';

const desk = sessionDesk();
const { call } = desk;
const startDate = '2026-12-03T08:00:00.000Z';
const administration = 'sessionsAdministration';
const book = async (requestId: string) => {
  const { body } = await call<DesignResult>('session-manager', 'POST', administration, {
    requestId,
    designerId: dana,
    startDate,
    preparationDuration: '0.01:00:00',
    sessionDuration: '01:00:00',
    postprocessingDuration: '0.00:00:00',
  });
  expect(body.messages).toEqual([]);
  return body.id;
};
const ofPlan = async (path: string) =>
  (await desk.app.call('planner', 'GET', `/api/FulfilmentPlan/${path}`)).body;

/** Makes what is due, and gives what was announced. */
async function makeAll(): Promise<readonly ChangeEvent[]> {
  const told: ChangeEvent[] = [];
  const at = new Date(testNow.getTime() + 6000);
  const publish = (event: ChangeEvent) => void told.push(event);
  const makeOne = () => desk.app.db.transaction((tx) => makeMeetings({ ...scheduled(tx, at), publish }));
  while ((await makeOne()) > 0);
  return told;
}

/** A plan without anything set by hand, whose session is still to come, and another plan. */
async function twoRequests() {
  const isOpen = and(eq(planMilestones.type, milestoneType.designSession), isNull(planMilestones.actualAt));
  const open = await desk.app.db.select({ id: planMilestones.planId }).from(planMilestones).where(isOpen);
  const free = await desk.requests(14);
  const request = free.find(({ id }) => open.some((one) => one.id === id));
  const other = free.find((one) => one !== request);
  if (!request || !other) throw new Error('No request is free');
  await desk.app.call('planner', 'POST', `/api/FulfilmentPlan/UnlockMilestones/${request.id}`);
  return { request, other };
}

it.each([
  { outcome: 'Failed', sessionId: 1180, code: 4 },
  { outcome: 'Error', sessionId: 1200, code: 1 },
])('a plan has no session any more once its meeting ends as $outcome (F32, N19, §3.8)', async (ended) => {
  const { sessionId, code } = ended;
  const { request, other } = await twoRequests();
  // How a meeting ends follows from the id of its session.
  await desk.app.db.execute(
    sql`select setval(pg_get_serial_sequence('design_sessions', 'id'), ${sessionId - 1}::int)`,
  );
  expect(await book(request.requestId)).toBe(sessionId);
  const panel = async () => {
    const { data } = (await ofPlan(`GetPlanData/${request.id}`)) as Output<'getPlanData'>;
    return data;
  };
  const milestone = async () => {
    const { data } = (await ofPlan(`GetMilestones/${request.id}`)) as Output<'getPlanMilestones'>;
    return data.milestones.find(({ typeId }) => typeId === milestoneType.designSession);
  };
  expect(await panel()).toMatchObject({ hasSession: true, designSessionDate: startDate });
  expect(await milestone()).toMatchObject({ isLocked: true, plannedDate: startDate });

  const entities = (await makeAll()).map(({ entity }) => entity);
  expect(entities).toEqual(expect.arrayContaining(['design-session', 'plan', 'plan-list', 'schedule']));
  expect(await panel()).toMatchObject({ hasSession: false, designSessionDate: null });
  expect(await milestone()).toMatchObject({ isLocked: false });
  const { data: told } = (await ofPlan(`GetChanges/${request.id}`)) as Output<'getPlanChanges'>;
  expect(told.find(({ field }) => field === 'Design Session Date')).toMatchObject({
    oldValue: startDate,
    newValue: null,
    source: 'scheduler',
  });

  // Its session says what became of it, until somebody deletes it; the slot is another plan's by then.
  await book(other.requestId);
  const path = `${administration}/${sessionId}`;
  expect((await call('designer', 'GET', path)).body).toMatchObject({ startDate, canBeDeleted: true });
  expect((await call('designer', 'GET', `meetingStatus/${sessionId}`)).body).toMatchObject({ code });
  const { body: deleted } = await call<DesignResult>('designer', 'DELETE', path);
  expect(deleted).toMatchObject({ result: 0, messages: [] });
  expect(await panel()).toMatchObject({ hasSession: false });
  const { body: left } = await call<Output<'getDesignSession'>>(
    'designer',
    'GET',
    `${administration}/requestId/${other.requestId}`,
  );
  await makeAll();
  expect((await call<DesignResult>('designer', 'DELETE', `${administration}/${left.id}`)).body.result).toBe(
    0,
  );
});
