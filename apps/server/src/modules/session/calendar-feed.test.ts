import { and, eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { verifyHistory } from '../history/verify-history.ts';
import { testHistoryKey } from '../testing/history-key.ts';
import { userPermissions, userRoles, users } from '../user/user.tables.ts';
import { designers, designSessions } from './session.tables.ts';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();
const { call } = desk;
const path = (id = dana) => `designers/${id}/calendarFeed`;
const state = async () => (await call<Output<'getCalendarFeed'>>('designer', 'GET', path())).body;
const renew = (as: string | undefined = 'designer', id = dana) =>
  call<Output<'renewCalendarFeed'>>(as, 'POST', path(id));
const addressOf = async () => (await renew()).body.address ?? '';
/** As a calendar program, which is nobody. */
const open = async (address: string) => {
  const { status, body, headers } = await desk.app.call(undefined, 'GET', address);
  return { status, headers, text: Buffer.isBuffer(body) ? body.toString() : '' };
};
const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse.component(text) as unknown[]).getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => String(event.getFirstPropertyValue(name) as string);
    return { uid: value('uid'), title: value('summary'), status: value('status'), busy: value('transp') };
  });
const another = async () => {
  const { body } = await call<Output<'listDesigners'>>('session-manager', 'GET', 'designers');
  return body.find(({ id, isActive }) => id !== dana && isActive)?.id ?? '';
};

describe('the calendar address of a schedule', () => {
  it('is told once, works without sign-in and until it is renewed (N1)', async () => {
    expect(await state()).toEqual({ renewedAt: null });
    const first = await addressOf();
    expect(first).toMatch(/^\/api\/design\/calendarFeed\.ics\?token=[\w-]{43}$/);
    expect(await state()).toEqual({ renewedAt: '2026-11-20T09:00:00.000Z' });
    const answer = await open(first);
    expect(answer).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/calendar; charset=utf-8' },
    });
    expect(answer.text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Berlin\r\n');
    const second = await addressOf();
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
  });

  it('stands in the database as a hash only, with a row of history for each and an event', async () => {
    desk.app.takeEvents();
    const secret = (await addressOf()).split('=')[1] ?? '';
    const entities = desk.app.takeEvents().map(({ entity }) => entity);
    expect(entities).toEqual(expect.arrayContaining(['calendar-feed', 'designer']));
    const [row] = await desk.app.db.select().from(designers).where(eq(designers.userId, dana));
    expect(row?.feedHash).toMatch(/^[\da-f]{64}$/);
    const told = await desk.app.db
      .select()
      .from(changes)
      .where(and(eq(changes.aggregate, 'designer'), eq(changes.field, 'feedHash')));
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect(told.at(-1)).toMatchObject({ userId: dana, newText: `Address ${row?.feedHash?.slice(0, 8)}` });
    expect(JSON.stringify([row, told])).not.toContain(secret);
    expect((await verifyHistory(desk.app.db, { key: testHistoryKey })).broken).toEqual([]);
  });

  it('is renewed by its designer and who manages sessions, by nobody else', async () => {
    const other = await another();
    expect((await renew('session-manager', other)).body).toMatchObject({ result: 0, messages: [] });
    for (const method of ['GET', 'POST']) {
      expect((await call('designer', method, path(other))).status).toBe(403);
      expect((await call('session-viewer', method, path())).status).toBe(403);
      expect((await call(undefined, method, path())).status).toBe(401);
      expect((await call('session-manager', method, path('nobody'))).status).toBe(404);
    }
  });

  it.each(['', '?token=', `?token=${'a'.repeat(201)}`, '?token=a&token=b'])('refuses %s', async (query) => {
    expect((await open(`/api/design/calendarFeed.ics${query}`)).status).toBe(400);
  });

  it.each(['a', 'null', "' or 1=1 --", '%00'])('finds nothing behind %s', async (token) => {
    const { status } = await open(`/api/design/calendarFeed.ics?token=${encodeURIComponent(token)}`);
    expect(status).toBe(404);
  });

  it('is not found by the hash that is stored', async () => {
    await addressOf();
    const [row] = await desk.app.db.select().from(designers).where(eq(designers.userId, dana));
    expect((await open(`/api/design/calendarFeed.ics?token=${row?.feedHash}`)).status).toBe(404);
  });
});

describe('what a calendar program reads', () => {
  it('is every entry that takes or offers time, with its title and nothing of patients and surgeons (N6)', async () => {
    const [first, second, third] = await desk.requests(3);
    const common = {
      designerId: dana,
      preparationTime: 0,
      postProcessingTime: 0,
      reservation: { preparation: [], post: [] },
    };
    const at = (start: string, end: string) => ({
      startAt: new Date(start),
      endAt: new Date(end),
      reservedFrom: new Date(start),
      reservedTo: new Date(end),
    });
    const made = await desk.app.db
      .insert(designSessions)
      .values([
        {
          ...common,
          ...at('2026-11-24T08:00:00Z', '2026-11-24T09:00:00Z'),
          planId: first?.id ?? 0,
          meeting: 3,
        },
        { ...common, ...at('2026-12-01T08:00:00Z', '2026-12-01T09:00:00Z'), planId: second?.id ?? 0 },
        {
          ...common,
          ...at('2026-12-01T08:00:00Z', '2026-12-01T09:00:00Z'),
          planId: third?.id ?? 0,
          meeting: 4,
        },
      ])
      .returning({ id: designSessions.id });
    const address = await addressOf();
    const { text } = await open(address);
    const events = eventsOf(text);
    const ids = made.map(({ id }) => `session-${id}@crt`);
    expect(events).toEqual(
      expect.arrayContaining([
        { uid: ids[0], title: `Session ${first?.requestId}`, status: 'CONFIRMED', busy: 'OPAQUE' },
        { uid: ids[1], title: `Pre-reservation ${second?.requestId}`, status: 'TENTATIVE', busy: 'OPAQUE' },
      ]),
    );
    // Its meeting failed: somebody else was booked in its time.
    expect(events.map(({ uid }) => uid)).not.toContain(ids[2]);
    expect(events.find(({ title }) => title === 'Availability')?.busy).toBe('TRANSPARENT');
    expect(events.find(({ title }) => title === 'Absence')?.busy).toBe('OPAQUE');
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    expect(eventsOf((await open(address)).text)).toEqual(events);
    const week = 'start=2026-11-23T00:00:00Z&end=2026-11-30T00:00:00Z';
    const schedule = await call<Output<'getDesignerSchedule'>>(
      'designer',
      'GET',
      `schedules/${dana}?${week}`,
    );
    const { surgeonName } = schedule.body.sessions.find(({ id }) => id === made[0]?.id) ?? {};
    expect(surgeonName).toBeTruthy();
    expect(text).not.toContain(surgeonName);
  });

  it('cannot be broken by a name', async () => {
    const renamed = { firstName: 'Zoë\r\nEND:VCALENDAR', lastName: 'Ünïcode '.repeat(7).trim() };
    const [before] = await desk.app.db.select().from(users).where(eq(users.id, dana));
    await desk.app.db.update(users).set(renamed).where(eq(users.id, dana));
    const { text } = await open(await addressOf());
    const calendar = new ICAL.Component(ICAL.parse.component(text) as unknown[]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe(`CRT Zoë END:VCALENDAR ${renamed.lastName}`);
    expect(text.match(/^END:VCALENDAR/gm)).toHaveLength(1);
    const { firstName = '', lastName = '' } = before ?? {};
    await desk.app.db.update(users).set({ firstName, lastName }).where(eq(users.id, dana));
  });

  it('is in UTC for a designer without a zone', async () => {
    const set = (timezone: string | null) =>
      desk.app.db.update(designers).set({ timezone }).where(eq(designers.userId, dana));
    const address = await addressOf();
    await set(null);
    const { status, text } = await open(address);
    await set('Europe/Berlin');
    expect(status).toBe(200);
    expect(text).not.toContain('VTIMEZONE');
  });

  it('ends with the account, and with the right to design', async () => {
    const address = await addressOf();
    const activate = (isActive: boolean) =>
      desk.app.db.update(users).set({ isActive }).where(eq(users.id, dana));
    await activate(false);
    expect((await open(address)).status).toBe(404);
    expect((await renew('session-manager')).body).toEqual({
      result: 2,
      messages: ['This designer is not active.'],
      id: null,
      address: null,
      renewedAt: null,
    });
    await activate(true);
    expect((await open(address)).status).toBe(200);
    await desk.app.db.delete(userPermissions).where(eq(userPermissions.userId, dana));
    await desk.app.db.delete(userRoles).where(eq(userRoles.userId, dana));
    expect((await open(address)).status).toBe(404);
  });
});
