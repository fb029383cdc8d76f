import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../../platform/db/database.ts';
import { quietLog } from '../../../platform/quiet-log.ts';
import { presentPlans } from '../../plan/plan-values.ts';
import { testHistoryKey as key } from '../../testing/history-key.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { dropAnchors } from '../drop-anchors.ts';
import { beginAnchors } from '../remembered-anchors.ts';
import { verifyHistory, type HistoryReport } from '../verify-history.ts';

/** Runs statements one after the other. */
export const run = (statements: readonly string[]) => async (tx: Database) => {
  for (const statement of statements) await tx.execute(sql.raw(statement));
};

/** Lets the owner of the tables, who need not be a superuser, delete a plan that others refer to and make it what it cannot be. */
export const withoutConstraintsOfPlans = `do $$
  declare rule record;
  begin
    for rule in
      select conrelid::regclass as referring, conname from pg_constraint
      where contype = 'f' and confrelid = 'plans'::regclass
        or contype in ('f', 'c') and conrelid = 'plans'::regclass
    loop
      execute format('alter table %s drop constraint if exists %I', rule.referring, rule.conname);
    end loop;
  end $$`;

/** The guarded tables, without their guards in a transaction. */
const tables = ['changes', 'change_chains', 'change_beginnings', 'change_anchors'];

/** The demo world with the anchors of its history, and a forger with all rights on the database. */
export async function openHistoryDesk() {
  const app = await startTestApp();
  const folder = mkdtempSync(join(tmpdir(), 'crt-anchors-'));
  const file = join(folder, 'anchors.log');
  const now = () => new Date('2026-11-20T09:00:00Z');
  /** The anchors of one process. */
  const anchors = () => dropAnchors({ db: app.db, key, file, log: quietLog, now });
  const verify = (db: Database) =>
    verifyHistory(db, { key, file, present: { plan: presentPlans }, now: now() });
  await beginAnchors(app.db, key, 'test');
  await anchors().stop();
  return {
    app,
    key,
    folder,
    file,
    now,
    anchors,
    verify,
    /** What is found after the forger was there; nothing of it stays. */
    foundAfter: async (forge: (tx: Database) => Promise<unknown>): Promise<HistoryReport> => {
      const undone = new Error('undone');
      let report: HistoryReport | undefined;
      const work = app.db.transaction(async (tx) => {
        for (const table of tables) await tx.execute(sql.raw(`alter table ${table} disable trigger user`));
        await forge(tx);
        report = await verify(tx);
        throw undone;
      });
      await expect(work).rejects.toBe(undone);
      if (!report) throw new Error('Nothing was verified');
      return report;
    },
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    },
  };
}
