import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quietLog } from '../../platform/quiet-log.ts';
import { appendAnchor, readAnchors } from './anchor-file.ts';
import { changeAnchors } from './change.tables.ts';
import { dropAnchors } from './drop-anchors.ts';
import { openHistoryDesk, run } from './testing/history-desk.ts';
import { verifyHistory } from './verify-history.ts';

let desk: Awaited<ReturnType<typeof openHistoryDesk>>;
beforeAll(async () => {
  desk = await openHistoryDesk();
});
afterAll(() => desk.close());

const plan = 3;
const lines = () => readAnchors(desk.file, desk.key).lines;
const texts = () => readFileSync(desk.file, 'utf8').trimEnd().split('\n');
/** Somebody writes a comment on a plan, and the end of its chain is anchored. */
async function changePlan(id: number): Promise<void> {
  const body = { fulfilmentPlanId: id, commentText: `Comment ${lines().length}` };
  expect((await desk.app.call('planner', 'POST', '/api/FulfilmentPlan/AddComment', body)).status).toBe(200);
}
async function changeAndAnchor(id: number): Promise<void> {
  await changePlan(id);
  await desk.anchors().stop();
}
const faults = async () => {
  const { broken, anchorFaults } = await desk.verify(desk.app.db);
  return [...broken, ...anchorFaults];
};
/** What is found with another text in the file, which then is as it was. */
async function faultsWith(text: string | undefined) {
  const before = readFileSync(desk.file, 'utf8');
  if (text === undefined) rmSync(desk.file);
  else writeFileSync(desk.file, text);
  const found = await faults();
  writeFileSync(desk.file, before);
  return found;
}

describe('the anchors', () => {
  it('are not written again as long as nothing changed, and go on where they stopped', async () => {
    const { length } = lines();
    await desk.anchors().stop();
    expect(lines()).toHaveLength(length);
    await changeAndAnchor(plan);
    expect(lines().slice(length)).toMatchObject([
      { number: length + 1, previousHash: lines()[length - 1]?.hash, ends: [{ aggregateId: plan }] },
    ]);
    expect(await faults()).toEqual([]);
  });

  it('of two processes follow one another in one file', async () => {
    const [one, other] = [desk.anchors(), desk.anchors()];
    for (const id of [11, 12, 13]) {
      await changePlan(id);
      await Promise.all([one.drop(), other.drop()]);
    }
    await Promise.all([one.stop(), other.stop()]);
    expect(lines().map(({ number }) => number)).toEqual(lines().map((_, place) => place + 1));
    expect(await faults()).toEqual([]);
  });

  it('raise no alarm while they are written', async () => {
    const anchors = desk.anchors();
    const writing = (async () => {
      for (const id of [14, 15, 16, 17, 18, 19]) {
        await changePlan(id);
        await anchors.drop();
      }
    })();
    for (let round = 0; round < 4; round += 1) expect(await faults()).toEqual([]);
    await writing;
    await anchors.stop();
    expect(await faults()).toEqual([]);
  });
});

describe('a process that is killed', () => {
  it('between the file and the database leaves a line more, and nobody minds', async () => {
    const [remembered] = await desk.app.db.select().from(changeAnchors);
    await changePlan(plan);
    const { lines: count, lastHash: previousHash } = remembered ?? { lines: 0, lastHash: '' };
    const ends = [lines()[0]?.ends[0] ?? { aggregate: 'plan', aggregateId: 0, length: 0, hash: '' }];
    await appendAnchor(desk.file, desk.key, { number: count + 1, previousHash, at: 'then', ends });
    expect(await faults()).toEqual([]);
    await desk.anchors().stop();
    expect(await faults()).toEqual([]);
  });

  it('within a line leaves a part of it, and nobody minds', async () => {
    const [first = ''] = texts();
    for (const length of [3, 40, first.length - 1]) {
      appendFileSync(desk.file, first.slice(0, length));
      expect(await faults()).toEqual([]);
      await changeAndAnchor(plan);
      expect(await faults()).toEqual([]);
    }
  });
});

describe('a file that somebody else changed', () => {
  it('is missed as a whole, and its lines one by one', async () => {
    const count = lines().at(-1)?.number ?? 0;
    const missing = { reason: 'missing', line: count };
    expect(await faultsWith(undefined)).toEqual([missing]);
    expect(await faultsWith('')).toEqual([missing]);
    expect(await faultsWith(`${texts().slice(0, -1).join('\n')}\n`)).toEqual([missing]);
    const withoutFirst = await faultsWith(`${texts().slice(1).join('\n')}\n`);
    expect(withoutFirst).toEqual([{ reason: 'missing', line: 1 }]);
    expect(await faults()).toEqual([]);
  });

  it('tells which of its lines are not ours', async () => {
    const changed = join(desk.folder, 'changed.log');
    const [first = '', ...others] = texts();
    writeFileSync(changed, [first.replace('"length":', '"length":1'), 'nonsense', ...others, ''].join('\n'));
    expect(readAnchors(changed, desk.key).foreignLines).toEqual([1, 2]);
    expect(readAnchors(join(desk.folder, 'none.log'), desk.key)).toEqual({ lines: [], foreignLines: [] });
  });

  it('cannot be made to fit by what the database remembers, nor does a process go on from that', async () => {
    const [, second] = lines();
    const takenBack = `update change_anchors set lines = 2, last_hash = '${second?.hash ?? ''}'`;
    for (const forge of [takenBack, 'delete from change_anchors']) {
      const { anchorFaults } = await desk.foundAfter(run([forge]));
      expect(anchorFaults).toEqual([{ reason: 'memory', line: 0 }]);
    }
    const count = lines().length;
    await desk.foundAfter(async (tx) => {
      await run([takenBack])(tx);
      const { file, key } = desk;
      const anchors = dropAnchors({ db: tx, key, file, log: quietLog, now: () => new Date(0) });
      await expect(anchors.drop()).rejects.toThrow('was not written like this');
      await anchors.stop();
    });
    expect(lines()).toHaveLength(count);
  });
});

describe('an owner of the database who keeps an end from being anchored', () => {
  it('contradicts the file when the database says that it is told', async () => {
    await changePlan(20);
    const told = `insert into anchored_ends (aggregate, aggregate_id, length)
      select aggregate, aggregate_id, length from change_chains where aggregate = 'plan' and aggregate_id = 20
      on conflict (aggregate, aggregate_id) do update set length = excluded.length`;
    const { broken } = await desk.foundAfter(run([told]));
    expect(broken).toMatchObject([{ aggregate: 'plan', aggregateId: 20, reason: 'anchor' }]);
    await desk.anchors().stop();
    expect(await faults()).toEqual([]);
  });

  it('is seen a quarter of an hour later by what no line tells', async () => {
    await changePlan(21);
    const { app, key, file } = desk;
    const at = (minutes: number) =>
      verifyHistory(app.db, { key, file, now: new Date(desk.now().getTime() + minutes * 60_000) });
    expect((await at(14)).broken).toEqual([]);
    expect((await at(16)).broken).toMatchObject([{ aggregate: 'plan', aggregateId: 21, reason: 'late' }]);
    await desk.anchors().stop();
    expect((await at(16)).broken).toEqual([]);
  });

  it('cannot hide what is new behind ids that come before the others', async () => {
    const { length } = lines();
    await desk.app.db.execute('alter sequence changes_id_seq minvalue -1000000 restart -1000000');
    await changeAndAnchor(22);
    expect(lines().slice(length)).toMatchObject([{ ends: [{ aggregateId: 22 }] }]);
    await desk.app.db.execute('alter sequence changes_id_seq restart 1000000');
  });
});
