import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '../db/database.ts';
import { openTestStorage } from '../db/test-storage.ts';
import { quietLog } from '../quiet-log.ts';
import { startJobs, type Jobs } from './jobs.ts';

let storage: Storage;
let jobs: Jobs;
beforeAll(async () => {
  storage = await openTestStorage();
  jobs = await startJobs(storage, quietLog);
});
afterAll(async () => {
  await jobs.stop();
  await storage.close();
});

it('hands a job to its worker at once, and again after a failure', async () => {
  const seen: number[] = [];
  await jobs.take<{ number: number }>('count', async ({ number }) => {
    seen.push(number);
    if (number === 2 && seen.filter((one) => one === 2).length === 1) throw new Error('once more');
  });
  const start = performance.now();
  await jobs.put('count', { number: 1 });
  await expect.poll(() => seen, { timeout: 5_000 }).toEqual([1]);
  expect(performance.now() - start).toBeLessThan(1_900);
  await jobs.put('count', { number: 2 });
  await expect.poll(() => seen, { timeout: 20_000 }).toEqual([1, 2, 2]);
});
