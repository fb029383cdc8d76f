import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database has tables of another state of CRT; the message is for the person at the terminal. */
export class OtherTablesError extends Error {
  override readonly name = 'OtherTablesError';
}

/**
 * Refuses a database whose migrations are not the first ones of this release. Drizzle looks at the time of the last one
 * only: it would take the tables of a newer release for its own, and before the first release, while the first migration
 * is written anew with each change of a table, old ones for new. Throws {@link OtherTablesError}.
 */
export async function refuseOtherTables(
  db: Pick<PgDatabase<PgQueryResultHKT>, 'execute'>,
  migrationsFolder: string,
): Promise<void> {
  const made = sql`select to_regclass('drizzle.__drizzle_migrations') is not null as made`;
  const [{ made: isMade } = { made: false }] = rowsOf<{ made: boolean }>(await db.execute(made));
  if (!isMade) return;
  const known = readMigrationFiles({ migrationsFolder });
  const all = sql`select hash from drizzle.__drizzle_migrations order by id`;
  const applied = rowsOf<{ hash: string }>(await db.execute(all));
  const isSame = applied.slice(0, known.length).every(({ hash }, at) => hash === known[at]?.hash);
  if (!isSame) {
    throw new OtherTablesError(
      'the database was made by another state of CRT. Remove it and begin anew: npm run reset-demo ' +
        '(with DATABASE_URL: drop and create that database).',
    );
  }
  if (applied.length > known.length) {
    throw new OtherTablesError(
      `the database was changed by a newer release of CRT (${applied.length} migrations, this release knows ` +
        `${known.length}). Start that release, or bring back a copy of the database from before it.`,
    );
  }
}

/** Both drivers answer with rows; drizzle's common type does not say so. */
function rowsOf<Row>(result: unknown): Row[] {
  return (result as { rows: Row[] }).rows;
}
