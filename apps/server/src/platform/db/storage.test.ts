import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveEvents } from '../events/events.tables.ts';
import type { Storage } from './database.ts';
import { openTestStorage } from './test-storage.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
}, 30_000);
afterAll(() => storage.close());

const event = {
  entity: 'Plan',
  entityId: '1',
  actorId: 'a',
  createdAt: new Date('2026-03-16T09:00:00.123Z'),
};

describe('storage', () => {
  it('migrates twice without doing anything the second time', async () => {
    const applied = sql`select count(*) as n from drizzle.__drizzle_migrations`;
    const before = await storage.db.execute(applied);
    await storage.migrate();
    expect((await storage.db.execute(applied)).rows).toEqual(before.rows);
  });

  it('refuses tables that another first migration made, and says what to do', async () => {
    const hash = (value: string) => sql`update drizzle.__drizzle_migrations set hash = ${value}`;
    const { rows } = await storage.db.execute<{ hash: string }>(
      sql`select hash from drizzle.__drizzle_migrations`,
    );
    await storage.db.execute(hash('another'));
    await expect(storage.migrate()).rejects.toThrow('npm run reset-demo');
    await storage.db.execute(hash(rows[0]?.hash ?? ''));
    await storage.migrate();
  });

  it('refuses tables that a newer release changed, and leaves them as they are', async () => {
    await storage.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    const applied = sql`select id, hash from drizzle.__drizzle_migrations order by id`;
    const before = await storage.db.execute(applied);
    await expect(storage.migrate()).rejects.toThrow(
      `changed by a newer release of CRT (${before.rows.length} migrations, this release knows ${before.rows.length - 1})`,
    );
    expect((await storage.db.execute(applied)).rows).toEqual(before.rows);
    await storage.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'newer'`);
    await storage.migrate();
  });

  it('gives dates back as they were and counts as numbers', async () => {
    await storage.db.insert(liveEvents).values(event);
    const [row] = await storage.db.select().from(liveEvents);
    expect(row?.createdAt).toEqual(event.createdAt);
    const { rows } = await storage.db.execute<{ n: number }>(sql`select count(*) as n from live_events`);
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('rolls back a transaction that throws and keeps the code of the database error', async () => {
    const before = await storage.db.$count(liveEvents);
    const failing = storage.db.transaction(async (tx) => {
      await tx.insert(liveEvents).values(event);
      await tx.execute(
        sql`insert into sign_in_records (model, id, payload) values ('a','b','{}'), ('a','b','{}')`,
      );
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await storage.db.$count(liveEvents)).toBe(before);
  });

  it('rolls back to a savepoint', async () => {
    await storage.db.transaction(async (tx) => {
      const before = await tx.$count(liveEvents);
      const nested = tx.transaction(async (inner) => {
        await inner.insert(liveEvents).values(event);
        throw new Error('no');
      });
      await expect(nested).rejects.toThrow('no');
      expect(await tx.$count(liveEvents)).toBe(before);
    });
  });

  it('hears notifications after the commit only', async () => {
    const heard: string[] = [];
    const stop = await storage.listen('test_channel', (payload) => heard.push(payload));
    await storage.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_notify('test_channel', 'hello')`);
      expect(heard).toEqual([]);
    });
    await expect.poll(() => heard).toEqual(['hello']);
    await stop();
  });

  it('keeps parallel statements apart from an open transaction', async () => {
    const before = await storage.db.$count(liveEvents);
    const writing = storage.db.transaction(async (tx) => {
      await tx.insert(liveEvents).values(event);
      await new Promise((resolve) => setTimeout(resolve, 50));
      tx.rollback();
    });
    const counting = storage.db.$count(liveEvents);
    await expect(writing).rejects.toThrow();
    expect(await counting).toBe(before);
  });
});
