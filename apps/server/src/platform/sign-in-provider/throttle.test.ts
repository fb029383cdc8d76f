import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '../db/database.ts';
import { openTestStorage } from '../db/test-storage.ts';
import { hashPassword, isPassword } from './password.ts';
import { Throttle } from './throttle.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const start = new Date('2026-03-16T09:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

it('costs nothing for four mistakes, then pauses that double, and forgets after half an hour', async () => {
  const throttle = new Throttle(storage);
  const ada = { userName: 'Ada', address: '10.0.0.1' };
  for (let count = 0; count < 4; count += 1) await throttle.failed(ada, start);
  expect(await throttle.pauseSeconds(ada, start)).toBe(0);
  await throttle.failed(ada, start);
  expect(await throttle.pauseSeconds({ ...ada, userName: ' ADA ' }, later(1))).toBe(29);
  expect(await throttle.pauseSeconds({ ...ada, userName: 'other' }, start)).toBe(0);
  await throttle.failed(ada, later(30));
  expect(await throttle.pauseSeconds(ada, later(30))).toBe(60);
  await throttle.failed(ada, later(2_000));
  expect(await throttle.pauseSeconds(ada, later(2_000))).toBe(0);
});

it('slows an address down that tries many names', async () => {
  const throttle = new Throttle(storage);
  const address = '10.0.0.2';
  for (let count = 0; count < 30; count += 1)
    await throttle.failed({ userName: `guess-${count}`, address }, start);
  expect(await throttle.pauseSeconds({ userName: 'guess-31', address }, start)).toBe(30);
});

it('is lifted by a right password', async () => {
  const throttle = new Throttle(storage);
  const eve = { userName: 'eve', address: '10.0.0.3' };
  for (let count = 0; count < 5; count += 1) await throttle.failed(eve, start);
  await throttle.succeeded(eve);
  expect(await throttle.pauseSeconds(eve, start)).toBe(0);
});

it('hashes passwords with a salt and accepts only the right one', async () => {
  const hash = await hashPassword('crt-demo');
  expect(hash).not.toBe(await hashPassword('crt-demo'));
  expect(hash).not.toContain('crt-demo');
  expect(await isPassword('crt-demo', hash)).toBe(true);
  expect(await isPassword('crt-demo ', hash)).toBe(false);
  expect(await isPassword('crt-demo', undefined)).toBe(false);
});
