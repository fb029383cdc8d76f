import { and, eq, inArray } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import type { DesignResult } from './design-result.ts';
import { decidePreReservations } from './meeting/decide-pre-reservations.ts';
import { makeMeetings } from './meeting/make-meetings.ts';
import { designSessions } from './session.tables.ts';
import { dana, sessionDesk, testNow } from './testing/session-desk.ts';

const desk = sessionDesk();
const { call } = desk;
const durations = {
  preparationDuration: '0.01:00:00',
  sessionDuration: '01:00:00',
  postprocessingDuration: '0.00:00:00',
};
const administration = 'sessionsAdministration';
const book = (requestId: string | undefined, startDate: string, more: object = {}, as = 'session-manager') =>
  call<DesignResult>(as, 'POST', administration, {
    requestId,
    designerId: dana,
    startDate,
    ...durations,
    ...more,
  });
const move = (id: number | null, requestId: string | undefined, startDate: string, more: object = {}) =>
  call<DesignResult>('designer', 'PUT', administration, {
    id,
    requestId,
    designerId: dana,
    startDate,
    ...durations,
    ...more,
  });
const read = async (id: number | null, as = 'designer') =>
  (await call<Output<'getDesignSession'>>(as, 'GET', `${administration}/${id}`)).body;
const meeting = async (id: number | null) =>
  (await call<Output<'getMeetingStatus'>>('session-viewer', 'GET', `meetingStatus/${id}`)).body.code;
const later = (ms: number) => new Date(testNow.getTime() + ms);
const makeAll = async (at = later(6000)) => {
  while ((await desk.work(makeMeetings, at)) > 0);
};
describe('a session', () => {
  it('is booked and found by its request however it is capitalised, and told to be missing (N5, N13, N33)', async () => {
    const [request, other] = await desk.requests(2);
    await desk.app.db
      .update(plans)
      .set({ requestId: 'WC-3' })
      .where(eq(plans.id, request?.id ?? 0));
    const ofRequest = async (requestId: string) =>
      (
        await call<{ detail?: string; id?: number }>(
          'designer',
          'GET',
          `${administration}/requestId/${requestId}`,
        )
      ).body;
    expect(await ofRequest('NOPE')).toMatchObject({ status: 404, detail: 'There is no request NOPE.' });
    const none = `Request ${other?.requestId} has no session.`;
    expect(await ofRequest(other?.requestId ?? '')).toMatchObject({ status: 404, detail: none });
    const { body } = await book('wc-3', '2026-12-17T12:00:00Z');
    expect(body).toMatchObject({ result: 0 });
    expect(await ofRequest('%20wC-3%20')).toMatchObject({ id: body.id, requestId: 'WC-3' });
    expect(await ofRequest('%20NOPE')).toMatchObject({ status: 404, detail: 'There is no request NOPE.' });
    expect(await ofRequest('Wc-3')).toMatchObject({ id: body.id, requestId: 'WC-3' });
    await makeAll();
    expect((await move(body.id, 'wC-3', '2026-12-17T13:00:00Z')).body).toMatchObject({ result: 0 });
  });

  it('is booked, its meeting made, moved and deleted; its plan follows (N13 to N19, N39)', async () => {
    const [request] = await desk.requests(1);
    desk.app.takeEvents();
    const { body } = await book(request?.requestId, '2026-11-25T08:00:00Z');
    expect(body).toEqual({ result: 0, messages: [], id: expect.any(Number) as number });
    const entities = desk.app.takeEvents().map(({ entity }) => entity);
    expect(entities).toEqual(expect.arrayContaining(['design-session', 'schedule', 'session-time', 'plan']));
    const { id } = body;
    expect(await read(id)).toMatchObject({
      requestId: request?.requestId,
      organizer: 'Simon Mercer',
      sessionType: 3,
      endDate: '2026-11-25T09:00:00.000Z',
      preparationTime: '0.01:00:00',
      canBeDeleted: false,
    });
    const plan = async () =>
      (
        await desk.app.db
          .select()
          .from(plans)
          .where(eq(plans.id, request?.id ?? 0))
      )[0];
    expect(await plan()).toMatchObject({
      designSessionDate: new Date('2026-11-25T08:00:00Z'),
      designerId: dana,
      designStatus: 2,
    });
    expect(await meeting(id)).toBe(2);
    expect((await move(id, request?.requestId, '2026-11-25T13:00:00Z')).body.messages).toEqual([
      'Only a session whose meeting is created can be changed.',
    ]);
    expect((await call<DesignResult>('designer', 'DELETE', `${administration}/${id}`)).body.messages).toEqual(
      ['The meeting is in progress.'],
    );
    await makeAll();
    expect(await meeting(id)).toBe(3);
    expect((await read(id)).canBeDeleted).toBe(true);
    const moved = await move(id, request?.requestId, '2026-11-25T13:00:00Z');
    expect(moved.body).toEqual({ result: 0, messages: [], id });
    expect((await read(id)).startDate).toBe('2026-11-25T13:00:00.000Z');
    await makeAll();
    const byRequest = `${administration}/requestId/${request?.requestId}`;
    expect((await call<Output<'getDesignSession'>>('session-viewer', 'GET', byRequest)).body.id).toBe(id);
    expect((await call<DesignResult>('designer', 'DELETE', `${administration}/${id}`)).body.result).toBe(0);
    expect(await plan()).toMatchObject({ designSessionDate: null, designStatus: 1 });
    expect((await call('designer', 'GET', byRequest)).status).toBe(404);
    const told = await desk.app.db
      .select()
      .from(changes)
      .where(and(eq(changes.aggregate, 'design-session'), eq(changes.aggregateId, id ?? 0)));
    const meetings = told.filter(({ field }) => field === 'meeting').map(({ newText }) => newText);
    expect(meetings).toEqual(['In progress', 'Created', 'In progress', 'Created', null]);
  });

  it('of a plan counts as long as it is there, whatever became of others of that plan (F32, N19)', async () => {
    const [request] = await desk.requests(1);
    const { db } = desk.app;
    const ofPlan = async () =>
      (
        await db
          .select()
          .from(plans)
          .where(eq(plans.id, request?.id ?? 0))
      )[0];
    const { id: failed } = (await book(request?.requestId, '2026-11-30T08:00:00Z')).body;
    await db
      .update(designSessions)
      .set({ meeting: 4 })
      .where(eq(designSessions.id, failed ?? 0));
    const { id } = (await book(request?.requestId, '2026-11-30T13:00:00Z')).body;
    await makeAll();
    expect((await call<DesignResult>('designer', 'DELETE', `${administration}/${failed}`)).body.result).toBe(
      0,
    );
    expect((await ofPlan())?.designSessionDate).toEqual(new Date('2026-11-30T13:00:00Z'));

    await db
      .update(plans)
      .set({ fileUploadedDate: null })
      .where(eq(plans.id, request?.id ?? 0));
    expect((await move(id, request?.requestId, '2026-12-01T08:00:00Z')).body.result).toBe(0);
    expect(await ofPlan()).toMatchObject({ designSessionDate: null, designStatus: 1 });
    await call('designer', 'DELETE', `${administration}/${id}`);
  });

  it('that was held stays where it was (N16)', async () => {
    const [request] = await desk.requests(1);
    const { id } = (await book(request?.requestId, '2026-11-30T08:00:00Z')).body;
    await makeAll();
    const held = { startAt: new Date('2026-11-10T08:00:00Z'), endAt: new Date('2026-11-10T09:00:00Z') };
    await desk.app.db
      .update(designSessions)
      .set(held)
      .where(eq(designSessions.id, id ?? 0));
    expect((await move(id, request?.requestId, '2026-12-01T08:00:00Z')).body.messages).toEqual([
      'The session has already begun.',
    ]);
  });

  it.each([
    ['a start in the past', '2026-11-19T08:00:00Z', {}, /start in the past|not available/],
    ['off the raster', '2026-11-25T08:05:00Z', {}, /^A session starts at a quarter of an hour\.$/],
    [
      'a time without availability',
      '2026-11-28T08:00:00Z',
      {},
      /^The designer is not available at that time\.$/,
    ],
    ['an absence', '2026-11-26T08:00:00Z', {}, /^The designer is absent at that time\.$/],
    ['no length', '2026-11-25T08:00:00Z', { sessionDuration: '00:00:00' }, /^Session time is required\.$/],
    [
      'too long',
      '2026-11-25T08:00:00Z',
      { sessionDuration: '04:00:00' },
      /^The availability ends before the session\.$/,
    ],
    ['blanks', '2026-11-25T08:00:00Z', { requestId: '   ' }, /^Request Id is required\.$/],
    ['nothing to see', '2026-11-25T08:00:00Z', { requestId: '\u200B' }, /^Request Id is required\.$/],
    [
      'a plan that is not there',
      '2026-11-25T08:00:00Z',
      { requestId: '99-99999' },
      /^There is no request 99-99999\.$/,
    ],
    [
      'a zone that is none',
      '2026-11-25T08:00:00Z',
      { timezone: 'Europe/Atlantis' },
      /^There is no time zone Europe.Atlantis\.$/,
    ],
    ['a stranger', '2026-11-25T08:00:00Z', { designerId: 'nobody' }, /^This designer does not exist\.$/],
  ])('is refused: %s', async (_what, start, more, message) => {
    const [request] = await desk.requests(1);
    const { body } = await book(request?.requestId, start, more);
    expect(body).toMatchObject({ result: 2, id: null });
    expect(body.messages[0]).toMatch(message);
  });

  it('is refused with who cannot take it: no zone, not active, another type (N4, N44)', async () => {
    const [request] = await desk.requests(1);
    const all = (await call<Output<'listDesigners'>>('session-manager', 'GET', 'designers')).body;
    const refusedWith = async (fits: (one: (typeof all)[number]) => boolean) => {
      const designerId = all.find(fits)?.id;
      return (await book(request?.requestId, '2026-11-25T08:00:00Z', { designerId })).body.messages[0];
    };
    expect(await refusedWith(({ isActive }) => !isActive)).toBe('This designer is not active.');
    expect(await refusedWith((one) => one.isActive && !one.productIds.includes(1))).toBe(
      'This designer does not design this product type.',
    );
    const zoneless = all.find(({ timezone }) => timezone === null)?.id ?? '';
    const types = [{ op: 'replace', path: '/productTypeIds', value: [1] }];
    await call('session-manager', 'PATCH', `designers/${zoneless}`, types);
    expect(await refusedWith(({ id }) => id === zoneless)).toMatch(/^Designer timezone not assigned/);
  });

  it('is refused for a request that is over or has one, and for who may not (N1)', async () => {
    const [request, other] = await desk.requests(2);
    expect((await book(request?.requestId, '2026-11-30T08:00:00Z', {}, 'session-viewer')).status).toBe(403);
    expect((await book(request?.requestId, '2026-11-30T08:00:00Z', {}, 'administrator')).status).toBe(200);
    const again = await book(request?.requestId, '2026-11-30T13:00:00Z');
    expect(again.body.messages).toEqual([`Request ${request?.requestId} has a session already.`]);
    const ofOther = (await desk.app.db.select().from(designSessions)).find(
      ({ designerId }) => designerId !== dana,
    );
    expect((await call('designer', 'DELETE', `${administration}/${ofOther?.id}`)).status).toBe(403);
    expect((await call('designer', 'GET', `${administration}/${ofOther?.id}`)).status).toBe(403);
    const stranger = await book(
      other?.requestId,
      '2026-11-30T13:00:00Z',
      { designerId: ofOther?.designerId },
      'designer',
    );
    expect(stranger.status).toBe(403);
    await desk.app.db
      .update(plans)
      .set({ status: 9 })
      .where(eq(plans.id, other?.id ?? 0));
    expect((await book(other?.requestId, '2026-11-30T13:00:00Z')).body.messages[0]).toMatch(/is terminated/);
    expect((await move(99_999, other?.requestId, '2026-11-30T13:00:00Z')).status).toBe(404);
  });

  it('of ten who want one slot at once goes to one; the others read who has it and what is free (§3.8.10)', async () => {
    const requests = await desk.requests(10);
    const answers = await Promise.all(
      requests.map(({ requestId }) => book(requestId, '2026-12-01T08:00:00Z')),
    );
    const won = answers.filter(({ body }) => body.result === 0);
    expect(won).toHaveLength(1);
    const winner = requests[answers.findIndex(({ body }) => body.result === 0)];
    for (const { body } of answers.filter((one) => one.body.result !== 0)) {
      expect(body).toMatchObject({ result: 2, id: null });
      expect(body.messages[0]).toBe(`The time is taken by request ${winner?.requestId}.`);
      expect(body.messages[1]).toMatch(/^The next free time is 01\/12\/2026 \d\d:\d\d CET\.$/);
    }
    // Who enters it on other clocks reads it on those.
    const loser = requests.find((one) => one !== winner)?.requestId;
    const seen = await book(loser, '2026-12-01T08:00:00Z', { timezone: 'America/New_York' });
    expect(seen.body.messages[1]).toMatch(/^The next free time is 01\/12\/2026 0[3-9]:\d\d GMT-5\.$/);
    const ids = requests.map(({ id }) => id);
    const stored = await desk.app.db.select().from(designSessions).where(inArray(designSessions.planId, ids));
    expect(stored).toHaveLength(1);
  });
});

describe('a pre-reservation', () => {
  it('becomes a session a day before when the scan is there, else its slot is free again (N18)', async () => {
    const [kept, lost] = await desk.requests(2, false);
    const first = await book(kept?.requestId, '2026-12-03T08:00:00Z');
    const second = await book(lost?.requestId, '2026-12-03T13:00:00Z');
    expect([first.body.messages, second.body.messages]).toEqual([[], []]);
    expect(await read(first.body.id)).toMatchObject({ sessionType: 4, canBeDeleted: true });
    // Its meeting is not in progress: there is none (N16, N39).
    expect((await call('session-viewer', 'GET', `meetingStatus/${first.body.id}`)).status).toBe(404);
    await desk.app.db
      .update(plans)
      .set({ fileUploadedDate: testNow })
      .where(eq(plans.id, kept?.id ?? 0));
    const decide = async (at: string) => {
      while ((await desk.work(decidePreReservations, new Date(at))) > 0);
    };
    await decide('2026-12-02T07:59:59Z');
    expect(await read(first.body.id)).toMatchObject({ sessionType: 4 });
    await decide('2026-12-02T08:00:00Z');
    expect(await read(first.body.id)).toMatchObject({ sessionType: 3 });
    expect(await meeting(first.body.id)).toBe(2);
    await decide('2026-12-02T13:00:00Z');
    expect((await call('designer', 'GET', `${administration}/${second.body.id}`)).status).toBe(404);
    const told = await desk.app.db
      .select()
      .from(changes)
      .where(and(eq(changes.aggregate, 'design-session'), eq(changes.aggregateId, second.body.id ?? 0)));
    expect(told.filter(({ source }) => source === 'scheduler').length).toBeGreaterThan(3);
  });

  it('is refused when it would lapse at once', async () => {
    const [request] = await desk.requests(1, false);
    const { body } = await book(request?.requestId, '2026-11-20T13:00:00Z');
    expect(body.messages).toEqual([
      'Without an accepted CT scan a session can be reserved only more than 24 hours before it starts.',
    ]);
  });
});
