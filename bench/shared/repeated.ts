import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../apps/server/src/platform/db/database.ts';

/** By column, what a copy has instead of what it is made of; `b` is the original, `k` the number of the copy from 0. */
type Differences = Readonly<Record<string, string>>;

/** How the rows of a table are repeated in a large world. */
export interface Repeated {
  readonly table: PgTable;
  readonly order: string;
  readonly different: Differences;
  /** Columns that the database fills in. */
  readonly given?: readonly string[];
  /** Only the first copy has such rows. */
  readonly isOnce?: boolean;
}

/** The id of a copy, in SQL: copies of one thing stand beside one another. */
export const idOfCopy = (copies: number) => (old: string) => `((${old} - 1) * ${copies} + 1 + k)`;

const raw = (db: Database, statement: string) => db.execute(sql.raw(statement));

/** The table that holds the rows as they were before they were repeated. */
const originalOf = (table: PgTable) => `base_${getTableName(table)}`;

/** Keeps the rows of a table until the end of the transaction, as what is repeated. */
export async function keepOriginal(tx: Database, table: PgTable): Promise<void> {
  await raw(
    tx,
    `create temp table ${originalOf(table)} on commit drop as select * from ${getTableName(table)}`,
  );
}

/** Inserts the copies number `first` to `last` of the kept rows of a table. */
export async function insertCopies(
  tx: Database,
  { table, order, different, given = [] }: Repeated,
  first: number,
  last: number,
): Promise<void> {
  const columns = Object.values(getTableColumns(table)).map(({ name }) => name);
  const own = columns.filter((name) => !given.includes(name));
  const values = own.map((name) => different[name] ?? `b.${name}`);
  await raw(
    tx,
    `insert into ${getTableName(table)} (${own.join(', ')}) select ${values.join(', ')}
      from ${originalOf(table)} b cross join generate_series(${first}, ${last}) k order by ${order}, k`,
  );
}

/** Lets the next id of a table follow its greatest. */
export async function continueIdsOf(tx: Database, table: PgTable): Promise<void> {
  const name = getTableName(table);
  await raw(
    tx,
    `select setval(pg_get_serial_sequence('${name}', 'id'), (select coalesce(max(id), 1) from ${name}))`,
  );
}

/** Indexes that uphold nothing are made again at the end, in a fraction of the time that growing with each row takes. */
export async function withoutIndexes(tx: Database, tables: readonly PgTable[], work: () => Promise<void>) {
  const names = tables.map((table) => `'${getTableName(table)}'`);
  const { rows } = await tx.execute<{ name: string; definition: string }>(
    sql.raw(`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where not indisunique and indrelid::regclass::text in (${names.join(', ')})`),
  );
  for (const { name } of rows) await raw(tx, `drop index ${name}`);
  await work();
  for (const { definition } of rows) await raw(tx, definition);
}
