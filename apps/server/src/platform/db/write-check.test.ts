import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ProblemError } from '../../errors.ts';
import type { Storage } from './database.ts';
import { openTestStorage } from './test-storage.ts';
import { WriteCheck } from './write-check.ts';

let storage: Storage;
let check: WriteCheck;
let now = 0;
beforeAll(async () => {
  storage = await openTestStorage();
}, 30_000);
afterAll(() => storage.close());
beforeEach(() => {
  now = 0;
  vi.restoreAllMocks();
  check = new WriteCheck(storage, () => now);
});

const full = Object.assign(new Error('could not extend file'), { code: '53100' });

it('tries a write at the first question, and not again for ten seconds', async () => {
  const tried = vi.spyOn(storage.db, 'transaction');
  for (now of [0, 5_000, 9_000]) await check.ensure(8_000);
  expect(tried).toHaveBeenCalledTimes(1);
  now = 10_000;
  await check.ensure(8_000);
  expect(tried).toHaveBeenCalledTimes(2);
});

it('throws after a write for which there was no disk, until one succeeds', async () => {
  await expect(check.watch(Promise.reject(full))).rejects.toBe(full);
  await expect(check.ensure(8_000)).rejects.toBe(full);
  now = 2_000;
  vi.spyOn(storage.db, 'transaction').mockRejectedValueOnce(full);
  await expect(check.ensure(8_000)).rejects.toBe(full);
  now = 4_000;
  await check.ensure(8_000);
  await check.watch(Promise.reject(full)).catch(() => undefined);
  await check.watch(Promise.resolve());
  await check.ensure(8_000);
});

it('takes a write that is refused for what it wants for nothing', async () => {
  await check.ensure(8_000);
  await expect(check.watch(Promise.reject(new ProblemError('stale-stamp')))).rejects.toThrow();
  await expect(check.ensure(8_000)).resolves.toBeUndefined();
});

it('sees a database that may be read only', async () => {
  const transaction = storage.db.transaction.bind(storage.db);
  vi.spyOn(storage.db, 'transaction').mockImplementationOnce((work) =>
    transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`);
      return work(tx);
    }),
  );
  await expect(check.ensure(8_000)).rejects.toThrow();
  now = 2_000;
  await check.ensure(8_000);
});
