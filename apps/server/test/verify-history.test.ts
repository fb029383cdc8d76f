import { spawnSync } from 'node:child_process';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillDemo } from '../src/modules/demo/fill-demo.ts';
import { dropAnchors } from '../src/modules/history/drop-anchors.ts';
import { openHistoryKey } from '../src/modules/history/history-key.ts';
import { quietLog } from '../src/platform/quiet-log.ts';
import { makeHome, type Home } from './support/home.ts';
import type { Settings } from './support/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, '../../..');
const now = () => new Date('2026-11-20T09:00:00Z');
let home: Home;
let dataDir = '';
let file = '';

beforeAll(async () => {
  home = await makeHome();
  dataDir = String(home.settings['DATA_DIR']);
  file = join(dataDir, 'history-anchors.log');
  const storage = await home.open();
  await storage.migrate();
  const historyKey = await openHistoryKey(storage.db, {
    dataDir,
    historyKey: undefined,
    historyAnchors: file,
  });
  await storage.setUp((db) => fillDemo(db, { now: now(), plans: 20, historyKey }));
  await dropAnchors({ db: storage.db, key: historyKey, file, log: quietLog, now }).stop();
  await storage.close();
});
afterAll(() => home.remove());

/** The command as a person runs it. */
function verify(settings: Settings) {
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = { ...inherited, ...settings };
  const command = ['--conditions=crt-source', 'tooling/verify-history.ts'];
  return spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8', env });
}

it('says that the history fits together', () => {
  const { status, stdout } = verify(home.settings);
  expect(stdout).toMatch(/^\d{2,} changes were checked, 0 histories are broken\.\n$/);
  expect(status).toBe(0);
});

it('needs the key, and says when it is another one', () => {
  const other = verify({ ...home.settings, HISTORY_KEY: 'ab'.repeat(32) });
  expect(other.stdout).toContain('The database says that its history was begun with another key.');
  expect(other.status).toBe(1);
});

it('names an anchor file that is missing, and is content when it is back', async () => {
  renameSync(file, `${file}.away`);
  const missed = verify(home.settings);
  expect(missed.stdout).toMatch(
    /history-anchors\.log: anchor \d+ is missing, and maybe those before it: put back the lines that the file had/,
  );
  expect(missed.stdout).toMatch(/\d changes were checked, 0 histories are broken\.\n$/);
  expect(missed.status).toBe(1);
  renameSync(`${file}.away`, file);
  expect(verify(home.settings).status).toBe(0);
});

it('names what somebody with all rights on the database changed, and a line of the anchor file that is not ours', async () => {
  const storage = await home.open();
  const { db } = storage;
  await db.execute(sql`alter table changes disable trigger changes_only_grow`);
  await db.execute(
    sql`update changes set new_text = 'nothing' where aggregate = 'plan' and aggregate_id = 3 and sequence = 2`,
  );
  await db.execute(sql`delete from changes where aggregate = 'plan' and aggregate_id = 5`);
  await db.execute(sql`update change_chains set length = 0, head_hash = (select previous_hash from changes
    where aggregate = 'plan' and aggregate_id = 3 and sequence = 1) where aggregate = 'plan' and aggregate_id = 5`);
  await db.execute(sql`alter table changes enable trigger changes_only_grow`);
  await db.execute(sql`update plans set quantity = 77 where id = 4`);
  await db.execute(sql`delete from plan_milestones where plan_id = 6`);
  await db.execute(sql`insert into plans (id, request_id, type, status, design_status, product_type_id, created_at)
    values (1000, '26-1', 1, 0, 0, 1, now())`);
  await db.execute(sql`alter table plan_milestones enable row level security`);
  await storage.close();
  writeFileSync(file, `${readFileSync(file, 'utf8')}{}\n`);
  const { status, stdout } = verify(home.settings);
  expect(stdout).toMatch(/history-anchors\.log: line \d+ was not written like this\./);
  expect(stdout).toContain('The table plan_milestones is not as CRT made it: ');
  expect(stdout).toContain('plan 3: change 2 was changed after it was written.');
  expect(stdout).toContain('plan 4: quantity has a value that no change tells.');
  expect(stdout).toMatch(/plan 5: change \d+ is not/);
  expect(stdout).toContain('plan 6: milestones has a value that no change tells.');
  expect(stdout).toContain('plan 1000: its history is gone.');
  expect(stdout).toContain(' changes were checked, 5 histories are broken.');
  expect(status).toBe(1);
});

it('says that a folder without data is none', () => {
  const { status, stdout } = verify({ DATA_DIR: join(root, 'apps') });
  expect(stdout).toContain('There is no database of CRT in');
  expect(status).toBe(1);
});
