import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anonymous } from '../context.ts';
import { systemClock } from './clock.ts';
import type { Storage } from './db/database.ts';
import { openTestStorage } from './db/test-storage.ts';
import { EventHub, type StoredEvent } from './events/event-hub.ts';
import { liveEvents } from './events/events.tables.ts';
import { randomIds } from './ids.ts';
import { quietLog } from './quiet-log.ts';
import { UnitOfWork } from './unit-of-work.ts';
import { testHistoryKey } from '../modules/testing/history-key.ts';

let storage: Storage;
let work: UnitOfWork;
const caller = { actor: anonymous, log: quietLog, correlationId: 'test', source: 'screen' as const };
const event = { entity: 'plan', entityId: '7' };

beforeAll(async () => {
  storage = await openTestStorage();
  work = new UnitOfWork({
    storage,
    clock: systemClock,
    ids: randomIds,
    historyKey: testHistoryKey,
    followers: [],
  });
});
afterAll(() => storage.close());

describe('a write', () => {
  it('tells its events to every listener after the commit, once and in order', async () => {
    const hub = new EventHub(storage, quietLog);
    await hub.start();
    const heard: StoredEvent[] = [];
    hub.subscribe((one) => heard.push(one));
    const result = await work.write(caller, ({ publish }) => {
      publish(event);
      publish({ ...event, entityId: '8' });
      return 'done';
    });
    expect(result).toBe('done');
    await expect.poll(() => heard.map(({ entityId }) => entityId)).toEqual(['7', '8']);
    const missed = await hub.missedSince((heard[0]?.id ?? 0) - 1);
    expect(missed).toMatchObject({ kind: 'events', events: [{ entityId: '7' }, { entityId: '8' }] });
    await hub.forgetOld(new Date(Date.now() + 3_600_000));
    expect(await storage.db.$count(liveEvents)).toBe(1);
    expect(await hub.missedSince((heard[0]?.id ?? 0) - 1)).toEqual({ kind: 'reset' });
    expect(await hub.missedSince(heard[1]?.id ?? 0)).toEqual({ kind: 'events', events: [] });
    await hub.stop();
  });

  it('leaves no event behind when it fails', async () => {
    const before = await storage.db.$count(liveEvents);
    const failing = work.write(caller, ({ publish }) => {
      publish(event);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await storage.db.$count(liveEvents)).toBe(before);
  });

  it('fails when a database error was swallowed, instead of being lost silently', async () => {
    const swallowing = work.write(caller, async ({ tx }) => {
      await tx.execute(sql`select 1 / 0`).catch(() => undefined);
      return 'done';
    });
    await expect(swallowing).rejects.toMatchObject({ cause: { code: '25P02' } });
  });

  it.each([
    ['the database asks for it', '40P01'],
    ['what it points at went meanwhile', '23503'],
  ])('is tried again when %s', async (_, code) => {
    let attempts = 0;
    await work.write(caller, () => {
      attempts += 1;
      if (attempts === 1) throw Object.assign(new Error('not this time'), { code });
    });
    expect(attempts).toBe(2);
  });
});

it('a read may not announce changes', async () => {
  await expect(work.read(caller, ({ publish }) => publish(event))).rejects.toThrow('announced');
});
