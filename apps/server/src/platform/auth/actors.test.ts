import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { userPermissions, users } from '../../modules/user/user.tables.ts';
import type { Storage } from '../db/database.ts';
import { openTestStorage } from '../db/test-storage.ts';
import { Actors } from './actors.ts';

let storage: Storage;
let actors: Actors;
const id = 'u-1';

beforeAll(async () => {
  storage = await openTestStorage();
  await storage.db.insert(users).values({
    id,
    userName: 'Ada',
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@crt.example',
    symbol: 'ABYR',
  });
  actors = new Actors(storage);
  await actors.start();
});
afterAll(async () => {
  await actors.stop();
  await storage.close();
});

const rights = async () => [
  ...((await actors.find({ subject: id, userName: undefined }))?.permissions ?? []),
];

it('knows a change of rights at once, although it keeps what it read', async () => {
  expect(await rights()).toEqual([]);
  await storage.db
    .insert(userPermissions)
    .values({ userId: id, source: 'main', permission: 'CanManageUsers' });
  await expect.poll(rights).toEqual(['CanManageUsers']);
  await storage.db.delete(userPermissions).where(eq(userPermissions.userId, id));
  await expect.poll(rights).toEqual([]);
});

it('finds people of a provider elsewhere by their name, in any case', async () => {
  expect((await actors.find({ subject: 'elsewhere|1', userName: 'ADA' }))?.userId).toBe(id);
  expect(await actors.find({ subject: 'elsewhere|1', userName: undefined })).toBeUndefined();
});

it('forgets people who are no longer active', async () => {
  expect((await actors.find({ subject: id, userName: undefined }))?.name).toBe('Ada Byron');
  await storage.db.update(users).set({ isActive: false }).where(eq(users.id, id));
  await expect.poll(() => actors.find({ subject: id, userName: undefined })).toBeUndefined();
});
