import { getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { TableWithId } from './record.ts';

/** The id of a row that is about to be added: rows that point at each other can then be decided before any is stored. */
export async function newId(tx: Database, table: TableWithId): Promise<number> {
  const [id] = await newIds(tx, table, 1);
  if (id === undefined) throw new Error('The database gave no id');
  return id;
}

/** The same of several rows. */
export async function newIds(tx: Database, table: TableWithId, count: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => Number(id));
}
