import type { SQL } from 'drizzle-orm';
import type { PgSession } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** A query of Drizzle's that can be prepared under a name. */
interface Preparable<Prepared> {
  prepare(name: string): Prepared;
}

/** What Drizzle knows of a prepared statement besides the connection that it is for. */
interface Written {
  getQuery(): Parameters<PgSession['prepareQuery']>[0];
  readonly fields: Parameters<PgSession['prepareQuery']>[1];
  joinsNotNullableMap: unknown;
  /** What it hands on to the database; of its own accord it gives a name to PostgreSQL only. */
  readonly queryConfig: { name?: string };
  readonly rawQueryConfig: { name?: string };
}

interface Kept extends Pick<Written, 'fields' | 'joinsNotNullableMap'> {
  readonly query: ReturnType<Written['getQuery']>;
}

/**
 * A statement with placeholders that Drizzle writes once per process instead of once per call: for a row of seventy
 * columns that takes longer than the way to the database and back. Under its name, which must be no one else's, a
 * connection of PostgreSQL and the embedded database plan it once too. What the public way costs, and why this is not it:
 * docs/decisions/017-statements-are-written-once-per-process.md.
 */
export function statement<Prepared>(
  name: string,
  write: (db: Database) => Preparable<Prepared>,
): (db: Database) => Prepared {
  let written: Kept | undefined;
  return (db) => {
    if (!written) {
      const first = write(db).prepare(name) as unknown as Written;
      const { fields, joinsNotNullableMap } = first;
      written = { query: first.getQuery(), fields, joinsNotNullableMap };
    }
    const prepared = db._.session.prepareQuery(
      written.query,
      written.fields,
      name,
      true,
    ) as unknown as Written;
    prepared.joinsNotNullableMap = written.joinsNotNullableMap;
    prepared.queryConfig.name = name;
    return prepared as Prepared;
  };
}

/** Like {@link statement}, for one that is written in SQL; what it gives is not read. */
export function command(
  name: string,
  write: () => SQL,
): (db: Database, values: Readonly<Record<string, unknown>>) => Promise<unknown> {
  let query: Kept['query'] | undefined;
  return (db, values) => {
    query ??= db.execute(write()).getQuery();
    const prepared = db._.session.prepareQuery(query, undefined, name, false);
    (prepared as unknown as Written).rawQueryConfig.name = name;
    return prepared.execute({ ...values });
  };
}
