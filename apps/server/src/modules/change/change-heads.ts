import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { statement } from '../../platform/db/statement.ts';
import { chainStart } from './change-hash.ts';
import { changeChains } from './change.tables.ts';

/** The end of a chain of changes. */
type Head = Pick<typeof changeChains.$inferSelect, 'length' | 'headHash' | 'lastChangedAt'>;

/** The end of a chain without any change. */
export const chainBegin: Head = { length: 0, headHash: chainStart, lastChangedAt: new Date(0) };

/**
 * Ends of the chains that a transaction has made longer, by thing. An edit writes its own change and then what followed
 * from it; nobody else can have come in between, because the row of the chain stays locked until the end.
 */
const grown = new WeakMap<Database, Map<string, Head>>();

const keyOf = (aggregate: string, id: number) => `${aggregate}/${id}`;

const chainsOfThings = statement('chains_of_things', (tx) => {
  const isOfKind = eq(changeChains.aggregate, sql.placeholder('aggregate'));
  const isWanted = sql`${changeChains.aggregateId} = any (${sql.placeholder('ids')}::int[])`;
  return tx.select().from(changeChains).where(and(isOfKind, isWanted));
});

/** The ends of the chains of these things; a thing without history stands at the start of its chain. */
export async function findHeads(
  tx: Database,
  aggregate: string,
  ids: readonly number[],
): Promise<Map<number, Head>> {
  const known = grown.get(tx);
  const unknown = ids.filter((id) => known?.has(keyOf(aggregate, id)) !== true);
  const isAllKnown = unknown.length === 0;
  const rows = isAllKnown
    ? []
    : await chainsOfThings(tx).execute({ aggregate, ids: `{${unknown.join(',')}}` });
  const stored = new Map(
    rows.map(({ aggregateId, length, headHash, lastChangedAt }) => [
      aggregateId,
      { length, headHash, lastChangedAt },
    ]),
  );
  return new Map(ids.map((id) => [id, known?.get(keyOf(aggregate, id)) ?? stored.get(id) ?? chainBegin]));
}

/** Remembers the new ends for the rest of the transaction, once they are stored. */
export function keepHeads(tx: Database, aggregate: string, heads: Iterable<readonly [number, Head]>): void {
  const known = grown.get(tx) ?? new Map<string, Head>();
  for (const [id, head] of heads) known.set(keyOf(aggregate, id), head);
  grown.set(tx, known);
}
