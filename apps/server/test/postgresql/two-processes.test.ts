import { setTimeout } from 'node:timers/promises';
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../src/contract/handlers.ts';
import { calendars } from '../../src/modules/calendar/calendar.tables.ts';
import { changes } from '../../src/modules/history/change.tables.ts';
import { notificationProgress } from '../../src/modules/notification/notification.tables.ts';
import { plans } from '../../src/modules/plan/plan.tables.ts';
import { reschedulings } from '../../src/modules/rescheduling/rescheduling.tables.ts';
import { availabilities, designSessions } from '../../src/modules/session/session.tables.ts';
import { dana, freeRequests } from '../../src/modules/session/testing/session-desk.ts';
import { Browser } from '../support/browser.ts';
import { Api } from '../support/api.ts';
import { EventReader } from '../support/event-reader.ts';
import { makeHome, type Home } from '../support/home.ts';
import { orderWatcher, toldOrders } from '../support/order-watcher.ts';
import { freePort, killAll, ServerProcess } from '../support/server-process.ts';

let home: Home;
let first: ServerProcess;
let second: ServerProcess;

beforeAll(async () => {
  home = await makeHome();
  // As behind a load balancer: one public address, two processes. Both start on the empty database at once.
  const ports = [await freePort(), await freePort()];
  const shared = { ...home.settings, PUBLIC_URL: `http://localhost:${ports[0]}` };
  [first, second] = (await Promise.all(
    ports.map((port) => ServerProcess.start({ ...shared, PORT: String(port) })),
  )) as [ServerProcess, ServerProcess];
});
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()]);
  killAll();
  await home.remove();
});

/** A day on which people work. */
function nextWednesday(): string {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 3);
  return day.toISOString().slice(0, 10);
}

const durations = {
  preparationDuration: '0.01:00:00',
  sessionDuration: '01:00:00',
  postprocessingDuration: '0.00:00:00',
};

/** The first start from tomorrow on, with a designer who can serve it. */
async function nextSlot(api: Api, requestId: string) {
  const after = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const ask = async (path: string, more: Readonly<Record<string, string>>) => {
    const query = new URLSearchParams({ requestId, ...durations, ...more });
    return (await api.request(`/api/design/${path}?${query}`)).json();
  };
  const period = { dateTimeFrom: after(1), dateTimeTo: after(22) };
  const { availableSlots } = (await ask('sessionTimes', period)) as Output<'listSessionTimes'>;
  const startDate = availableSlots[0]?.dateTimeFrom ?? '';
  const found = (await ask('availabilities', { startDate })) as Output<'findDesignersForSession'>;
  return { startDate, designerId: found.items[0]?.id ?? '' };
}

describe('two processes on one database', () => {
  it('fill it once', () => {
    const filling = [first, second].filter(({ output }) => output.includes('Filling the database'));
    expect(filling).toHaveLength(1);
  });

  it('accept the same tokens and see the same changes at once', async () => {
    const here = await Api.planner(first.origin);
    const there = here.at(second.origin);
    const stamp = await here.mustWriteOrder('HERE', (await here.readOrder()).stamp);
    expect(await there.readOrder()).toEqual({ value: 'HERE', stamp });
    await there.mustWriteOrder('THERE', stamp);
    expect((await here.readOrder()).value).toBe('THERE');
  });

  it('tell each other their events', async () => {
    const here = await Api.planner(first.origin);
    const readers = [await EventReader.open(here), await EventReader.open(here.at(second.origin))];
    const stamps = [await here.mustWriteOrder('EVENT-1', (await here.readOrder()).stamp)];
    stamps.push(await here.at(second.origin).mustWriteOrder('EVENT-2', stamps[0] ?? ''));
    const heardBy = (reader: EventReader | undefined) => reader?.heard.map(({ stamp }) => stamp) ?? [];
    for (const reader of readers) await expect.poll(() => heardBy(reader).slice(-2)).toEqual(stamps);
    const [before] = readers[0]?.heard.slice(-2) ?? [];
    expect(readers[1]?.heard.at(-2)).toEqual(before);
    const late = await EventReader.open(here.at(second.origin), before?.id);
    await expect.poll(() => heardBy(late)).toEqual([stamps[1]]);
    for (const reader of [...readers, late]) reader.stop();
  });

  it('share the sign-in: begun at one, finished at the other, throttled at both', async () => {
    const tokens = await new Browser(first.origin).signIn('designer');
    const renewed = await fetch(`${second.origin}/auth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        client_id: 'crt',
        grant_type: 'refresh_token',
        refresh_token: tokens.refresh_token,
      }),
    });
    expect(renewed.status).toBe(200);
  });

  it('lose nothing when many write to one thing at both at once', async () => {
    const here = await Api.planner(first.origin);
    const sides = [here, here.at(second.origin)];
    const { stamp } = await here.readOrder();
    const writes = Array.from({ length: 10 }, (_, place) =>
      sides[place % 2]?.writeOrder(`RACE-${place}`, stamp),
    );
    const answers = await Promise.all(
      writes.map(async (write) => (await (await write)?.json()) as { result: number }),
    );
    expect(answers.filter(({ result }) => result === 0)).toHaveLength(1);
  });

  it('plan open plans anew once, though both hear of it (T14)', async () => {
    const here = await Api.signIn(first.origin, 'administrator');
    const there = here.at(second.origin);
    const storage = await home.open();
    try {
      const [calendar] = await storage.db.select().from(calendars).orderBy(asc(calendars.id));
      const [last] = await storage.db.select().from(changes).orderBy(desc(changes.id)).limit(1);
      const holiday = { calendarId: calendar?.id, date: nextWednesday(), name: 'Extra' };
      expect(await (await here.post('/api/LocalCalendar/Item', holiday)).json()).toMatchObject({ result: 0 });
      const latest = async () => {
        const answer = await there.request('/api/LocalCalendar/GetRescheduling');
        return ((await answer.json()) as { data: { state: string; handled: number; total: number } }).data;
      };
      await expect.poll(async () => (await latest()).state, { timeout: 60_000 }).toBe('done');
      const { handled, total } = await latest();
      expect(handled).toBe(total);
      expect(await storage.db.$count(reschedulings)).toBe(1);
      const isTold = and(gt(changes.id, last?.id ?? 0), eq(changes.source, 'scheduler'));
      const told = await storage.db.select().from(changes).where(isTold);
      const fields = told.map(({ aggregate, aggregateId, field }) => `${aggregate} ${aggregateId} ${field}`);
      expect(fields.length).toBeGreaterThan(0);
      expect(new Set(fields).size).toBe(fields.length);
      expect(new Set(told.map(({ batchId }) => batchId)).size).toBe(1);
    } finally {
      await storage.close();
    }
  });

  it('notify once, though both hear of every change (D23)', async () => {
    const here = await Api.planner(first.origin);
    const watcher = (await orderWatcher(first.origin, 'manufacturing')).at(second.origin);
    let { stamp } = await here.readOrder();
    for (let place = 0; place < 10; place += 1)
      stamp = await here.at([first, second][place % 2]?.origin ?? '').mustWriteOrder(`BELL-${place}`, stamp);
    await expect.poll(() => toldOrders(watcher, 'BELL-'), { timeout: 5_000 }).toBe(10);
    const storage = await home.open();
    try {
      const [last] = await storage.db.select().from(changes).orderBy(desc(changes.id)).limit(1);
      const isHistory = eq(notificationProgress.name, 'history');
      const position = async () =>
        (await storage.db.select().from(notificationProgress).where(isHistory))[0]?.position;
      await expect.poll(position).toBe(last?.id);
      expect(await toldOrders(watcher, 'BELL-')).toBe(10);
    } finally {
      await storage.close();
    }
  });

  it('notify of a change that was begun earlier and committed later (D20)', async () => {
    const here = await Api.planner(first.origin);
    const watcher = await Api.signIn(first.origin, 'manufacturing');
    const storage = await home.open();
    try {
      const isOrder = and(eq(changes.aggregateId, here.planId), eq(changes.field, 'poNumber'));
      const [like] = await storage.db
        .select()
        .from(changes)
        .where(isOrder)
        .orderBy(desc(changes.id))
        .limit(1);
      if (!like) throw new Error('Nobody has written a purchase order number');
      await storage.db.transaction(async (tx) => {
        await tx.select().from(plans).where(eq(plans.id, 20)).for('update');
        const held = { ...like, id: undefined, sequence: 100_000, batchId: 'held', newText: 'HELD-0' };
        await tx.insert(changes).values(held);
        await here.mustWriteOrder('HELD-1', (await here.readOrder()).stamp);
        await setTimeout(500);
        expect(await toldOrders(watcher, 'HELD-')).toBe(0);
      });
      await expect.poll(() => toldOrders(watcher, 'HELD-'), { timeout: 5_000 }).toBe(2);
    } finally {
      await storage.close();
    }
  });

  it('give one slot to one of ten who want it; the others read who has it (§3.8.10)', async () => {
    const here = await Api.signIn(first.origin, 'session-manager');
    const sides = [here, here.at(second.origin)];
    const storage = await home.open();
    try {
      await storage.db.delete(designSessions);
      const requests = await freeRequests(storage.db, 10, true);
      const slot = await nextSlot(here, requests[0]?.requestId ?? '');
      const answers = await Promise.all(
        requests.map(async ({ requestId }, place) => {
          const wish = { requestId, ...slot, ...durations };
          const answer = await sides[place % 2]?.post('/api/design/sessionsAdministration', wish);
          return (await answer?.json()) as { result: number; messages: string[] };
        }),
      );
      const winner = answers.findIndex(({ result }) => result === 0);
      expect(answers.filter(({ result }) => result === 0)).toHaveLength(1);
      for (const { messages } of answers.filter(({ result }) => result !== 0))
        expect(messages[0]).toBe(`The time is taken by request ${requests[winner]?.requestId}.`);
      const ids = requests.map(({ id }) => id);
      expect(await storage.db.$count(designSessions, inArray(designSessions.planId, ids))).toBe(1);
    } finally {
      await storage.close();
    }
  });

  it('keep one of equal absences and availabilities that are entered at both at once (N7, N11)', async () => {
    const here = await Api.signIn(first.origin, 'designer');
    const sides = [here, here.at(second.origin)];
    // In the evening of a day far ahead, when nothing is offered.
    const day = new Date(Date.now() + 90 * 86_400_000).toISOString().slice(0, 10);
    const range = { startDate: `${day}T20:00:00.000Z`, endDate: `${day}T20:30:00.000Z` };
    const path = `/api/design/designers/${dana}/availabilities`;
    const enter = (kind: string, body: object) =>
      Promise.all(
        Array.from({ length: 8 }, async (_, place) => {
          const answer = await sides[place % 2]?.post(`${path}/${kind}`, body);
          return (await answer?.json()) as { result: number; id: number };
        }),
      );
    const away = await enter('absence', range);
    expect(away).toEqual(away.map(() => ({ result: 0, messages: [], id: away[0]?.id })));
    const offered = await enter('single', { ...range, designerId: dana });
    expect(offered.filter(({ result }) => result === 0)).toHaveLength(1);
    const storage = await home.open();
    try {
      const isEntered = eq(availabilities.startAt, new Date(range.startDate));
      expect(await storage.db.$count(availabilities, isEntered)).toBe(2);
    } finally {
      await storage.close();
    }
  });

  it('go on with one when the other is killed', async () => {
    const here = await Api.planner(second.origin).catch(async () =>
      (await Api.planner(first.origin)).at(second.origin),
    );
    await first.stop('SIGKILL');
    await here.mustWriteOrder('ALONE', (await here.readOrder()).stamp);
    expect((await here.readOrder()).value).toBe('ALONE');
  });
});
