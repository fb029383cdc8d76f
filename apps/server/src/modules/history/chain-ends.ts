import { and, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import type { Database } from '../../platform/db/database.ts';
import { idList, isAnyOf } from '../../platform/db/id-lists.ts';
import { hashBeginning, type StoredValues, type Thing } from './change-hash.ts';
import { changeChains } from './change.tables.ts';
import type { HistoryKey } from './history-key.ts';
import type { ChainEnd } from './history.ts';

/** The end of a chain without any change, of a thing that began with these values where they are kept. */
export function endWithoutChanges(key: HistoryKey, thing: Thing, values?: StoredValues): ChainEnd {
  return { length: 0, headHash: hashBeginning(key, thing, values), lastChangedAt: new Date(0) };
}

/** The end of a chain and whose it is. */
export type StoredEnd = typeof changeChains.$inferSelect;

/** A thing among others of all kinds. */
export const keyOf = ({ aggregate, aggregateId }: Thing) => `${aggregate}/${aggregateId}`;

const chainsOfThings = (tx: Database) => {
  const isOfKind = sql`${changeChains.aggregate} = any (${sql.placeholder('kinds')}::text[])`;
  return tx
    .select()
    .from(changeChains)
    .where(and(isOfKind, isAnyOf(changeChains.aggregateId, 'ids')))
    .prepare('chains_of_things');
};

/** The ends of the chains of these things; a thing without history stands at the start of its chain. */
export async function findEnds(
  { tx, history: { key, ends: known } }: RequestContext,
  things: readonly Thing[],
): Promise<Map<string, StoredEnd>> {
  const unknown = things.filter((thing) => !known.has(keyOf(thing)));
  const kinds = `{${[...new Set(unknown.map(({ aggregate }) => `"${aggregate}"`))].join()}}`;
  const ids = idList(unknown.map(({ aggregateId }) => aggregateId));
  // Things of two kinds with one id are both read when one of them is asked for.
  const rows = unknown.length === 0 ? [] : await chainsOfThings(tx).execute({ kinds, ids });
  const stored = new Map<string, ChainEnd>(rows.map((row) => [keyOf(row), row]));
  return new Map(
    things.map(({ aggregate, aggregateId }) => {
      const thing = { aggregate, aggregateId };
      const name = keyOf(thing);
      const end = known.get(name) ?? stored.get(name) ?? endWithoutChanges(key, thing);
      return [name, { ...end, ...thing }];
    }),
  );
}

/** Remembers the new ends for the rest of the transaction. */
export function keepEnds({ history }: RequestContext, ends: Iterable<StoredEnd>): void {
  for (const end of ends) history.ends.set(keyOf(end), end);
}
