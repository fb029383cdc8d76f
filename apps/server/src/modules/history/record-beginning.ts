import { getTableColumns, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { inPlaces, listsOf, placesOf } from '../../platform/db/column-lists.ts';
import { insertStatement } from '../../platform/db/insert-rows.ts';
import { command } from '../../platform/db/statement.ts';
import { endWithoutChanges, keepEnds } from './chain-ends.ts';
import type { StoredValues, Thing } from './change-hash.ts';
import { changeBeginnings, changeChains } from './change.tables.ts';

const beginningKeys = Object.keys(getTableColumns(changeBeginnings));
const chainKeys = Object.keys(getTableColumns(changeChains));
const storeBeginning = command(
  'beginning_stored',
  () => sql`with begun as (${insertStatement(changeBeginnings, beginningKeys, placesOf('beginnings'))})
    ${insertStatement(changeChains, chainKeys, placesOf('ends'))}`,
);

/**
 * Keeps the values with which a thing begins, and starts its chain from them: a value that no change ever told can then
 * not become another one unseen, even as long as the chain has no change at all.
 */
export async function recordBeginning(
  context: RequestContext,
  thing: Thing,
  values: StoredValues,
): Promise<void> {
  const end = endWithoutChanges(context.history.key, thing, values);
  await storeBeginning(context.tx, {
    ...inPlaces('beginnings', listsOf(changeBeginnings, beginningKeys, [{ ...thing, values }])),
    ...inPlaces('ends', listsOf(changeChains, chainKeys, [{ ...thing, ...end }])),
  });
  keepEnds(context, thing.aggregate, [[thing.aggregateId, end]]);
}
