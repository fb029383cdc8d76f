import type { Storage } from '../../src/platform/db/database.ts';
import { openStorage } from '../../src/platform/db/open-storage.ts';
import { createDatabase } from '../../src/platform/db/test-storage.ts';
import { makeFolder, type Settings } from './server-process.ts';

/** Where the processes of one test file keep their data: a folder, or a fresh database when DATABASE_URL is set. */
export interface Home {
  readonly settings: Settings;
  /** Opens the data itself; of a folder only while no process uses it. */
  open(): Promise<Storage>;
  remove(): Promise<void>;
}

export async function makeHome(): Promise<Home> {
  const server = process.env['DATABASE_URL'];
  const folder = makeFolder();
  const database = server ? await createDatabase(server) : undefined;
  return {
    settings: { DATA_DIR: folder.path, ...(database ? { DATABASE_URL: database.url } : {}) },
    open: () => openStorage({ databaseUrl: database?.url, dataDir: folder.path }),
    remove: async () => {
      folder.remove();
      await database?.drop();
    },
  };
}
