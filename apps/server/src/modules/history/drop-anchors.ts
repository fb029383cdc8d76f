import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { appendAnchor, readAnchors, type AnchoredEnd } from './anchor-file.ts';
import { changes } from './change.tables.ts';
import type { HistoryKey } from './history-key.ts';

/** How far apart anchors are, and how soon the next one follows while there are more changes than fit one. */
const pauseMs = { usual: 60_000, behind: 1_000 };
const mostChanges = 1_000;

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
  /** Drops the last ones. */
  stop(): Promise<void>;
}

/**
 * Writes where the chains of changes end to a file outside the database, at intervals: whoever rewrites, shortens or
 * removes a chain later contradicts it, even with the key. Costs one look at the newest changes and delays nobody.
 */
export function dropAnchors(anchoring: Anchoring): Anchors {
  const { db, key, file, log } = anchoring;
  let upTo = readAnchors(file, key).anchors.at(-1)?.upTo ?? 0;
  // A change may be committed after one with a higher id: those since the anchor before are looked at once more.
  let since = upTo;
  let last = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  async function drop(): Promise<boolean> {
    const found = await endsAfter(db, since);
    const ends = found.filter(({ length, ...thing }) => last.get(keyOf(thing)) !== length);
    const reached = Math.max(upTo, ...found.map(({ id }) => id));
    if (ends.length > 0) {
      const told = ends.map(({ id: _id, ...end }) => end);
      await appendAnchor(file, key, { at: anchoring.now().toISOString(), upTo: reached, ends: told });
    }
    const isBehind = reached >= since + mostChanges;
    since = isBehind ? reached : upTo;
    upTo = reached;
    last = new Map(found.map((end) => [keyOf(end), end.length]));
    return isBehind;
  }

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
      await dropQuietly();
    },
  };
}

const keyOf = ({ aggregate, aggregateId }: Pick<AnchoredEnd, 'aggregate' | 'aggregateId'>) =>
  `${aggregate}/${aggregateId}`;

/** The last change of each thing among the next ones behind this id. */
async function endsAfter(db: Database, id: number): Promise<(AnchoredEnd & { readonly id: number })[]> {
  const next = sql`(select * from ${changes} where id > ${id} order by id limit ${mostChanges}) as next`;
  const { rows } = await db.execute<Record<string, unknown> & AnchoredEnd & { readonly id: number }>(
    sql`select distinct on (aggregate, aggregate_id) aggregate, aggregate_id as "aggregateId", sequence as length,
      hash, id from ${next} order by aggregate, aggregate_id, sequence desc`,
  );
  return rows;
}
