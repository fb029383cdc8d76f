import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Storage } from '../../platform/db/database.ts';
import { openTestStorage } from '../../platform/db/test-storage.ts';
import { installationSecrets } from '../../platform/sign-in-provider/sign-in.tables.ts';
import { changeAnchors, changeChains } from './change.tables.ts';
import { findHistoryKey, fitsDatabase, openHistoryKey } from './history-key.ts';

let storage: Storage;
const root = mkdtempSync(join(tmpdir(), 'crt-key-'));
const place = { dataDir: join(root, 'data'), historyKey: undefined };
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(async () => {
  await storage.close();
  rmSync(root, { recursive: true });
});

it('is made at the first start, for its owner alone, and stays; processes that start together agree', async () => {
  expect(findHistoryKey(place)).toBeUndefined();
  const [one, other] = await Promise.all([
    openHistoryKey(storage.db, place),
    openHistoryKey(storage.db, place),
  ]);
  expect(one).toEqual(other);
  expect(one).toHaveLength(32);
  expect(statSync(join(place.dataDir, 'history.key')).mode & 0o777).toBe(0o600);
  expect(await openHistoryKey(storage.db, place)).toEqual(one);
  expect(await fitsDatabase(storage.db, one)).toBe(true);
});

it('is not made anew for a database whose key is missing, nor taken from elsewhere', async () => {
  const text = readFileSync(join(place.dataDir, 'history.key'), 'utf8').trim();
  const elsewhere = { dataDir: join(root, 'elsewhere'), historyKey: undefined };
  mkdirSync(elsewhere.dataDir);
  await expect(openHistoryKey(storage.db, elsewhere)).rejects.toThrow(
    /^HISTORY_KEY must be the key with which/,
  );
  const other = { ...elsewhere, historyKey: 'ab'.repeat(32) };
  await expect(openHistoryKey(storage.db, other)).rejects.toThrow(/^HISTORY_KEY must be the key with which/);
  const set = { ...elsewhere, historyKey: text };
  expect(await openHistoryKey(storage.db, set)).toEqual(findHistoryKey(place));
  writeFileSync(join(elsewhere.dataDir, 'history.key'), 'short');
  expect(() => findHistoryKey(elsewhere)).toThrow('does not hold a key');
});

it('is not begun anew for a database that has a history, nor what it remembers of the anchor file', async () => {
  await storage.db.insert(changeChains).values({
    aggregate: 'plan',
    aggregateId: 1,
    length: 0,
    headHash: '',
    lastChangedAt: new Date(0),
  });
  expect(await openHistoryKey(storage.db, place)).toHaveLength(32);
  expect(await storage.db.$count(changeAnchors)).toBe(1);
  await storage.db.delete(installationSecrets);
  await expect(openHistoryKey(storage.db, place)).rejects.toThrow('the print of its key is gone');
});
