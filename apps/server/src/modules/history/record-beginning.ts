import { getTableColumns, sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { insertStatement } from '../../platform/db/insert-rows.ts';
import { endWithoutChanges, keepEnds } from './chain-ends.ts';
import type { StoredValues, Thing } from './change-hash.ts';
import { changeBeginnings, changeChains } from './change.tables.ts';

const beginningKeys = Object.keys(getTableColumns(changeBeginnings));
const chainKeys = Object.keys(getTableColumns(changeChains));

/**
 * Keeps the values with which a thing begins, and starts its chain from them: a value that no change ever told can then
 * not become another one unseen, even as long as the chain has no change at all.
 */
export async function recordBeginning(
  context: RequestContext,
  thing: Thing,
  values: StoredValues,
): Promise<void> {
  const end = { ...thing, ...endWithoutChanges(context.history.key, thing, values) };
  await context.tx.execute(
    sql`with begun as (${insertStatement(changeBeginnings, beginningKeys, [{ ...thing, values }])})
      ${insertStatement(changeChains, chainKeys, [end])}`,
  );
  keepEnds(context, [end]);
}
