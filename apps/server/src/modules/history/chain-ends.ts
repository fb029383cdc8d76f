import { and, eq, sql } from 'drizzle-orm';
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

const keyOf = (aggregate: string, id: number) => `${aggregate}/${id}`;

const chainsOfThings = (tx: Database) => {
  const isOfKind = eq(changeChains.aggregate, sql.placeholder('aggregate'));
  return tx
    .select()
    .from(changeChains)
    .where(and(isOfKind, isAnyOf(changeChains.aggregateId, 'ids')))
    .prepare('chains_of_things');
};

/** The ends of the chains of these things; a thing without history stands at the start of its chain. */
export async function findEnds(
  { tx, history: { key, ends: known } }: RequestContext,
  aggregate: string,
  ids: readonly number[],
): Promise<Map<number, ChainEnd>> {
  const unknown = ids.filter((id) => !known.has(keyOf(aggregate, id)));
  const rows =
    unknown.length === 0 ? [] : await chainsOfThings(tx).execute({ aggregate, ids: idList(unknown) });
  const stored = new Map(
    rows.map(({ aggregateId, length, headHash, lastChangedAt }) => [
      aggregateId,
      { length, headHash, lastChangedAt },
    ]),
  );
  const endOf = (id: number) =>
    known.get(keyOf(aggregate, id)) ??
    stored.get(id) ??
    endWithoutChanges(key, { aggregate, aggregateId: id });
  return new Map(ids.map((id) => [id, endOf(id)]));
}

/** Remembers the new ends for the rest of the transaction. */
export function keepEnds(
  { history }: RequestContext,
  aggregate: string,
  ends: Iterable<readonly [number, ChainEnd]>,
): void {
  for (const [id, end] of ends) history.ends.set(keyOf(aggregate, id), end);
}
