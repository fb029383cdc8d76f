import { sql } from 'drizzle-orm';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database, Storage } from './database.ts';
import { beginInMemory } from './embedded-opening.ts';
import { migrationsFolder, openEmbeddedStorage } from './embedded-storage.ts';
import { openPostgresqlStorage } from './postgresql-storage.ts';
import { dropDatabase, runOn } from './throwaway-database.ts';

type Embedded = Awaited<ReturnType<typeof openEmbeddedStorage>>;

/**
 * A migrated, empty database for one test file: in memory, or a database of its own when DATABASE_URL is set.
 * Call `close` in afterAll; it removes everything.
 */
export async function openTestStorage(): Promise<Storage> {
  const server = process.env['DATABASE_URL'];
  return server ? openFreshDatabase(server) : openFromSnapshot();
}

/** Filled databases of this process, by what they are filled with: several test files run in one. */
const filled = new Map<string, Uint8Array>();

/**
 * A database as `fill` leaves an empty one. Filling takes longer than loading what the first one of a name came to; a
 * PostgreSQL is filled each time.
 */
export async function openFilledTestStorage(
  name: string,
  fill: (db: Database) => Promise<void>,
): Promise<Storage> {
  const kept = filled.get(name);
  if (kept && !process.env['DATABASE_URL']) return openEmbeddedStorage(beginInMemory(kept));
  const storage = await openTestStorage();
  await storage.setUp(fill);
  if ('dump' in storage) {
    // Without it the ids that a sequence had set aside would be missing in what is loaded.
    await storage.db.execute(sql`checkpoint`);
    filled.set(name, await (storage as Embedded).dump());
  }
  return storage;
}

async function openFreshDatabase(server: string): Promise<Storage> {
  const { url, drop } = await createDatabase(server);
  const storage = openPostgresqlStorage({ connectionString: url, poolSize: 5 });
  await storage.migrate();
  return {
    ...storage,
    close: async () => {
      await storage.close();
      await drop();
    },
  };
}

/** A new PostgreSQL database beside the one that `server` names: empty, or a copy of `template`, which nobody uses. */
export async function createDatabase(
  server: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `crt_test_${randomUUID().replaceAll('-', '')}`;
  const source = template ? ` TEMPLATE ${new URL(template).pathname.slice(1)}` : '';
  await runOn(server, `CREATE DATABASE ${name}${source}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropDatabase(server, name) };
}

/** Making a database takes 2 s, loading a migrated one 0.3 s: the first test of a set of migrations keeps its dump. */
async function openFromSnapshot(): Promise<Storage> {
  const file = join(cacheFolder(), `database-${migrationsHash()}.tar`);
  if (existsSync(file)) return openEmbeddedStorage(beginInMemory(readFileSync(file)));
  const storage = await openEmbeddedStorage(beginInMemory());
  await storage.migrate();
  const own = `${file}.${process.pid}.${randomUUID()}`;
  writeFileSync(own, await storage.dump());
  renameSync(own, file);
  return storage;
}

function cacheFolder(): string {
  const folder = fileURLToPath(new URL('../../../node_modules/.cache/crt-test', import.meta.url));
  mkdirSync(folder, { recursive: true });
  return folder;
}

function migrationsHash(): string {
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8');
  const hash = createHash('sha256').update(journal);
  for (const { tag } of (JSON.parse(journal) as { entries: { tag: string }[] }).entries) {
    hash.update(readFileSync(join(migrationsFolder, `${tag}.sql`)));
  }
  return hash.digest('hex').slice(0, 16);
}
