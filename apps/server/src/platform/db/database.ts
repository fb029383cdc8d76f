import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

interface Rows<Row> {
  rows: Row[];
}

interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

/**
 * The one type of connection that modules see: the embedded database, PostgreSQL, or a transaction of either.
 * Raw `execute` gives `{ rows }`, 64-bit integers as numbers and timestamps as text on both.
 */
export type Database = PgDatabase<RowsResult, typeof schema>;

/** An opened database: one folder of this machine, or a PostgreSQL server shared by several processes. */
export interface Storage {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Database;
  /** Writes that this process lets go on at once, so that readers always find a connection. */
  readonly writesAtOnce: number;
  /** Brings the tables to the state of this release; safe to call from several processes at once. */
  migrate(): Promise<void>;
  /** Runs work of the first start: without time limits, and in one process at a time. */
  setUp<Result>(work: (db: Database) => Promise<Result>): Promise<Result>;
  /** Calls `onPayload` for every NOTIFY on `channel`; survives reconnects, telling `onGap` that some may be missed. */
  listen(
    channel: string,
    onPayload: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  /** Throws unless the database answers within `timeoutMs`. */
  ping(timeoutMs: number): Promise<void>;
  /** Connection for the job queue. */
  readonly jobs: JobConnection;
  close(): Promise<void>;
}

/** How the job queue reaches the database: over the embedded client, or with its own pool. */
export type JobConnection =
  | { readonly kind: 'embedded'; readonly client: SqlClient }
  | { readonly kind: 'postgresql'; readonly connectionString: string };

/** The part of the embedded database's interface that other libraries use. */
export interface SqlClient {
  query(sql: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
  exec(sql: string): Promise<{ rows: unknown[] }[]>;
  listen(channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>>;
}
