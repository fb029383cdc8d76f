import pg from 'pg';

/** Runs one statement on the PostgreSQL that `server` names, on a connection of its own. */
export async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

/**
 * Ends the connections that are left, and drops a database of a test. FORCE would fail where PostgreSQL itself is
 * vacuuming: only its owner may end that work; without FORCE, PostgreSQL ends it itself.
 */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await runOn(
    server,
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}' AND usename = current_user`,
  );
  await runOn(server, `DROP DATABASE IF EXISTS ${name}`);
}
