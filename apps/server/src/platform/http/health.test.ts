import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Storage } from '../db/database.ts';
import { openTestStorage } from '../db/test-storage.ts';
import { WriteCheck } from '../db/write-check.ts';
import { registerHealth } from './health.ts';
import { registerProblems } from './problems.ts';

const app = Fastify();
let storage: Storage;
/** The clock of the check: what it found out is old after ten seconds. */
let now = 0;

beforeAll(async () => {
  storage = await openTestStorage();
  registerProblems(app);
  registerHealth(app, { storage, writes: new WriteCheck(storage, () => now), isStopping: () => false });
}, 30_000);
afterAll(async () => {
  await app.close();
  await storage.close();
});

async function ask(path: string) {
  const { statusCode, headers, body } = await app.inject(path);
  const { detail } = JSON.parse(body) as { detail?: string };
  return { status: statusCode, retryAfter: headers['retry-after'], detail };
}

it('is ready as long as writes succeed, and alive also when they fail', async () => {
  expect(await ask('/health/ready')).toMatchObject({ status: 200 });
  now += 10_000;
  const full = Object.assign(new Error('could not extend file'), { code: '53100' });
  const written = vi.spyOn(storage.db, 'transaction').mockRejectedValue(full);
  expect(await ask('/health/ready')).toEqual({
    status: 503,
    retryAfter: '2',
    detail: 'The database takes no writes.',
  });
  expect(await ask('/health/live')).toMatchObject({ status: 200 });
  written.mockRestore();
  now += 2_000;
  expect(await ask('/health/ready')).toMatchObject({ status: 200 });
});
