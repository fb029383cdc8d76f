import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Storage } from './database.ts';
import { migrationsFolder } from './embedded-storage.ts';
import { listenOn } from './postgresql-listener.ts';
import * as schema from './schema.ts';
import { withTimeLimit } from './time-limit.ts';

/** Any number: all processes of CRT must use the same one. */
const migrationLock = 7_348_201;

// 64-bit integers as numbers, as the embedded database gives them; ours never pass 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface PostgresqlOptions {
  readonly connectionString: string;
  /** Connections of this process at most. */
  readonly poolSize?: number;
  readonly onError?: (error: Error) => void;
}

/** Opens a pool to a PostgreSQL server; connects at the first use and again after every loss. */
export function openPostgresqlStorage(options: PostgresqlOptions): Storage {
  const { connectionString } = options;
  const onError = options.onError ?? (() => undefined);
  const pool = new pg.Pool({
    connectionString,
    max: options.poolSize ?? 10,
    connectionTimeoutMillis: 4_000,
    query_timeout: 30_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    application_name: 'crt',
  });
  // An idle connection that breaks must not end the process; the pool makes a new one.
  pool.on('error', onError);
  const db = drizzle(pool, { schema });
  return {
    kind: 'postgresql',
    db: db as unknown as Storage['db'],
    jobs: { kind: 'postgresql', connectionString },
    migrate: () => migrateAlone(connectionString),
    listen: (channel, onPayload, onGap) => listenOn({ connectionString, channel, onPayload, onGap, onError }),
    ping: async (timeoutMs) => void (await withTimeLimit(pool.query('select 1'), timeoutMs)),
    close: () => pool.end(),
  };
}

/** One process migrates, the others wait for it: the lock belongs to the connection and ends with it. */
async function migrateAlone(connectionString: string): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 4_000,
    application_name: 'crt-migrate',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client, { schema }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
