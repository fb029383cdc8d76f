import { createHash, createSecretKey } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { testHistoryKey } from '../testing/history-key.ts';
import { hashBeginning, hashChange } from './change-hash.ts';
import { changeChains, changes } from './change.tables.ts';
import type { HistoryKey } from './history-key.ts';
import { openHistoryDesk, run, withoutConstraintsOfPlans } from './testing/history-desk.ts';

const key = testHistoryKey;
/** A plan with more than five changes. */
const plan = 3;
let desk: Awaited<ReturnType<typeof openHistoryDesk>>;
beforeAll(async () => {
  desk = await openHistoryDesk();
});
afterAll(() => desk.close());

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
    'delete from change_anchors',
    `update change_beginnings set field_values = '{}'`,
  ])('refuse: %s', async (statement) => {
    const error: unknown = await desk.app.db.execute(sql.raw(statement)).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(Error);
    expect(String((error as Error).cause)).toContain('The change history can only grow');
  });
});

describe('a history as it was written', () => {
  it('agrees with its hashes, its ends, its anchors and the plans', async () => {
    const { checkedChanges, checkedThings, broken } = await desk.verify(desk.app.db);
    expect(broken).toEqual([]);
    expect(checkedChanges).toBeGreaterThan(100);
    const told = await desk.app.db
      .selectDistinct({ of: changes.aggregate, id: changes.aggregateId })
      .from(changes);
    const others = told.filter(({ of }) => of !== 'plan');
    expect(checkedThings).toBe(60 + others.length);
  });

  it('raises no alarm while others write', async () => {
    const edit = (id: number, place: number) =>
      desk.app.call('planner', 'POST', '/api/FulfilmentPlan/AddComment', {
        fulfilmentPlanId: id,
        commentText: `Comment ${place}`,
      });
    const writers = [11, 12, 13, 14].map(async (id) => {
      for (let place = 0; place < 6; place += 1) expect((await edit(id, place)).status).toBe(200);
    });
    const reports = await Promise.all([1, 2, 3].map(() => desk.verify(desk.app.db)));
    await Promise.all(writers);
    expect(reports.flatMap(({ broken }) => broken)).toEqual([]);
    expect((await desk.verify(desk.app.db)).broken).toEqual([]);
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
      'puts a time that is none',
      run([`update changes set changed_at = 'infinity' where ${ofPlan} and sequence = 2`]),
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
    [
      'removes what a plan began with',
      run([`delete from change_beginnings where ${ofPlan}`]),
      { sequence: 0, reason: 'beginning' },
    ],
    ['removes a chain whole', run(removeWhole), { sequence: 0, reason: 'chain' }],
    [
      'removes a plan and leaves its history',
      run([withoutConstraintsOfPlans, `delete from plans where id = ${plan}`]),
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
    [
      'puts a date that is none',
      run([`update plan_milestones set planned_at = '-infinity' where plan_id = ${plan} and type = 4`]),
      { reason: 'value', field: 'milestone:4:planned' },
    ],
    [
      'removes a milestone',
      run([`delete from plan_milestones where plan_id = ${plan} and type = 4`]),
      { reason: 'value', field: 'milestones' },
    ],
    [
      'removes all milestones',
      run([`delete from plan_milestones where plan_id = ${plan}`]),
      { reason: 'value', field: 'milestones' },
    ],
  ])('who %s is found', async (_what, forge, fault) => {
    const { broken } = await desk.foundAfter(forge);
    expect(broken).toHaveLength(1);
    expect(broken[0]).toMatchObject({ ...at, ...fault });
  });

  it('who empties the tables is found at every plan', async () => {
    const { broken } = await desk.foundAfter(
      run(['changes', 'change_chains', 'change_beginnings'].map((table) => `truncate ${table}`)),
    );
    const ofPlans = broken.filter(({ aggregate }) => aggregate === 'plan');
    expect(ofPlans.map(({ reason }) => reason)).toEqual(Array.from({ length: 60 }, () => 'chain'));
  });

  it('who removes plans with their histories is found by what was anchored', async () => {
    const { broken } = await desk.foundAfter(
      run([withoutConstraintsOfPlans, `delete from plans where id = ${plan}`, ...removeWhole]),
    );
    expect(broken).toMatchObject([{ ...at, reason: 'removed' }]);
  });

  it('cannot move a time by less than is hashed', async () => {
    const forge = run([
      `update changes set changed_at = changed_at + interval '100 microseconds' where ${ofPlan}`,
    ]);
    expect((await desk.foundAfter(forge)).broken).toEqual([]);
    const before = await desk.app.db
      .select({ at: sql`changed_at::text` })
      .from(changes)
      .where(sql.raw(ofPlan));
    expect(before.every((row) => !/\.\d{4,}/.test(String(row.at)))).toBe(true);
  });
});

it('hashes values in the order of their names, however the database keeps them', () => {
  const thing = { aggregate: 'plan', aggregateId: 1 };
  const hash = hashBeginning(key, thing, { a: '1', b: null });
  expect(hashBeginning(key, thing, { b: null, a: '1' })).toBe(hash);
  expect(hashBeginning(createSecretKey(Buffer.alloc(32, 1)), thing, { a: '1', b: null })).not.toBe(hash);
});
