import { sql } from 'drizzle-orm';
import type { RequestContext } from '../../context.ts';
import { changeCounts } from './change.tables.ts';

/**
 * Puts counts of changes that are alike together, so that there are some dozens of them a day instead of some per edit;
 * days that are together already stay as they are. Whoever counts meanwhile sees either all the old rows or all the new.
 */
export async function mergeChangeCounts({ tx }: RequestContext): Promise<number> {
  await tx.execute(sql`
    with gone as (
      delete from ${changeCounts} where day in (
        select day from ${changeCounts} group by day, field, user_id, user_symbol, old_value, new_value having count(*) > 1)
      returning *)
    insert into ${changeCounts} (day, field, user_id, user_symbol, old_value, new_value, number)
    select day, field, user_id, user_symbol, old_value, new_value, sum(number) from gone
    group by day, field, user_id, user_symbol, old_value, new_value`);
  return 0;
}
