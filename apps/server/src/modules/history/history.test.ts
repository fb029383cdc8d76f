import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { quietLog } from '../../platform/quiet-log.ts';
import { presentPlans } from '../plan/plan-values.ts';
import { testHistoryKey } from '../testing/history-key.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { readAnchors } from './anchor-file.ts';
import { hashBeginning, hashChange } from './change-hash.ts';
import { changeChains, changes } from './change.tables.ts';
import { dropAnchors } from './drop-anchors.ts';
import type { HistoryKey } from './history-key.ts';
import { verifyHistory, type HistoryReport } from './verify-history.ts';

const key = testHistoryKey;
const folder = mkdtempSync(join(tmpdir(), 'crt-anchors-'));
const file = join(folder, 'anchors.log');
/** A plan with more than five changes. */
const plan = 3;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  const now = () => new Date('2026-11-20T09:00:00Z');
  const anchors = dropAnchors({ db: app.db, key, file, log: quietLog, now });
  await anchors.stop();
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const verify = (db: Database) =>
  verifyHistory(db, { key, anchors: readAnchors(file, key).anchors, present: { plan: presentPlans } });

/** What is found after somebody with all rights on the database itself was there; nothing of it stays. */
async function foundAfter(forge: (tx: Database) => Promise<unknown>): Promise<HistoryReport['broken']> {
  const undone = new Error('undone');
  let report: HistoryReport | undefined;
  const work = app.db.transaction(async (tx) => {
    for (const table of ['changes', 'change_chains', 'change_beginnings'])
      await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
    await forge(tx);
    report = await verify(tx);
    throw undone;
  });
  await expect(work).rejects.toBe(undone);
  return report?.broken ?? [];
}
const run = (statements: readonly string[]) => async (tx: Database) => {
  for (const statement of statements) await tx.execute(sql.raw(statement));
};
const ofPlan = `aggregate = 'plan' and aggregate_id = ${plan}`;

/** Writes the chain of a plan anew from a change on, with fresh hashes and a new end that fit together. */
async function rewrite(tx: Database, forgedKey: HistoryKey | undefined): Promise<void> {
  const rows = await tx.select().from(changes).where(sql.raw(ofPlan)).orderBy(asc(changes.sequence));
  let previousHash = rows[2]?.previousHash ?? '';
  for (const row of rows.slice(2)) {
    const forged = { ...row, previousHash, newText: row.sequence === 3 ? 'forged' : row.newText };
    const hash = forgedKey
      ? hashChange(forgedKey, forged)
      : createHash('sha256').update(JSON.stringify(forged)).digest('hex');
    await tx
      .update(changes)
      .set({ previousHash, newText: forged.newText, hash })
      .where(eq(changes.id, row.id));
    previousHash = hash;
  }
  await tx.update(changeChains).set({ headHash: previousHash }).where(sql.raw(ofPlan));
}

/** Takes the last change of a plan away and puts the end of its chain back to the one before. */
const cutTail = run([
  `delete from changes where ${ofPlan} and sequence = (select length from change_chains where ${ofPlan})`,
  `update change_chains set length = length - 1, head_hash = (select hash from changes where ${ofPlan}
    order by sequence desc limit 1) where ${ofPlan}`,
]);
const removeWhole = ['changes', 'change_chains', 'change_beginnings'].map(
  (table) => `delete from ${table} where ${ofPlan}`,
);
/** What lets the owner of the tables, who need not be a superuser, delete a plan that others refer to. */
const withoutReferencesToPlans = `do $$
  declare reference record;
  begin
    for reference in
      select conrelid::regclass as referring, conname from pg_constraint
      where contype = 'f' and confrelid = 'plans'::regclass
    loop
      execute format('alter table %s drop constraint %I', reference.referring, reference.conname);
    end loop;
  end $$`;
const at = { aggregate: 'plan', aggregateId: plan };

describe('the tables of the history', () => {
  it.each([
    'update changes set new_text = null',
    'delete from changes where id = 1',
    'delete from changes where false',
    'truncate changes',
    'truncate change_chains',
    'delete from change_chains',
    'delete from change_beginnings',
    `update change_beginnings set field_values = '{}'`,
  ])('refuse: %s', async (statement) => {
    const error: unknown = await app.db.execute(sql.raw(statement)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(String((error as Error).cause)).toContain('The change history can only grow');
  });
});

describe('a history as it was written', () => {
  it('agrees with its hashes, its ends, its anchors and the plans', async () => {
    const { checkedChanges, checkedThings, broken } = await verify(app.db);
    expect(broken).toEqual([]);
    expect(checkedChanges).toBeGreaterThan(100);
    expect(checkedThings).toBe(60);
  });

  it('raises no alarm while others write', async () => {
    const edit = (id: number, place: number) =>
      app.call('planner', 'POST', '/api/FulfilmentPlan/AddComment', {
        fulfilmentPlanId: id,
        commentText: `Comment ${place}`,
      });
    const writers = [11, 12, 13, 14].map(async (id) => {
      for (let place = 0; place < 6; place += 1) expect((await edit(id, place)).status).toBe(200);
    });
    const reports = await Promise.all([1, 2, 3].map(() => verify(app.db)));
    await Promise.all(writers);
    expect(reports.flatMap(({ broken }) => broken)).toEqual([]);
    expect((await verify(app.db)).broken).toEqual([]);
  });
});

describe('a forger with all rights on the database', () => {
  it.each<[string, (tx: Database) => Promise<unknown>, object]>([
    [
      'changes a text',
      run([`update changes set new_text = 'x' where ${ofPlan} and sequence = 2`]),
      { sequence: 2, reason: 'content' },
    ],
    [
      'changes a user',
      run([`update changes set user_symbol = 'EVIL' where ${ofPlan} and sequence = 2`]),
      { sequence: 2, reason: 'content' },
    ],
    [
      'changes where it came from',
      run([`update changes set source = 'bulk' where ${ofPlan} and sequence = 2`]),
      { sequence: 2, reason: 'content' },
    ],
    [
      'moves a time by a millisecond',
      run([`update changes set changed_at = changed_at + interval '1 ms' where ${ofPlan} and sequence = 2`]),
      { sequence: 2, reason: 'content' },
    ],
    [
      'removes a change in the middle',
      run([`delete from changes where ${ofPlan} and sequence = 2`]),
      { sequence: 3, reason: 'gap' },
    ],
    [
      'rewrites a chain with fresh hashes and its end',
      (tx) => rewrite(tx, undefined),
      { sequence: 3, reason: 'content' },
    ],
    ['rewrites it with a stolen key', (tx) => rewrite(tx, key), { reason: 'anchor' }],
    ['cuts the tail together with its end', cutTail, { reason: 'anchor' }],
    [
      'changes what a plan began with',
      run([`update change_beginnings set field_values = field_values || '{"quantity":"7"}' where ${ofPlan}`]),
      { sequence: 1, reason: 'link' },
    ],
    ['removes a chain whole', run(removeWhole), { sequence: 0, reason: 'chain' }],
    [
      'removes a plan and leaves its history',
      run([withoutReferencesToPlans, `delete from plans where id = ${plan}`]),
      { reason: 'gone' },
    ],
    [
      'changes a value of a plan',
      run([`update plans set quantity = quantity + 1 where id = ${plan}`]),
      { reason: 'value', field: 'quantity' },
    ],
    [
      'moves a milestone',
      run([
        `update plan_milestones set planned_at = planned_at + interval '1 day' where plan_id = ${plan} and type = 4`,
      ]),
      { reason: 'value', field: 'milestone:4:planned' },
    ],
  ])('who %s is found', async (_what, forge, fault) => {
    const broken = await foundAfter(forge);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toMatchObject({ ...at, ...fault });
  });

  it('who empties the tables is found at every plan', async () => {
    const broken = await foundAfter(
      run(['changes', 'change_chains', 'change_beginnings'].map((table) => `truncate ${table}`)),
    );
    expect(broken.map(({ reason }) => reason)).toEqual(Array.from({ length: 60 }, () => 'chain'));
  });

  it('who removes plans with their histories is found by what was anchored', async () => {
    const broken = await foundAfter(
      run([withoutReferencesToPlans, `delete from plans where id = ${plan}`, ...removeWhole]),
    );
    expect(broken).toMatchObject([{ ...at, reason: 'anchor' }]);
  });

  it('cannot move a time by less than is hashed', async () => {
    const forge = run([
      `update changes set changed_at = changed_at + interval '100 microseconds' where ${ofPlan}`,
    ]);
    expect(await foundAfter(forge)).toEqual([]);
    const before = await app.db
      .select({ at: sql`changed_at::text` })
      .from(changes)
      .where(sql.raw(ofPlan));
    expect(before.every((row) => !/\.\d{4,}/.test(String(row.at)))).toBe(true);
  });
});

describe('the anchors', () => {
  it('are not written again as long as nothing changed, and go on where they stopped', async () => {
    const anchoring = { db: app.db, key, file, log: quietLog, now: () => new Date(0) };
    await dropAnchors(anchoring).stop();
    const { length } = readAnchors(file, key).anchors;
    await dropAnchors(anchoring).stop();
    expect(readAnchors(file, key).anchors).toHaveLength(length);
    await app.call('planner', 'POST', '/api/FulfilmentPlan/AddComment', {
      fulfilmentPlanId: plan,
      commentText: 'New',
    });
    await dropAnchors(anchoring).stop();
    const last = readAnchors(file, key).anchors.slice(length);
    expect(last.flatMap(({ ends }) => ends)).toMatchObject([at]);
  });

  it('tell which of their lines somebody else wrote', () => {
    const changedFile = join(folder, 'changed.log');
    const [first = '', ...others] = readFileSync(file, 'utf8').split('\n');
    writeFileSync(changedFile, [first.replace('"length":', '"length":1'), 'nonsense', ...others].join('\n'));
    expect(readAnchors(changedFile, key).foreignLines).toEqual([1, 2]);
    expect(readAnchors(join(folder, 'none.log'), key)).toEqual({ anchors: [], foreignLines: [] });
  });
});

it('hashes values in the order of their names, however the database keeps them', () => {
  const thing = { aggregate: 'plan', aggregateId: 1 };
  const hash = hashBeginning(key, thing, { a: '1', b: null });
  expect(hashBeginning(key, thing, { b: null, a: '1' })).toBe(hash);
  expect(hashBeginning(Buffer.alloc(32, 1), thing, { a: '1', b: null })).not.toBe(hash);
});
