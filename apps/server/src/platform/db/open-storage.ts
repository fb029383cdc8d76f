import type { Storage } from './database.ts';
import { openEmbeddedStorage } from './embedded-storage.ts';
import { openPostgresqlStorage } from './postgresql-storage.ts';

interface OpenOptions {
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly onError?: (error: Error) => void;
}

/** PostgreSQL when a connection string is given, the embedded database in `dataDir` otherwise. */
export async function openStorage(options: OpenOptions): Promise<Storage> {
  const { databaseUrl, dataDir, onError } = options;
  if (databaseUrl === undefined) return openEmbeddedStorage({ folder: dataDir });
  return openPostgresqlStorage({ connectionString: databaseUrl, ...(onError ? { onError } : {}) });
}
