import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/**
 * Puts kept counts together: rows that differ in nothing but their number, the last column, become one; a group of the
 * first column in which none do stays, and what comes to nothing goes. Whoever counts meanwhile sees either all the old rows or all the new.
 */
export async function mergeAlike(tx: Database, counts: PgTable): Promise<void> {
  const names = Object.values(getTableColumns(counts)).map(({ name }) => sql.identifier(name));
  const [first, last] = [names[0] ?? sql``, names.pop() ?? sql``];
  const alike = sql.join(names, sql`, `);
  await tx.execute(sql`
    with gone as (
      delete from ${counts} where ${first} in (
        select ${first} from ${counts} group by ${alike} having count(*) > 1)
      returning *)
    insert into ${counts} (${alike}, ${last})
    select ${alike}, sum(${last}) from gone group by ${alike} having sum(${last}) <> 0`);
}
