import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../apps/server/src/platform/db/test-storage.ts';
import type { Target } from './measured-server.ts';

/**
 * Runs `measure` on a new embedded database and, when DATABASE_URL names a server, on a new database there. With
 * BENCH_KEEP naming a folder, the embedded database stays in it and the database of DATABASE_URL itself is used and
 * stays, so that a second run need not fill them again. BENCH_ONLY=embedded|postgresql leaves the other one out.
 */
export async function onBothDatabases(
  measure: (target: Target, name: string) => Promise<void>,
): Promise<void> {
  const kept = process.env['BENCH_KEEP'];
  const only = process.env['BENCH_ONLY'];
  const dataDir = kept ?? mkdtempSync(join(tmpdir(), 'crt-bench-'));
  try {
    if (only !== 'postgresql') await measure({ dataDir }, 'Embedded database');
    const server = process.env['DATABASE_URL'];
    if (!server) console.log('\nPostgreSQL was not measured: DATABASE_URL is not set.');
    else if (only !== 'embedded') await onPostgresql(server, dataDir, kept !== undefined, measure);
  } finally {
    if (kept === undefined) rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgresql(
  server: string,
  dataDir: string,
  isKept: boolean,
  measure: (target: Target, name: string) => Promise<void>,
): Promise<void> {
  // Its keys and anchors are not those of the embedded database.
  const ownDir = join(dataDir, 'postgresql');
  if (isKept) return measure({ databaseUrl: server, dataDir: ownDir }, 'PostgreSQL');
  const own = await createDatabase(server);
  try {
    await measure({ databaseUrl: own.url, dataDir: ownDir }, 'PostgreSQL');
  } finally {
    await own.drop();
  }
}
