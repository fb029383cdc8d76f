import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { changes } from './change.tables.ts';
import { verifyHistory } from './verify-history.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** What somebody with all rights on the database itself could do. */
const withoutGuard = async (statement: string) => {
  await app.db.execute(sql`alter table changes disable trigger changes_only_grow`);
  await app.db.execute(sql.raw(statement));
  await app.db.execute(sql`alter table changes enable trigger changes_only_grow`);
};
const brokenBy = async (statement: string, repair: string) => {
  await withoutGuard(statement);
  const { broken } = await verifyHistory(app.db);
  await withoutGuard(repair);
  return broken;
};

describe('change history', () => {
  it.each([
    'update changes set new_text = null',
    'delete from changes where id = 1',
    'delete from changes where false',
    'truncate changes',
    'truncate change_chains',
    'delete from change_chains',
  ])('refuses: %s', async (statement) => {
    const error: unknown = await app.db.execute(sql.raw(statement)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(String((error as Error).cause)).toContain('The change history can only grow');
  });

  it('fits together as it was written', async () => {
    const { checkedChanges, broken } = await verifyHistory(app.db);
    expect(broken).toEqual([]);
    expect(checkedChanges).toBeGreaterThan(100);
  });

  it('shows a changed text, user, time and place in the order', async () => {
    const [row] = await app.db.select().from(changes).where(eq(changes.id, 40));
    const at = { aggregate: 'plan', aggregateId: row?.aggregateId, sequence: row?.sequence };
    const attempts = [
      ["new_text = 'nothing'", `new_text = ${row?.newText ? `'${row.newText}'` : 'null'}`],
      ["user_symbol = 'EVIL'", `user_symbol = '${row?.userSymbol}'`],
      ["changed_at = changed_at + interval '1 second'", "changed_at = changed_at - interval '1 second'"],
      ["old_value = 'x'", `old_value = ${row?.oldValue ? `'${row.oldValue}'` : 'null'}`],
    ];
    for (const [damage, repair] of attempts) {
      const broken = await brokenBy(
        `update changes set ${damage} where id = 40`,
        `update changes set ${repair} where id = 40`,
      );
      expect(broken).toEqual([{ ...at, reason: 'content' }]);
    }
    expect((await verifyHistory(app.db)).broken).toEqual([]);
  });

  it('shows a removed row in the middle and at the end', async () => {
    const [row] = await app.db.select().from(changes).where(eq(changes.sequence, 3)).limit(1);
    const plan = row?.aggregateId ?? 0;
    await withoutGuard(`create table kept as select * from changes where aggregate_id = ${plan}`);
    const restore = `insert into changes overriding system value select * from kept where not exists (select 1 from changes where changes.id = kept.id)`;
    const middle = await brokenBy(
      `delete from changes where aggregate_id = ${plan} and sequence = 2`,
      restore,
    );
    expect(middle).toEqual([{ aggregate: 'plan', aggregateId: plan, sequence: 3, reason: 'gap' }]);
    const end = await brokenBy(
      `delete from changes where aggregate_id = ${plan} and sequence = (select max(sequence) from kept)`,
      restore,
    );
    expect(end).toMatchObject([{ aggregateId: plan, reason: 'end' }]);
    const all = await brokenBy(`delete from changes where aggregate_id = ${plan}`, restore);
    expect(all).toMatchObject([{ aggregateId: plan, reason: 'end' }]);
    expect((await verifyHistory(app.db)).broken).toEqual([]);
  });
});
