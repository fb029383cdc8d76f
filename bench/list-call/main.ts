/**
 * What the server adds to the plan list: the call through HTTP, token, contract and mapping against its own SQL sent
 * straight to the same database, one at a time and at 16 connections. On the embedded database and, when DATABASE_URL
 * names a server, on a database of its own there.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase } from '../../apps/server/src/platform/db/test-storage.ts';
import { printTable } from '../shared/print-table.ts';
import { measure } from './measure.ts';

const plans = Number(process.env['CRT_SCALE'] ?? 100_000);
const head = ['list of 50', 'server, ms', 'SQL, ms', 'ratio', 'server, 1/s', 'SQL, 1/s', 'share at 16'];
const dataDir = mkdtempSync(join(tmpdir(), 'crt-bench-list-'));

try {
  console.log(`Embedded database, ${plans} plans\n`);
  printTable(head, await measure({ dataDir }, plans));
  const server = process.env['DATABASE_URL'];
  if (server) {
    const own = await createDatabase(server);
    try {
      console.log(`\nPostgreSQL, ${plans} plans\n`);
      printTable(head, await measure({ databaseUrl: own.url, dataDir }, plans));
    } finally {
      await own.drop();
    }
  } else {
    console.log('\nPostgreSQL was not measured: DATABASE_URL is not set.');
  }
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
