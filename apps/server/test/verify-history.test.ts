import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { fillDemo } from '../src/modules/demo/fill-demo.ts';
import { makeHome, type Home } from './support/home.ts';
import type { Settings } from './support/server-process.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const root = join(import.meta.dirname, '../../..');
let home: Home;

beforeAll(async () => {
  home = await makeHome();
  const storage = await home.open();
  await storage.migrate();
  await storage.setUp((db) => fillDemo(db, { now: new Date('2026-11-20T09:00:00Z'), plans: 20 }));
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

it('names the change that somebody with all rights on the database rewrote', async () => {
  const storage = await home.open();
  const { db } = storage;
  await db.execute(sql`alter table changes disable trigger changes_only_grow`);
  await db.execute(sql`update changes set new_text = 'nothing' where aggregate_id = 3 and sequence = 2`);
  await db.execute(sql`alter table changes enable trigger changes_only_grow`);
  await storage.close();
  const { status, stdout } = verify(home.settings);
  expect(stdout).toContain('plan 3: change 2 was changed after it was written.');
  expect(stdout).toContain(' changes were checked, 1 histories are broken.');
  expect(status).toBe(1);
});

it('says that a folder without data is none', () => {
  const { status, stdout } = verify({ DATA_DIR: join(root, 'apps') });
  expect(stdout).toContain('There is no database of CRT in');
  expect(status).toBe(1);
});
