import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { strangeTables } from './strange-tables.ts';
import { run } from './testing/history-desk.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What is named after the owner was there; nothing of it stays. */
async function namedAfter(statements: readonly string[]): Promise<string[]> {
  const undone = new Error('undone');
  let named: string[] = [];
  const work = app.db.transaction(async (tx: Database) => {
    await run(statements)(tx);
    named = await strangeTables(tx);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  return named;
}

it('names nothing that CRT made', async () => {
  expect(await strangeTables(app.db)).toEqual([]);
});

it.each([
  [
    'a view in its place',
    'plans',
    [
      'alter table plans rename to plans_real',
      'create view plans as select * from plans_real where current_setting($$transaction_isolation$$) <> $$x$$',
    ],
  ],
  [
    'a table of another schema before it',
    'anchored_ends',
    [
      'create schema mine',
      'create table mine.anchored_ends (like public.anchored_ends)',
      'set local search_path to mine, public',
    ],
  ],
  ['no table at all', 'change_anchors', ['alter table change_anchors rename to kept']],
  ['row security', 'change_beginnings', ['alter table change_beginnings enable row level security']],
  [
    'a rule',
    'plan_milestones',
    ['create rule silent as on update to plan_milestones where old.plan_id = 7 do instead nothing'],
  ],
  ['a part that adds rows', 'change_chains', ['create table more () inherits (change_chains)']],
  [
    'a trigger',
    'anchored_ends',
    [
      `create function told() returns trigger language plpgsql as 'begin return null; end'`,
      'create trigger told before insert on anchored_ends for each row execute function told()',
    ],
  ],
  ['a guard that is off', 'changes', ['alter table changes disable trigger changes_only_grow']],
  ['a guard that is gone', 'changes', ['drop trigger changes_only_grow on changes']],
])('names a table with %s', async (_what, table, statements) => {
  expect(await namedAfter(statements)).toEqual([table]);
});
