import Fastify, { type FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userPermissions, users } from '../../modules/user/user.tables.ts';
import { Actors } from '../auth/actors.ts';
import type { Storage } from '../db/database.ts';
import { openTestStorage } from '../db/test-storage.ts';
import { quietLog } from '../quiet-log.ts';
import { EventHub } from './event-hub.ts';
import { EventStreams } from './event-stream.ts';
import { publishAll } from './publish.ts';

let storage: Storage;
let actors: Actors;
let hub: EventHub;
let app: FastifyInstance;
let address: string;
const id = 'u-1';
const expiresAt = Date.now() + 600_000;
const forEverybody = 'for everybody';
const right = { userId: id, source: 'main', permission: 'CanManageUsers' } as const;

beforeAll(async () => {
  storage = await openTestStorage();
  const person = { id, userName: 'ada', firstName: 'Ada', lastName: 'Byron', email: 'a@b.c', symbol: 'ABYR' };
  await storage.db.insert(users).values(person);
  await storage.db.insert(userPermissions).values(right);
  actors = new Actors(storage);
  hub = new EventHub(storage, quietLog);
  await Promise.all([actors.start(), hub.start()]);
  const find = async () => actors.find({ subject: id, userName: undefined });
  app = Fastify();
  app.decorateRequest('caller', null);
  app.addHook('onRequest', async (request) => {
    const actor = await find();
    request.caller = actor ? { actor, expiresAt } : null;
  });
  const streams = new EventStreams({
    hub,
    readers: {
      mayHear: ({ entityId }, { permissions }) =>
        entityId === forEverybody || permissions.has(right.permission),
      mayKnow: ({ ownerId }) => ownerId === null,
    },
    callerOf: (request) => request.caller ?? expect.fail('Nobody calls.'),
    refresh: async (caller) => {
      const actor = await find();
      return actor && { ...caller, actor };
    },
  });
  actors.onChange(() => streams.renewAll());
  app.get('/events', streams.handle);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await Promise.all([hub.stop(), actors.stop()]);
  await storage.close();
});

/** Listens; tells which things it has heard of, and whether the stream has ended. */
async function listen(): Promise<{ heard: () => string[]; isEnded: () => boolean }> {
  const answer = await fetch(`${address}/events`);
  let text = '';
  let isEnded = false;
  const read = async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
  };
  void read().finally(() => (isEnded = true));
  return {
    heard: () => [...text.matchAll(/"entityId":(?:"([^"]+)"|null)/g)].map(([, name = 'one']) => name),
    isEnded: () => isEnded,
  };
}

const tell = (entityId: string, ownerId?: string) =>
  storage.db.transaction((tx) =>
    publishAll(tx, [{ entity: 'user', entityId, ownerId }], {
      actorId: null,
      requestId: '',
      at: new Date(),
    }),
  );
const quick = { timeout: 1_000, interval: 10 };

it('tells nothing any more to whoever has lost the right, and goes on when it is given back', async () => {
  const reader = await listen();
  await tell('with');
  await expect.poll(reader.heard, quick).toEqual(['with']);
  await storage.db.delete(userPermissions).where(eq(userPermissions.userId, id));
  // Told at once afterwards, while the rights may still be on their way.
  for (let count = 0; count < 20; count += 1) await tell(`without-${count}`);
  // Events come in order: once this one is heard, those before it were decided about without the right.
  await tell(forEverybody);
  await expect.poll(() => reader.heard().includes(forEverybody), quick).toBe(true);
  await storage.db.insert(userPermissions).values(right);
  await expect.poll(async () => (await tell('again'), reader.heard().includes('again')), quick).toBe(true);
  // The last of those may still be on its way, and would reach the listeners of the tests below.
  await tell('end');
  await expect.poll(() => reader.heard().includes('end'), quick).toBe(true);
  expect(reader.heard().filter((name) => name.startsWith('without'))).toEqual([]);
  expect(reader.isEnded()).toBe(false);
});

it('tells that there is another one, but not which, of what is somebody else’s', async () => {
  const reader = await listen();
  await tell('theirs', 'u-2');
  await tell('with');
  await expect.poll(reader.heard, quick).toEqual(['one', 'with']);
});

it('ends the streams of somebody whose account is closed', async () => {
  const readers = [await listen(), await listen()];
  await storage.db.update(users).set({ isActive: false }).where(eq(users.id, id));
  await expect.poll(() => readers.map(({ isEnded }) => isEnded()), quick).toEqual([true, true]);
});
