import { availableParallelism } from 'node:os';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Storage } from './database.ts';
import { migrationsFolder } from './embedded-storage.ts';
import { refuseOtherTables } from './known-tables.ts';
import { drizzleOver, openPool } from './postgresql-pool.ts';
import { listenOn } from './postgresql-listener.ts';
import * as schema from './schema.ts';
import { withTimeLimit } from './time-limit.ts';

/**
 * More connections than the machine can serve at a time only make them, and this process, wait for the processor: with
 * ten on two cores a crowd of callers got a tenth fewer answers than with five.
 */
const usualPoolSize = 2 * availableParallelism() + 1;

/** Any number: all processes of CRT must use the same one. */
const setUpLock = 7_348_201;

interface PostgresqlOptions {
  readonly connectionString: string;
  /** Connections of this process at most; two for each core and one more unless stated. */
  readonly poolSize?: number;
  readonly onError?: (error: Error) => void;
}

/** Opens a pool to a PostgreSQL server; connects at the first use and again after every loss. */
export function openPostgresqlStorage(options: PostgresqlOptions): Storage {
  const { connectionString } = options;
  const onError = options.onError ?? (() => undefined);
  const size = options.poolSize ?? usualPoolSize;
  const pool = openPool({ connectionString, size, onError });
  const db = drizzleOver(pool);
  return {
    kind: 'postgresql',
    db,
    writesAtOnce: Math.ceil(size / 2),
    jobs: { kind: 'postgresql', connectionString },
    migrate: () =>
      alone(connectionString, async (own) => {
        await refuseOtherTables(own, migrationsFolder);
        await migrate(own, { migrationsFolder });
      }),
    setUp: (work) => alone(connectionString, (own) => work(own)),
    listen: (channel, onPayload, onGap) => listenOn({ connectionString, channel, onPayload, onGap, onError }),
    ping: async (timeoutMs) => void (await withTimeLimit(pool.query('select 1'), timeoutMs)),
    close: () => pool.end(),
  };
}

/** Work of one process at a time on a connection of its own; the lock belongs to the connection and ends with it. */
async function alone<Result>(
  connectionString: string,
  work: (db: SetUpDatabase) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 4_000,
    application_name: 'crt-set-up',
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [setUpLock]);
    return await work(drizzle(client, { schema }));
  } finally {
    await client.end();
  }
}

type SetUpDatabase = NodePgDatabase<typeof schema>;
