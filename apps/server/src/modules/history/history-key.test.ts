import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database, Storage } from '../../platform/db/database.ts';
import { openTestStorage } from '../../platform/db/test-storage.ts';
import { installationSecrets } from '../../platform/sign-in-provider/sign-in.tables.ts';
import { changeAnchors, changeChains } from './change.tables.ts';
import { findHistorySecret, fitsDatabase, openHistoryKey, type HistoryPlace } from './history-key.ts';

let storage: Storage;
const root = mkdtempSync(join(tmpdir(), 'crt-key-'));
const historyAnchors = join(root, 'anchors.log');
const place = { dataDir: join(root, 'data'), historyKey: undefined, historyAnchors };
beforeAll(async () => {
  storage = await openTestStorage();
});
afterAll(async () => {
  await storage.close();
  rmSync(root, { recursive: true });
});

/** The key in bytes, which can be compared. */
const keyBytes = async (db: Database, own: HistoryPlace) => (await openHistoryKey(db, own)).export();

it('is made at the first start, for its owner alone, and stays; processes that start together agree', async () => {
  expect(findHistorySecret(place)).toBeUndefined();
  const [one, other] = await Promise.all([keyBytes(storage.db, place), keyBytes(storage.db, place)]);
  expect(one).toEqual(other);
  expect(one).toHaveLength(32);
  expect(statSync(join(place.dataDir, 'history.key')).mode & 0o777).toBe(0o600);
  expect(await keyBytes(storage.db, place)).toEqual(one);
  const secret = findHistorySecret(place) ?? Buffer.of();
  expect(await fitsDatabase(storage.db, secret)).toBe(true);
  // Who has only the secret has not the key of this history.
  expect(one).not.toEqual(secret);
});

it('is not made anew for a database whose key is missing, nor taken from elsewhere', async () => {
  const text = readFileSync(join(place.dataDir, 'history.key'), 'utf8').trim();
  const elsewhere = { ...place, dataDir: join(root, 'elsewhere') };
  mkdirSync(elsewhere.dataDir);
  await expect(openHistoryKey(storage.db, elsewhere)).rejects.toThrow(
    /^HISTORY_KEY must be the key with which/,
  );
  const other = { ...elsewhere, historyKey: 'ab'.repeat(32) };
  await expect(openHistoryKey(storage.db, other)).rejects.toThrow(/^HISTORY_KEY must be the key with which/);
  const set = { ...elsewhere, historyKey: text };
  expect(await keyBytes(storage.db, set)).toEqual(await keyBytes(storage.db, place));
  writeFileSync(join(elsewhere.dataDir, 'history.key'), 'short');
  expect(() => findHistorySecret(elsewhere)).toThrow('does not hold a key');
});

it('is not begun anew for a database that has a history, nor what it remembers of the anchor file', async () => {
  await storage.db.insert(changeChains).values({
    aggregate: 'plan',
    aggregateId: 1,
    length: 0,
    headHash: '',
    lastChangedAt: new Date(0),
  });
  expect(await keyBytes(storage.db, place)).toHaveLength(32);
  expect(await storage.db.$count(changeAnchors)).toBe(1);
  await storage.db.delete(installationSecrets);
  await expect(openHistoryKey(storage.db, place)).rejects.toThrow('the print of its key is gone');
});

it('is another one for another history, which begins with an anchor file of its own', async () => {
  const other = await openTestStorage();
  const set = { ...place, historyKey: 'cd'.repeat(32) };
  writeFileSync(historyAnchors, 'a line');
  await expect(openHistoryKey(other.db, set)).rejects.toThrow(/has the anchors of another change history/);
  rmSync(historyAnchors);
  const one = await keyBytes(other.db, set);
  await other.close();
  const another = await openTestStorage();
  expect(await keyBytes(another.db, set)).not.toEqual(one);
  await another.close();
});

it('is not there for a database that forgot its history', async () => {
  const forgetful = await openTestStorage();
  await keyBytes(forgetful.db, place);
  await forgetful.db.execute('alter table change_anchors disable trigger user');
  for (const forge of [`update change_anchors set history = 'x'`, 'delete from change_anchors']) {
    await forgetful.db.execute(forge);
    await expect(openHistoryKey(forgetful.db, place)).rejects.toThrow(/does not remember its history/);
  }
  await forgetful.close();
});
