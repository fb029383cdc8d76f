import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from './database.ts';
import { often, plannedForItsValues, StatementNames } from './statement.ts';
import { openTestStorage } from './test-storage.ts';

let storage: Storage;
beforeAll(async () => {
  storage = await openTestStorage();
}, 30_000);
afterAll(() => storage.close());

it('a statement that comes often is read once and planned for each of its values', async () => {
  const names = new StatementNames();
  await storage.db.transaction(async (tx) => {
    const text = (value: number) =>
      sql`select ${value}::int as value, 'often.test' as mark where ${plannedForItsValues()}`;
    for (let value = 0; value < 12; value += 1)
      expect((await often<{ value: number }>(tx, text(value), names)).rows).toEqual([
        { value, mark: 'often.test' },
      ]);
    const { rows } = await tx.execute(sql`
      select generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements
      where statement like '%often.test%' and name like 'often%'`);
    // The first time it had no name.
    expect(rows).toEqual([{ generic: 0, custom: 11 }]);
  });
});

it('of statements that each come once none gets a name, and those that come often keep theirs', () => {
  const names = new StatementNames(3);
  expect(['a', 'a', 'b', 'c', 'd', 'a', 'e', 'd'].map((text) => names.of(text))).toEqual([
    undefined,
    'often_1',
    undefined,
    undefined,
    undefined,
    'often_1',
    undefined,
    'often_2',
  ]);
  expect(['e', 'f', 'e', 'f', 'g', 'g', 'a', 'd', 'e'].map((text) => names.of(text))).toEqual([
    'often_3',
    undefined,
    'often_3',
    undefined,
    undefined,
    undefined,
    'often_1',
    'often_2',
    'often_3',
  ]);
});
