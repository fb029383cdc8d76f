import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { appendAnchor, type AnchoredEnd } from './anchor-file.ts';
import { changeBeginnings, changeChains, changes } from './change.tables.ts';
import type { HistoryKey } from './history-key.ts';
import { lockAnchors, rememberAnchors, type RememberedAnchors } from './remembered-anchors.ts';

/** How far apart anchors are, and how soon the next one follows while there is more than fits one. */
const pauseMs = { usual: 60_000, behind: 1_000 };
const mostRows = 1_000;

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

/** Up to which changes and beginnings were looked at. */
type Reached = Pick<RememberedAnchors, 'changesUpTo' | 'beginningsUpTo'>;

/**
 * Writes where the chains of changes end to a file outside the database, at intervals: whoever rewrites, shortens or
 * removes a chain later contradicts it, even with the key. The line is written first and then remembered in the database,
 * so that a file that lost lines contradicts that. Costs one look at what is new and delays nobody.
 */
export function dropAnchors(anchoring: Anchoring): Anchors {
  const { db, log } = anchoring;
  // A row may be committed after one with a higher id: those since the anchor before are looked at once more.
  let since: Reached | undefined;
  let told: ReadonlyMap<string, number> = new Map();
  let timer: NodeJS.Timeout | undefined;

  async function drop(): Promise<boolean> {
    const { from, before, found } = await db.transaction((tx) => dropNext(tx, anchoring, since, told));
    const isBehind =
      found.changesUpTo >= from.changesUpTo + mostRows ||
      found.beginningsUpTo >= from.beginningsUpTo + mostRows;
    since = isBehind ? found : before;
    told = new Map(found.ends.map((end) => [keyOf(end), end.length]));
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

/** Adds a line with the ends that are new since `since`, but for those that were told already. */
async function dropNext(
  tx: Database,
  { key, file, now }: Anchoring,
  since: Reached | undefined,
  told: ReadonlyMap<string, number>,
) {
  const before = await lockAnchors(tx, key);
  const from = since ?? before;
  const found = await endsAfter(tx, from);
  const ends = found.ends.filter((end) => told.get(keyOf(end)) !== end.length);
  if (ends.length > 0) {
    const { history, lines, lastHash: previousHash } = before;
    const anchor = { history, number: lines + 1, previousHash, at: now().toISOString(), ends };
    const lastHash = await appendAnchor(file, key, anchor);
    const upTo = {
      changesUpTo: Math.max(before.changesUpTo, found.changesUpTo),
      beginningsUpTo: Math.max(before.beginningsUpTo, found.beginningsUpTo),
    };
    await rememberAnchors(tx, key, { history, lines: anchor.number, lastHash, ...upTo });
  }
  return { from, before, found };
}

type Found = AnchoredEnd & { readonly id: number };

/** The ends of the chains that got a change among the next ones, and of those that began and have none yet. */
async function endsAfter(tx: Database, { changesUpTo, beginningsUpTo }: Reached) {
  const begun = await beginningsAfter(tx, beginningsUpTo);
  const changed = await lastChangesAfter(tx, changesUpTo);
  const highest = (found: readonly Found[], least: number) => Math.max(least, ...found.map(({ id }) => id));
  return {
    ends: [...begun.filter(({ length }) => length === 0), ...changed].map(({ id: _id, ...end }) => end),
    changesUpTo: highest(changed, changesUpTo),
    beginningsUpTo: highest(begun, beginningsUpTo),
  };
}

/** The last change of each thing among the next ones behind this id. */
async function lastChangesAfter(tx: Database, id: number): Promise<Found[]> {
  const next = sql`(select * from ${changes} where id > ${id} order by id limit ${mostRows}) as next`;
  const { rows } = await tx.execute<Record<string, unknown> & Found>(
    sql`select distinct on (aggregate, aggregate_id) aggregate, aggregate_id as "aggregateId", sequence as length,
      hash, id from ${next} order by aggregate, aggregate_id, sequence desc`,
  );
  return rows;
}

/** The next things that began, behind this id, with the ends of their chains. */
async function beginningsAfter(tx: Database, id: number): Promise<Found[]> {
  const next = sql`(select * from ${changeBeginnings} where id > ${id} order by id limit ${mostRows}) as next`;
  const { rows } = await tx.execute<Record<string, unknown> & Found>(
    sql`select aggregate, aggregate_id as "aggregateId", length, head_hash as hash, next.id
      from ${next} join ${changeChains} using (aggregate, aggregate_id)`,
  );
  return rows;
}
