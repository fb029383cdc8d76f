import { cpSync } from 'node:fs';
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

/** An empty home, or a copy of the one with the settings `template`, which no process may be using. */
export async function makeHome(template: Settings = {}): Promise<Home> {
  const server = process.env['DATABASE_URL'];
  const folder = makeFolder();
  // With PostgreSQL too: the key of the history lies in the folder.
  if (template['DATA_DIR']) cpSync(template['DATA_DIR'], folder.path, { recursive: true });
  const database = server ? await createDatabase(server, template['DATABASE_URL']) : undefined;
  return {
    settings: { DATA_DIR: folder.path, ...(database ? { DATABASE_URL: database.url } : {}) },
    open: () => openStorage({ databaseUrl: database?.url, dataDir: folder.path }),
    remove: async () => {
      folder.remove();
      await database?.drop();
    },
  };
}
