import {
  getTableColumns,
  getTableName,
  sql,
  type InferInsertModel,
  type Placeholder,
  type SQL,
} from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const chunkSize = 1000;

/** What happens with rows that are there already. */
interface Replacing {
  /** The columns of the key that tells that a row is there. */
  readonly key: readonly string[];
  /** The columns that are then replaced. */
  readonly replace: readonly string[];
}

/**
 * Inserts many rows with one statement and one JSON parameter per chunk, which is several times faster than a list of
 * values and has no limit of parameters. All rows must have the keys of the first one; a row with more is refused.
 */
export async function insertRows<Table extends PgTable>(
  db: Database,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
  replacing?: Replacing,
): Promise<void> {
  const keys = Object.keys(rows[0] ?? {});
  await inChunks(db, rows, (chunk) => insertStatement(table, keys, jsonOf(table, keys, chunk), replacing));
}

/** Sends statements of some rows each, one after the other; each is written while the database works on the one before. */
async function inChunks<Row>(
  db: Database,
  rows: readonly Row[],
  statementOf: (chunk: readonly Row[]) => SQL,
) {
  let sent: Promise<unknown> = Promise.resolve();
  for (let start = 0; start < rows.length; start += chunkSize) {
    const statement = statementOf(rows.slice(start, start + chunkSize));
    await sent;
    sent = db.execute(statement).execute();
    // It is awaited below; until then nobody else would hear of its failure.
    sent.catch(() => undefined);
  }
  await sent;
}

/** The statement of {@link insertRows} for rows as {@link jsonOf} writes them, as part of a larger one. */
export function insertStatement(
  table: PgTable,
  keys: readonly string[],
  json: string | Placeholder,
  replacing?: Replacing,
): SQL {
  const nameOf = columnNames(table);
  const list = identifiers(keys.map(nameOf));
  const target = sql.identifier(getTableName(table));
  const ending = replacing ? onConflict(replacing, nameOf) : sql``;
  return sql`insert into ${target} (${list}) select ${list} from json_populate_recordset(null::${target}, ${json}::json) ${ending}`;
}

/** Sets columns of many rows at once, found by their key; rows that are not there are left out. */
export async function updateRows<Table extends PgTable>(
  db: Database,
  table: Table,
  key: readonly (keyof InferInsertModel<Table> & string)[],
  rows: readonly Partial<InferInsertModel<Table>>[],
): Promise<void> {
  const keys = Object.keys(rows[0] ?? {});
  await inChunks(db, rows, (chunk) => updateStatement(table, key, keys, jsonOf(table, keys, chunk)));
}

/** The statement of {@link updateRows} for rows as {@link jsonOf} writes them, as part of a larger one. */
export function updateStatement(
  table: PgTable,
  key: readonly string[],
  keys: readonly string[],
  json: string | Placeholder,
): SQL {
  const nameOf = columnNames(table);
  const target = sql.identifier(getTableName(table));
  const given = sql.identifier('given');
  const column = (name: string) => sql.identifier(nameOf(name));
  const set = keys
    .filter((name) => !key.includes(name))
    .map((name) => sql`${column(name)} = ${given}.${column(name)}`);
  const matches = key.map((name) => sql`${target}.${column(name)} = ${given}.${column(name)}`);
  return sql`update ${target} set ${sql.join(set, sql`, `)} from json_populate_recordset(null::${target}, ${json}::json) ${given} where ${sql.join(matches, sql` and `)}`;
}

/** Moves the counter of a table's ids behind the highest one that was inserted with an id of its own. */
export async function continueIds(db: Database, table: PgTable): Promise<void> {
  const name = getTableName(table);
  const target = sql.identifier(name);
  await db.execute(
    sql`select setval(pg_get_serial_sequence(${name}, 'id'), coalesce((select max(id) from ${target}), 0) + 1, false)`,
  );
}

function columnNames(table: PgTable): (key: string) => string {
  const columns = getTableColumns(table);
  return (key) => columns[key]?.name ?? key;
}

function identifiers(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}

/** Rows with these keys, and no others, as one parameter. */
export function jsonOf(table: PgTable, keys: readonly string[], rows: readonly object[]): string {
  const nameOf = columnNames(table);
  const known = new Set(keys);
  const columns = keys.map((key) => ({ key, name: nameOf(key) }));
  const named = rows.map((row) => {
    const values = row as Record<string, unknown>;
    for (const key in values)
      if (!known.has(key)) throw new Error(`Not every row has ${key}; it would be lost.`);
    const stored: Record<string, unknown> = {};
    for (const { key, name } of columns) stored[name] = values[key] ?? null;
    return stored;
  });
  return JSON.stringify(named);
}

function onConflict({ key, replace }: Replacing, nameOf: (key: string) => string): SQL {
  const set = replace.map((name) => {
    const column = sql.identifier(nameOf(name));
    return sql`${column} = excluded.${column}`;
  });
  return sql`on conflict (${identifiers(key.map(nameOf))}) do update set ${sql.join(set, sql`, `)}`;
}
