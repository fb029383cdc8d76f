import { sql, type SQL } from 'drizzle-orm';
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
 * connection of PostgreSQL and the embedded database plan it once too.
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

/**
 * Names for the texts of statements. Each connection keeps what has a name for good, and whoever filters and sorts in all
 * ways there are would leave hundreds: the first so many that come twice get one.
 */
export class StatementNames {
  readonly #names = new Map<string, string | undefined>();
  readonly #most: number;
  #given = 0;

  constructor(most = 200) {
    this.#most = most;
  }

  /** The name of a statement that was sent before; undefined for one that is seen for the first time, or one too many. */
  of(text: string): string | undefined {
    if (!this.#names.has(text)) {
      if (this.#names.size >= this.#most) this.#forgetSingle();
      if (this.#names.size < this.#most) this.#names.set(text, undefined);
      return undefined;
    }
    const name = this.#names.get(text) ?? `often_${(this.#given += 1)}`;
    this.#names.set(text, name);
    return name;
  }

  #forgetSingle(): void {
    for (const [text, name] of this.#names) if (name === undefined) this.#names.delete(text);
  }
}

const ownNames = new StatementNames();

/**
 * Stands among the conditions of a statement of {@link often}: always true, but without the values this statement was
 * planned for it would cost a fortune, so that no plan for any values is taken; those of one status and of another differ.
 */
export const plannedForItsValues = (): SQL =>
  sql`(${true}::boolean or (select count(*) > 0 from generate_series(1, 1000000000)))`;

/**
 * Runs a statement that is put together anew for each call and often comes out the same: from its second time on a
 * connection reads its text once, which takes a fifth of the time of the smaller ones. @see plannedForItsValues
 */
export function often<Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
  names = ownNames,
): Promise<{ readonly rows: Row[] }> {
  const query = db.execute(statement).getQuery();
  const prepared = db._.session.prepareQuery(query, undefined, undefined, false);
  const name = names.of(query.sql);
  if (name !== undefined) (prepared as unknown as Written).rawQueryConfig.name = name;
  return prepared.execute() as Promise<{ readonly rows: Row[] }>;
}
