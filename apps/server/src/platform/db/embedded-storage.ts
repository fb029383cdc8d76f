import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Storage } from './database.ts';
import { EmbeddedClient } from './embedded-client.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';
import { withTimeLimit } from './time-limit.ts';

/** Where drizzle-kit writes the migrations of both kinds of storage. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

interface EmbeddedOptions {
  /** Data folder; undefined keeps everything in memory (tests). */
  readonly folder?: string | undefined;
  readonly snapshot?: Uint8Array | undefined;
}

/** Opens the embedded database, alone on its folder. Throws {@link DataFolderError} when the folder cannot be had. */
export async function openEmbeddedStorage(
  options: EmbeddedOptions,
): Promise<Storage & { dump(): Promise<Uint8Array> }> {
  const release = options.folder === undefined ? () => undefined : lockFolder(options.folder);
  const folder = options.folder === undefined ? undefined : join(options.folder, 'database');
  const client = await EmbeddedClient.open({ folder, snapshot: options.snapshot }).catch((error: unknown) => {
    release();
    throw error;
  });
  // Drizzle uses `query` and `transaction` only; the client offers these two of PGlite's interface.
  const db = drizzle(client as unknown as PGlite, { schema });
  const handle = db as unknown as Storage['db'];
  return {
    kind: 'embedded',
    db: handle,
    setUp: (work) => client.withoutLimit(() => work(handle)),
    jobs: { kind: 'embedded', client },
    // Indexes over a large history take longer than any statement of a request may.
    migrate: () => client.withoutLimit(() => migrate(db, { migrationsFolder })),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    ping: async (timeoutMs) => void (await withTimeLimit(client.query('select 1'), timeoutMs)),
    dump: () => client.dump(),
    close: async () => {
      await client.close();
      release();
    },
  };
}
