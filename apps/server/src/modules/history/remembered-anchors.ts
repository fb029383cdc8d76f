import type { Database } from '../../platform/db/database.ts';
import type { AnchorLine } from './anchor-file.ts';
import { keyedHash } from './change-hash.ts';
import { changeAnchors } from './change.tables.ts';
import type { HistoryKey } from './history-key.ts';

/** What the database remembers of the anchor file. */
export type RememberedAnchors = Omit<typeof changeAnchors.$inferSelect, 'hash'>;

const keyed = (key: HistoryKey, { history, lines, lastHash }: RememberedAnchors) =>
  keyedHash(key, ['anchors', history, lines, lastHash]);

/** Begins a history whose anchor file has no line yet. */
export async function beginAnchors(db: Database, key: HistoryKey, history: string): Promise<void> {
  const none = { history, lines: 0, lastHash: '' };
  await db.insert(changeAnchors).values({ ...none, hash: keyed(key, none) });
}

/** What is remembered; undefined when the holder of the key did not write it like this. */
export async function findAnchors(db: Database, key: HistoryKey): Promise<RememberedAnchors | undefined> {
  return oursOf(key, await db.select().from(changeAnchors));
}

/**
 * What is remembered, locked until the end of the transaction: one process at a time adds a line. Throws when somebody
 * else wrote it, so that no hash of ours makes it look genuine.
 */
export async function lockAnchors(tx: Database, key: HistoryKey): Promise<RememberedAnchors> {
  const ours = oursOf(key, await tx.select().from(changeAnchors).for('update'));
  if (!ours) throw new Error('What the database remembers of the anchor file was not written like this.');
  return ours;
}

/** Remembers that there is a line more. */
export async function rememberAnchors(tx: Database, key: HistoryKey, now: RememberedAnchors): Promise<void> {
  await tx.update(changeAnchors).set({ ...now, hash: keyed(key, now) });
}

function oursOf(
  key: HistoryKey,
  rows: readonly (typeof changeAnchors.$inferSelect)[],
): RememberedAnchors | undefined {
  const [row, another] = rows;
  return row && !another && row.hash === keyed(key, row) ? row : undefined;
}

/**
 * The newest line that is remembered and missing; undefined when all are there. From the last one each line names the one
 * before it. The file may have a line more: it is written first, and the process may have been killed then.
 */
export function missingLine(lines: readonly AnchorLine[], remembered: RememberedAnchors): number | undefined {
  const byHash = new Map(lines.map((line) => [line.hash, line]));
  let { lastHash } = remembered;
  for (let number = remembered.lines; number > 0; number -= 1) {
    const line = byHash.get(lastHash);
    if (line?.number !== number) return number;
    lastHash = line.previousHash;
  }
  return undefined;
}
