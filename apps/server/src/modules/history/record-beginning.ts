import type { RequestContext } from '../../context.ts';
import { keepEnds } from './chain-ends.ts';
import { hashBeginning, type StoredValues, type Thing } from './change-hash.ts';
import { changeBeginnings } from './change.tables.ts';

/**
 * Keeps the values with which a thing begins, and starts its chain from them: a value that no change ever told can then
 * not become another one unseen. The first change is recorded in the same transaction.
 */
export async function recordBeginning(
  context: RequestContext,
  thing: Thing,
  values: StoredValues,
): Promise<void> {
  await context.tx.insert(changeBeginnings).values({ ...thing, values });
  const headHash = hashBeginning(context.history.key, thing, values);
  keepEnds(context, thing.aggregate, [
    [thing.aggregateId, { length: 0, headHash, lastChangedAt: new Date(0) }],
  ]);
}
