import type { Storage } from './database.ts';
import { beginInFolder, type EmbeddedOpening } from './embedded-opening.ts';
import { openEmbeddedStorage } from './embedded-storage.ts';
import { openPostgresqlStorage } from './postgresql-storage.ts';

interface OpenOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  /** The embedded database where it was begun already. */
  readonly opening?: EmbeddedOpening | undefined;
  readonly onError?: (error: Error) => void;
}

/** PostgreSQL when a connection string is given, the embedded database in `dataDir` otherwise. */
export async function openStorage(options: OpenOptions): Promise<Storage> {
  const { databaseUrl, dataDir, opening, onError } = options;
  if (databaseUrl === undefined) return openEmbeddedStorage(opening ?? beginInFolder(dataDir));
  return openPostgresqlStorage({ connectionString: databaseUrl, ...(onError ? { onError } : {}) });
}
