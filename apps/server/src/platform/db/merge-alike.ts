import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Columns of kept counts that tell between which ids lie what was counted. */
interface Ends {
  readonly first: PgColumn;
  readonly last: PgColumn;
}

/**
 * Puts kept counts together: rows that differ in nothing but their number, the last column, and its ends become one; a
 * group of the first column in which none do stays, and what comes to nothing goes. Whoever counts meanwhile sees either
 * all the old rows or all the new.
 */
export async function mergeAlike(tx: Database, counts: PgTable, ends?: Ends): Promise<void> {
  const names = Object.values(getTableColumns(counts)).map(({ name }) => name);
  const number = names.pop() ?? '';
  const added: readonly (readonly [string, SQL])[] = [
    ...(ends
      ? ([
          [ends.first.name, sql`min`],
          [ends.last.name, sql`max`],
        ] as const)
      : []),
    [number, sql`sum`],
  ];
  const kinds = names
    .filter((name) => !added.some(([other]) => other === name))
    .map((name) => sql.identifier(name));
  const alike = sql.join(kinds, sql`, `);
  const [first = sql``] = kinds;
  const columns = sql.join([...kinds, ...added.map(([name]) => sql.identifier(name))], sql`, `);
  const together = added.map(([name, how]) => sql`${how}(${sql.identifier(name)})`);
  await tx.execute(sql`
    with gone as (
      delete from ${counts} where ${first} in (
        select ${first} from ${counts} group by ${alike} having count(*) > 1)
      returning *)
    insert into ${counts} (${columns})
    select ${alike}, ${sql.join(together, sql`, `)} from gone
    group by ${alike} having sum(${sql.identifier(number)}) <> 0`);
}
