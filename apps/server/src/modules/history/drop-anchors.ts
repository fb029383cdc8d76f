import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import type { Logger } from '../../platform/logger.ts';
import { appendAnchor, type AnchoredEnd } from './anchor-file.ts';
import { anchoredEnds, changeChains } from './change.tables.ts';
import type { HistoryKey } from './history-key.ts';
import { lockAnchors, rememberAnchors } from './remembered-anchors.ts';

/** How far apart anchors are, and how soon the next one follows while there is more than fits one. */
const pauseMs = { usual: 60_000, behind: 200 };
const mostEnds = 5_000;

/** What anchors need: the history, the clock, and where to put them. */
export interface Anchoring {
  readonly db: Database;
  readonly key: HistoryKey;
  readonly file: string;
  readonly log: Logger;
  now(): Date;
}

/** Anchors of a process, dropped at intervals. */
export interface Anchors {
  /** Drops what is not anchored yet; tells whether there may be more. */
  drop(): Promise<boolean>;
  /** Drops all that is not anchored yet; what fails is told in the log. */
  stop(): Promise<void>;
}

/**
 * Writes where the chains of changes end to a file outside the database, at intervals: whoever rewrites, shortens or
 * removes a chain later contradicts it, even with the key. The line is written first and then remembered in the database,
 * so that a file that lost lines contradicts that. Costs one look at all ends and delays nobody.
 */
export function dropAnchors(anchoring: Anchoring): Anchors {
  const { db, log } = anchoring;
  let timer: NodeJS.Timeout | undefined;
  const drop = () => db.transaction((tx) => dropNext(tx, anchoring));
  const dropQuietly = () =>
    drop().catch((error: unknown) => {
      log.error({ err: error }, 'the end of the change history could not be written to its anchor file');
      return false;
    });
  const goOn = async () => {
    const isBehind = await dropQuietly();
    timer = setTimeout(() => void goOn(), isBehind ? pauseMs.behind : pauseMs.usual).unref();
  };
  timer = setTimeout(() => void goOn(), pauseMs.behind).unref();
  return {
    drop,
    stop: async () => {
      clearTimeout(timer);
      while (await dropQuietly());
    },
  };
}

/** Adds a line with ends that no line tells yet; tells whether there may be more. */
async function dropNext(tx: Database, { key, file, now }: Anchoring): Promise<boolean> {
  const { history, lines, lastHash: previousHash } = await lockAnchors(tx, key);
  const ends = await untoldEnds(tx);
  if (ends.length === 0) return false;
  const anchor = { number: lines + 1, previousHash, at: now().toISOString(), ends };
  const lastHash = await appendAnchor(file, key, anchor);
  await rememberAnchors(tx, key, { history, lines: anchor.number, lastHash });
  const told = ends.map(({ hash: _hash, ...end }) => end);
  await insertRows(tx, anchoredEnds, told, { key: ['aggregate', 'aggregateId'], replace: ['length'] });
  return ends.length === mostEnds;
}

/** Ends of chains that are not as long as they were when a line last told them, or that no line ever told. */
async function untoldEnds(tx: Database): Promise<AnchoredEnd[]> {
  const { rows } = await tx.execute<Record<string, unknown> & AnchoredEnd>(
    sql`select aggregate, aggregate_id as "aggregateId", chain.length, head_hash as hash
      from ${changeChains} as chain left join ${anchoredEnds} as told using (aggregate, aggregate_id)
      where chain.length is distinct from told.length limit ${mostEnds}`,
  );
  return rows;
}
