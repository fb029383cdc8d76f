import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { chainStart } from './change-hash.ts';
import { changeChains } from './change.tables.ts';

/** The end of a chain of changes. */
type Head = Pick<typeof changeChains.$inferSelect, 'length' | 'headHash'>;

/**
 * Ends of the chains that a transaction has made longer, by thing. An edit writes its own change and then what followed
 * from it; nobody else can have come in between, because the row of the chain stays locked until the end.
 */
const grown = new WeakMap<Database, Map<string, Head>>();

const keyOf = (aggregate: string, id: number) => `${aggregate}/${id}`;

function selectChains(tx: Database) {
  const isOfKind = eq(changeChains.aggregate, sql.placeholder('aggregate'));
  const isWanted = sql`${changeChains.aggregateId} = any (${sql.placeholder('ids')}::int[])`;
  return tx.select().from(changeChains).where(and(isOfKind, isWanted));
}

/** The ends of the chains of these things; a thing without history stands at the start of its chain. */
export async function findHeads(
  tx: Database,
  aggregate: string,
  ids: readonly number[],
): Promise<Map<number, Head>> {
  const known = grown.get(tx);
  const unknown = ids.filter((id) => known?.has(keyOf(aggregate, id)) !== true);
  const rows =
    unknown.length === 0
      ? []
      : await selectChains(tx)
          .prepare('chains_of_things')
          .execute({ aggregate, ids: `{${unknown.join(',')}}` });
  const stored = new Map(
    rows.map(({ aggregateId, length, headHash }) => [aggregateId, { length, headHash }]),
  );
  const start = { length: 0, headHash: chainStart };
  return new Map(ids.map((id) => [id, known?.get(keyOf(aggregate, id)) ?? stored.get(id) ?? start]));
}

/** Remembers the new ends for the rest of the transaction, once they are stored. */
export function keepHeads(tx: Database, aggregate: string, heads: Iterable<readonly [number, Head]>): void {
  const known = grown.get(tx) ?? new Map<string, Head>();
  for (const [id, head] of heads) known.set(keyOf(aggregate, id), head);
  grown.set(tx, known);
}
