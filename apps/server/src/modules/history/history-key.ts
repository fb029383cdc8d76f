import { createHmac, createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { SettingError } from '../../env.ts';
import type { Database } from '../../platform/db/database.ts';
import { changeAnchors, changeChains } from './change.tables.ts';
import { beginAnchors, findAnchors } from './remembered-anchors.ts';
import { installationSecrets } from '../../platform/sign-in-provider/sign-in.tables.ts';

/** What is kept outside the database, under HISTORY_KEY or in its file. */
export type HistorySecret = Buffer;

/**
 * The key behind every hash of a history: whoever has only the database cannot make hashes that fit. It is made of the
 * secret and of the name that the history got when it began, so that no other history fits, even with the same secret. As
 * bytes it would be made ready for each hash anew, which takes three times as long as the hash.
 */
export type HistoryKey = KeyObject;

/** Where the secret comes from: the setting, or else a file of the data folder. */
export interface KeyPlace {
  readonly historyKey: string | undefined;
  readonly dataDir: string;
}

/** Besides, where the anchors go. */
export interface HistoryPlace extends KeyPlace {
  readonly historyAnchors: string;
}

const keyBytes = 32;
const fileOf = (dataDir: string) => join(dataDir, 'history.key');
const nameOfPrint = 'history-key-print';
const noPrintText =
  'The database has a change history, but the print of its key is gone: restore the database from a backup.';
const noMemoryText =
  'The database does not remember its history as it was written (table change_anchors): restore it from a backup.';
const otherAnchorsText = (file: string) =>
  `${file} has the anchors of another change history: move it away, or name another file in HISTORY_ANCHORS.`;

/** The secret as it was set or made at an earlier start; undefined before the first one. Throws when the file holds none. */
export function findHistorySecret({ historyKey, dataDir }: KeyPlace): HistorySecret | undefined {
  const file = fileOf(dataDir);
  if (historyKey === undefined && !existsSync(file)) return undefined;
  const key = Buffer.from(historyKey ?? readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== keyBytes) throw new SettingError(`${file} does not hold a key of the change history.`);
  return key;
}

/**
 * The key for this database, whose secret is made at its first start. The database remembers a print of the secret, which
 * tells nothing about it: a process with another one, or one that lost it, must not go on writing. A history begins
 * once, with an anchor file of its own; throws where something is left of another one.
 */
export async function openHistoryKey(db: Database, place: HistoryPlace): Promise<HistoryKey> {
  const [history] = await db.select({ length: changeChains.length }).from(changeChains).limit(1);
  // Looked for after the history: a process that starts together with this one prints its key first.
  const isBegun = (await findPrint(db)) !== undefined;
  if (history && !isBegun) throw new SettingError(noPrintText);
  // Looked for after the print: a process that starts together with this one makes the file first.
  const found = findHistorySecret(place);
  if (!found && isBegun) throw otherKey(place);
  const secret = found ?? makeSecret(place);
  if (!isBegun) await db.transaction((tx) => begin(tx, secret, place.historyAnchors));
  if (!(await fitsDatabase(db, secret))) throw otherKey(place);
  const key = await historyKeyOf(db, secret);
  // What would be written with the key of another history would fit nothing later.
  if (!key || !(await findAnchors(db, key))) throw new SettingError(noMemoryText);
  return key;
}

/** Of processes that start together the first one begins the history. */
async function begin(tx: Database, secret: HistorySecret, anchors: string): Promise<void> {
  const print = { name: nameOfPrint, value: printOf(secret) };
  const [made] = await tx.insert(installationSecrets).values(print).onConflictDoNothing().returning();
  if (!made) return;
  if (existsSync(anchors) && statSync(anchors).size > 0) throw new SettingError(otherAnchorsText(anchors));
  const history = randomUUID();
  await beginAnchors(tx, keyOf(secret, history), history);
}

/** The key of the history in this database; undefined when the database does not know which one it is. */
export async function historyKeyOf(db: Database, secret: HistorySecret): Promise<HistoryKey | undefined> {
  const [row] = await db.select({ history: changeAnchors.history }).from(changeAnchors);
  return row && keyOf(secret, row.history);
}

const keyOf = (secret: HistorySecret, history: string): HistoryKey =>
  createSecretKey(createHmac('sha256', secret).update(`history ${history}`).digest());

/** Whether the history of this database was begun with this secret. */
export async function fitsDatabase(db: Database, secret: HistorySecret): Promise<boolean> {
  return (await findPrint(db)) === printOf(secret);
}

function makeSecret(place: KeyPlace): HistorySecret {
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
  return findHistorySecret(place) ?? makeSecret(place);
}

const printOf = (secret: HistorySecret) =>
  createHmac('sha256', secret).update('print of the key').digest('hex');

async function findPrint(db: Database): Promise<unknown> {
  const [row] = await db.select().from(installationSecrets).where(eq(installationSecrets.name, nameOfPrint));
  return row?.value;
}

function otherKey({ dataDir }: KeyPlace): SettingError {
  return new SettingError(
    `HISTORY_KEY must be the key with which the change history of this database was begun; without the setting it stands in ${fileOf(dataDir)}.`,
  );
}
