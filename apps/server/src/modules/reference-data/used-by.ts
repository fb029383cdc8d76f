import type { Database } from '../../platform/db/database.ts';
import { countUses, countUsesOf } from './record-store.ts';
import type { Use } from './reference-facts.ts';

/** What uses each record, in words: '12 plans and 1 lead time'. Records that nothing uses are absent. */
export async function findUsedBy(
  tx: Database,
  uses: readonly Use[] = [],
): Promise<ReadonlyMap<number, string>> {
  const counted = await Promise.all(uses.map(async (use) => ({ use, counts: await countUses(tx, use) })));
  const ids = new Set(counted.flatMap(({ counts }) => [...counts.keys()]));
  return new Map(
    [...ids].map((id) => [id, inWords(counted.map(({ use, counts }) => [use, counts.get(id) ?? 0]))]),
  );
}

/** What uses one record, in words; undefined when nothing does. */
export async function findUsersOf(
  tx: Database,
  uses: readonly Use[] = [],
  id: number,
): Promise<string | undefined> {
  const counted = await Promise.all(uses.map(async (use) => [use, await countUsesOf(tx, use, id)] as const));
  return inWords(counted) || undefined;
}

function inWords(counted: readonly (readonly [Use, number])[]): string {
  const parts = counted
    .filter(([, number]) => number > 0)
    .map(([{ one, many }, number]) => `${number.toLocaleString('en')} ${number === 1 ? one : many}`);
  return new Intl.ListFormat('en').format(parts);
}
