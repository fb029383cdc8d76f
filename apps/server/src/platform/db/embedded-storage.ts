import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { serverFolder } from '../../folders.ts';
import type { Storage } from './database.ts';
import type { EmbeddedOpening } from './embedded-opening.ts';
import { refuseOtherTables } from './known-tables.ts';
import * as schema from './schema.ts';
import { withTimeLimit } from './time-limit.ts';

/** The migrations of both kinds of storage. */
export const migrationsFolder = join(serverFolder, 'src/platform/db/migrations');

/** Waits for the embedded database and gives it the face that it shares with PostgreSQL. */
export async function openEmbeddedStorage(
  opening: EmbeddedOpening,
): Promise<Storage & { dump(): Promise<Uint8Array> }> {
  const client = await opening.client;
  // Drizzle uses `query` and `transaction` only; the client offers these two of PGlite's interface.
  const db = drizzle(client as unknown as PGlite, { schema });
  const handle = db as unknown as Storage['db'];
  return {
    kind: 'embedded',
    db: handle,
    // It has one session: writes that waited in it would stand before the readers.
    writesAtOnce: 1,
    setUp: (work) => client.withoutLimit(() => work(handle)),
    jobs: { kind: 'embedded', client },
    // Indexes over a large history take longer than any statement of a request may.
    migrate: () =>
      client.withoutLimit(async () => {
        await refuseOtherTables(db, migrationsFolder);
        await migrate(db, { migrationsFolder });
      }),
    listen: (channel, onPayload) => client.listen(channel, onPayload),
    ping: async (timeoutMs) => void (await withTimeLimit(client.query('select 1'), timeoutMs)),
    dump: () => client.dump(),
    close: async () => {
      await client.close();
      opening.release();
    },
  };
}
