import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isDatabaseAway } from './database-errors.ts';
import { plannerSettings } from './planner-settings.ts';
import * as schema from './schema.ts';

// 64-bit integers as numbers, as the embedded database gives them; ours never pass 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Longest statement of a request; a database that says nothing for so long counts as away. */
const statementLimitMs = 8_000;

interface PoolOptions {
  readonly connectionString: string;
  readonly size: number;
  readonly onError: (error: Error) => void;
}

/** Connections of this process; made at the first use and again after every loss. */
export function openPool(options: PoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.size,
    connectionTimeoutMillis: 4_000,
    query_timeout: statementLimitMs,
    statement_timeout: statementLimitMs,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'crt',
    options: plannerSettings.map((setting) => `-c ${setting.replaceAll(' ', '')}`).join(' '),
  });
  // A connection that breaks, idle or in use, must not end the process; the pool makes a new one.
  pool.on('error', options.onError);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Drizzle over the pool, with transactions that give their connection back whatever happens. */
export function drizzleOver(pool: pg.Pool): NodePgDatabase<typeof schema> {
  const db = drizzle(pool, { schema });
  const perConnection = new WeakMap<pg.PoolClient, NodePgDatabase<typeof schema>>();
  const over = (client: pg.PoolClient) => {
    const known = perConnection.get(client) ?? drizzle(client, { schema });
    perConnection.set(client, known);
    return known;
  };
  // Drizzle's own version keeps the connection for ever when BEGIN fails, and waits for ROLLBACK on a dead one.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    let isBroken = false;
    try {
      return await over(client).transaction((tx) => breakWhenAway(client, () => work(tx)), config);
    } catch (error) {
      isBroken = isDatabaseAway(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
  return db;
}

/** Closes the connection under a transaction whose database is away, so that ROLLBACK fails at once. */
async function breakWhenAway<Result>(client: pg.PoolClient, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (isDatabaseAway(error))
      (client as unknown as { connection: pg.Connection }).connection.stream.destroy();
    throw error;
  }
}
