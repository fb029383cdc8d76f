import { getTableColumns, getTableName, sql, type InferInsertModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';

const chunkSize = 2000;

/**
 * Inserts many rows with one statement and one JSON parameter per chunk, which is several times faster than a list of
 * values and has no limit of parameters. All rows must have the keys of the first one.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = getTableColumns(table);
  const keys = Object.keys(first);
  const names = keys.map((key) => columns[key]?.name ?? key);
  const list = sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
  const target = sql.identifier(getTableName(table));
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize).map((row) => {
      const values = row as Record<string, unknown>;
      return Object.fromEntries(keys.map((key, place) => [names[place], values[key] ?? null]));
    });
    await db.execute(
      sql`insert into ${target} (${list}) select ${list} from json_populate_recordset(null::${target}, ${JSON.stringify(chunk)}::json)`,
    );
  }
}

/** Moves the counter of a table's ids behind the highest one that was inserted with an id of its own. */
export async function continueIds(db: Database, table: PgTable): Promise<void> {
  const name = getTableName(table);
  const target = sql.identifier(name);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${target}), 0) + 1, false)`,
  );
}
