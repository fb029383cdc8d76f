import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database has tables of another state of CRT; the message is for the person at the terminal. */
export class OtherTablesError extends Error {
  override readonly name = 'OtherTablesError';
}

/**
 * Refuses a database that was made by another first migration: until the first release that one is written anew with
 * each change of a table, and drizzle, which looks at the time of a migration only, would take the old tables for the new.
 */
export async function refuseOtherTables(
  db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>,
  migrationsFolder: string,
): Promise<void> {
  const made = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`;
  const [{ made: isMade } = { made: false }] = rowsOf<{ made: boolean }>(await db.execute(made));
  if (!isMade) return;
  const first = sql`select hash from drizzle.__drizzle_migrations order by id limit 1`;
  const [applied] = rowsOf<{ hash: string }>(await db.execute(first));
  if (!applied || applied.hash === readMigrationFiles({ migrationsFolder })[0]?.hash) return;
  throw new OtherTablesError(
    'the database was made by another state of CRT. Remove it and begin anew: npm run reset-demo ' +
      '(with DATABASE_URL: drop and create that database).',
  );
}

/** Both drivers answer with rows; drizzle's common type does not say so. */
function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
