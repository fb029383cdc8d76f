import { allPermissions, type Access, type Permission } from '@crt/domain/permission';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContract, type Operation } from '../../contract/operations.ts';
import { handlers } from '../handlers.ts';
import { recordKinds } from '../record-kinds.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(20);
});
afterAll(() => app.close());

const { operations } = loadContract();
const built = operations.filter(({ id }) => Object.hasOwn(handlers, id));
/** Whoever may not call them may not learn either that they are not built. */
const listed = operations.filter(({ id }) => !Object.hasOwn(handlers, id));

/** A path that leads to the operation, and to nothing that there is: rights are asked before it is looked for. */
const pathOf = ({ path }: Operation) => path.replaceAll(/\{\w+\}/g, '999999');

const mayCall = (access: Access, granted: readonly Permission[]) =>
  access === 'public' || access === 'open' || access.some((permission) => granted.includes(permission));

/** Everything that an operation could have changed. */
const content = async () => {
  const { rows } = await app.db.execute(sql`
    select (select count(*) from changes) as changes, (select sum(stamp) from plans) as plans,
      (select count(*) from job_steps) as steps, (select count(*) from distribution_centers) as centers`);
  return rows;
};

describe('rights of every built operation (attack B01)', () => {
  it('covers the built operations', () => {
    expect(built.length).toBe(Object.keys(handlers).length);
  });

  it.each(built.map((operation) => [operation.id, operation] as const))('%s', async (_id, operation) => {
    const before = await content();
    const call = (as: readonly Permission[] | undefined) => app.call(as, operation.method, pathOf(operation));
    expect((await call(undefined)).status === 401).toBe(operation.permissions !== 'public');
    for (const granted of [[], ...allPermissions.map((permission) => [permission])]) {
      const { status } = await call(granted);
      expect([granted, status === 403]).toEqual([granted, !mayCall(operation.permissions, granted)]);
      expect(status).toBeLessThan(500);
    }
    // Without a body, and of what there is not, no write can have succeeded, whoever asked; a keycode is made without one (Q2).
    const after = operation.id === 'addKeyCode' ? before : await content();
    expect(after).toEqual(before);
  });
});

it.each(listed.map((operation) => [operation.id, operation] as const))(
  '%s is refused to whoever lacks the right, although it is not built (attack B01)',
  async (_id, operation) => {
    const call = async (as: readonly Permission[] | undefined) =>
      (await app.call(as, operation.method, pathOf(operation))).status;
    expect(await call(undefined)).toBe(operation.permissions === 'public' ? 501 : 401);
    for (const granted of [[], ...allPermissions.map((permission) => [permission])]) {
      const expected = mayCall(operation.permissions, granted) ? 501 : 403;
      expect([granted, await call(granted)]).toEqual([granted, expected]);
    }
  },
);

it('whoever may maintain a kind of records may call for its history', () => {
  const named = new Set<string>(operations.find(({ id }) => id === 'listRecordChanges')?.permissions);
  const asked = Object.values(recordKinds).map(({ permission }) => permission);
  expect(asked.filter((permission) => !named.has(permission))).toEqual([]);
});
