import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changes } from '../history/change.tables.ts';
import { listQuery, whereOf } from '../list/engine/list-query.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { ChangesFilters } from './change-log-filters.ts';
import { changeLogList } from './change-log.list.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(60);
});
afterAll(() => app.close());

const queryOf = (chosen: ChangesFilters) =>
  listQuery(changeLogList, chosen, { now: new Date('2026-11-20T09:00:00.000Z'), timeZone: 'UTC' });

/** The indexes by which the database would find something, if it might not read all of a table. */
const indexesFor = (statement: SQL) =>
  app.db.transaction(async (tx) => {
    for (const means of ['enable_seqscan', 'enable_bitmapscan', 'enable_sort'])
      await tx.execute(sql.raw(`set local ${means} = off`));
    const { rows } = await tx.execute<Record<string, string>>(sql`explain ${statement}`);
    const lines = rows.map((row) => row['QUERY PLAN']).join('\n');
    return [...new Set(lines.match(/\bchange_log_\w+/g))];
  });

const found = (chosen: ChangesFilters) => sql`select id from ${changes} ${whereOf(queryOf(chosen).where)}`;
const inOrder = (...by: string[]) =>
  sql`select id from ${changes} ${whereOf(changeLogList.always)} order by ${sql.raw(by.join())}, changed_at, id`;
const ofType = (newValue: string | null) => ({
  changeTypeFilter: { changeType: 'requestStatusId', oldValue: null, newValue, changeTypeLabel: null },
});

// They are written by hand beside the tables: a database without them answers the same, only ever later.
describe('a new database has an index of the change log', () => {
  it.each<[string, string, SQL | undefined]>([
    [
      'the date',
      'change_log_time',
      sql`select id from ${changes} ${whereOf(changeLogList.always)} order by changed_at, id`,
    ],
    ['a type', 'change_log_field', found(ofType(null))],
    ['a value', 'change_log_value', found(ofType('1'))],
    ['a person', 'change_log_user', found({ userId: '00000000-0000-4000-8000-000000000001' })],
    ['the order of people', 'change_log_symbol', inOrder('user_symbol')],
    ['the order of messages', 'change_log_text', inOrder('left(new_text, 60)')],
    ['the number of changes of some plans', 'change_log_total', queryOf({ chosenProducts: ['1'] }).total],
  ])('for %s', async (_what, name, statement) => {
    expect(await indexesFor(statement ?? sql`select 1`)).toEqual([name]);
  });
});
