import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { SettingError } from '../../env.ts';
import type { Database } from '../../platform/db/database.ts';
import { changeChains } from './change.tables.ts';
import { beginAnchors } from './remembered-anchors.ts';
import { installationSecrets } from '../../platform/sign-in-provider/sign-in.tables.ts';

/** The secret behind every hash of the history: whoever has only the database cannot make hashes that fit. */
export type HistoryKey = Buffer;

/** Where the key comes from: the setting, or else a file of the data folder. */
export interface KeyPlace {
  readonly historyKey: string | undefined;
  readonly dataDir: string;
}

const keyBytes = 32;
const fileOf = (dataDir: string) => join(dataDir, 'history.key');
const nameOfPrint = 'history-key-print';
const noPrintText =
  'The database has a change history, but the print of its key is gone: restore the database from a backup.';

/** The key as it was set or made at an earlier start; undefined before the first one. Throws when the file holds none. */
export function findHistoryKey({ historyKey, dataDir }: KeyPlace): HistoryKey | undefined {
  const file = fileOf(dataDir);
  if (historyKey === undefined && !existsSync(file)) return undefined;
  const key = Buffer.from(historyKey ?? readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== keyBytes) throw new SettingError(`${file} does not hold a key of the change history.`);
  return key;
}

/**
 * The key for this database, made at its first start. The database remembers a print of it, which tells nothing about
 * the key: a process with another key, or one that lost it, must not go on writing.
 */
export async function openHistoryKey(db: Database, place: KeyPlace): Promise<HistoryKey> {
  const [history] = await db.select({ length: changeChains.length }).from(changeChains).limit(1);
  // Looked for after the history: a process that starts together with this one prints its key first.
  const isBegun = (await findPrint(db)) !== undefined;
  if (history && !isBegun) throw new SettingError(noPrintText);
  // Looked for after the print: a process that starts together with this one makes the file first.
  const found = findHistoryKey(place);
  if (!found && isBegun) throw otherKey(place);
  const key = found ?? makeKey(place);
  if (!isBegun) await db.transaction((tx) => begin(tx, key));
  if (!(await fitsDatabase(db, key))) throw otherKey(place);
  return key;
}

/** Of processes that start together the first one begins the history. */
async function begin(tx: Database, key: HistoryKey): Promise<void> {
  const print = { name: nameOfPrint, value: printOf(key) };
  const [made] = await tx.insert(installationSecrets).values(print).onConflictDoNothing().returning();
  if (made) await beginAnchors(tx, key);
}

/** Whether the history of this database was written with this key. */
export async function fitsDatabase(db: Database, key: HistoryKey): Promise<boolean> {
  return (await findPrint(db)) === printOf(key);
}

function makeKey(place: KeyPlace): HistoryKey {
  mkdirSync(place.dataDir, { recursive: true });
  const own = `${fileOf(place.dataDir)}.${randomUUID()}`;
  writeFileSync(own, `${randomBytes(keyBytes).toString('hex')}\n`, { mode: 0o600 });
  try {
    // Whole or not at all; of two processes that start together the first one decides.
    linkSync(own, fileOf(place.dataDir));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
  return findHistoryKey(place) ?? makeKey(place);
}

const printOf = (key: HistoryKey) => createHmac('sha256', key).update('print of the key').digest('hex');

async function findPrint(db: Database): Promise<unknown> {
  const [row] = await db.select().from(installationSecrets).where(eq(installationSecrets.name, nameOfPrint));
  return row?.value;
}

function otherKey({ dataDir }: KeyPlace): SettingError {
  return new SettingError(
    `HISTORY_KEY must be the key with which the change history of this database was begun; without the setting it stands in ${fileOf(dataDir)}.`,
  );
}
