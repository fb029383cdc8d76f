import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '../db/database.ts';
import { openTestStorage } from '../db/test-storage.ts';
import { hashPassword, isPassword } from './password.ts';
import { signInAttempts } from './sign-in.tables.ts';
import { forgetAttempts, Throttle, type Attempt } from './throttle.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(() => storage.close());

const start = new Date('2026-03-16T09:00:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);

const ada = { userName: 'Ada', address: '10.0.0.1' };
/** Makes tries at one moment; gives what each of them has to wait. */
async function tries(throttle: Throttle, attempt: Attempt, count: number, at = start): Promise<number[]> {
  const pauses: number[] = [];
  for (let made = 0; made < count; made += 1) pauses.push(await throttle.admit(attempt, at));
  return pauses;
}

it('costs nothing for four tries, then seconds that double and end at sixteen, and forgets after half an hour', async () => {
  const throttle = new Throttle(storage);
  expect(await tries(throttle, ada, 7)).toEqual([0, 0, 0, 0, 0, 2, 2]);
  // Who tries during a pause does not make it longer.
  expect(await throttle.admit({ ...ada, userName: ' ADA ' }, later(1))).toBe(1);
  let seconds = 2;
  for (const pause of [4, 8, 16, 16, 16]) {
    expect(await tries(throttle, ada, 2, later(seconds))).toEqual([0, pause]);
    seconds += pause;
  }
  expect(await tries(throttle, ada, 5, later(5_000))).toEqual([0, 0, 0, 0, 0]);
});

it('looks at no more tries than it allows, however many come at once', async () => {
  const throttle = new Throttle(storage);
  const bob = { userName: 'bob', address: '10.0.0.1' };
  const pauses = await Promise.all(Array.from({ length: 60 }, () => throttle.admit(bob, start)));
  expect(pauses.filter((pause) => pause === 0)).toHaveLength(5);
});

it('delays one person at one address, nobody else there, and nobody of that name elsewhere', async () => {
  const throttle = new Throttle(storage);
  const address = '10.0.0.4';
  for (let second = 0; second < 200; second += 1)
    await throttle.admit({ userName: 'cy', address }, later(second));
  expect(await throttle.admit({ userName: 'dee', address }, later(200))).toBe(0);
  expect(await throttle.admit({ userName: 'cy', address: '10.0.0.5' }, later(200))).toBe(0);
});

it('slows an address down that tries many names, by seconds', async () => {
  const throttle = new Throttle(storage);
  const address = '10.0.0.2';
  const guess = (count: number, at = start) => throttle.admit({ userName: `guess-${count}`, address }, at);
  for (let count = 0; count < 30; count += 1) expect(await guess(count)).toBe(0);
  expect(await guess(31)).toBe(2);
  expect(await guess(31, later(2))).toBe(0);
  expect(await guess(32, later(2))).toBe(4);
  // A right password neither lifts that nor is made to pay for it.
  const guest = { userName: 'guest', address };
  expect(await throttle.admit(guest, later(6))).toBe(0);
  await throttle.succeeded(guest, later(6));
  expect(await throttle.admit(guest, later(6))).toBe(0);
});

it('takes back one try in the pause of an address, not those that were let in beside it', async () => {
  const throttle = new Throttle(storage);
  const address = '10.0.0.9';
  for (let count = 0; count < 31; count += 1)
    await throttle.admit({ userName: `name-${count}`, address }, start);
  let lookedAt = 0;
  for (let burst = 0; burst < 5; burst += 1) {
    const gil = { userName: 'gil', address };
    const pauses = await Promise.all(Array.from({ length: 6 }, () => throttle.admit(gil, later(burst / 4))));
    lookedAt += pauses.filter((pause) => pause === 0).length;
  }
  expect(lookedAt).toBeLessThanOrEqual(5);
});

it('is lifted by a right password', async () => {
  const throttle = new Throttle(storage);
  const eve = { userName: 'eve', address: '10.0.0.3' };
  await tries(throttle, eve, 5);
  await throttle.succeeded(eve, start);
  expect(await tries(throttle, eve, 6)).toEqual([0, 0, 0, 0, 0, 2]);
});

const known = (userName: string, address: string, browser = 'b-1') => ({
  userName,
  address,
  known: { personId: `id of ${userName}`, browser },
});

it('never holds a known browser up for what others try at its address, under its name or many', async () => {
  const throttle = new Throttle(storage);
  const address = '10.0.0.6';
  for (let second = 0; second < 120; second += 1) {
    const at = later(second);
    await throttle.admit({ userName: 'flo', address }, at);
    await throttle.admit({ userName: `guess-${second}`, address }, at);
    if (second < 100) continue;
    expect(await throttle.admit(known('flo', address), at)).toBe(0);
    await throttle.succeeded(known('flo', address), at);
  }
  // The guesser has gained nothing by it.
  expect(await throttle.admit({ userName: 'flo', address }, later(119))).toBeGreaterThan(1);
  expect(await throttle.admit({ userName: 'new', address }, later(119))).toBeGreaterThan(0);
});

it('slows a known browser down by itself as it does an address, and counts it nowhere else', async () => {
  const throttle = new Throttle(storage);
  const address = '10.0.0.7';
  expect(await tries(throttle, known('gus', address), 7)).toEqual([0, 0, 0, 0, 0, 2, 2]);
  expect(await tries(throttle, known('gus', '10.0.0.8'), 1, later(1))).toEqual([1]);
  expect(await tries(throttle, known('gus', address), 2, later(2))).toEqual([0, 4]);
  expect(await tries(throttle, known('gus', address, 'b-2'), 1)).toEqual([0]);
  expect(await tries(throttle, { userName: 'gus', address }, 6)).toEqual([0, 0, 0, 0, 0, 2]);
  const bare = '10.0.0.10';
  for (let count = 0; count < 40; count += 1) await throttle.admit(known(`own-${count}`, bare), start);
  for (let count = 0; count < 30; count += 1)
    expect(await throttle.admit({ userName: `any-${count}`, address: bare }, start)).toBe(0);
  await throttle.succeeded(known('gus', address), later(6));
  expect(await tries(throttle, known('gus', address), 6, later(6))).toEqual([0, 0, 0, 0, 0, 2]);
});

it('keeps no count that is over', async () => {
  const throttle = new Throttle(storage);
  await tries(throttle, { userName: 'old', address: '10.0.0.9' }, 6);
  await forgetAttempts(storage, later(1_000));
  expect(await throttle.admit({ userName: 'old', address: '10.0.0.9' }, later(1))).toBe(1);
  await forgetAttempts(storage, later(100_000));
  expect(await storage.db.select().from(signInAttempts)).toEqual([]);
});

it('hashes passwords with a salt and accepts only the right one', async () => {
  const hash = await hashPassword('crt-demo');
  expect(hash).not.toBe(await hashPassword('crt-demo'));
  expect(hash).not.toContain('crt-demo');
  expect(await isPassword('crt-demo', hash)).toBe(true);
  expect(await isPassword('crt-demo ', hash)).toBe(false);
  expect(await isPassword('crt-demo', undefined)).toBe(false);
});
