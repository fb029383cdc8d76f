/**
 * Removes the database from the data folder of the demo, so that the next start fills it anew; whatever else lies there
 * stays, the anchors of its history under another name. Refuses while a server uses it.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder, historyPlaces } from '../apps/server/src/env.ts';
import { databaseIn, unfinished } from '../apps/server/src/platform/db/data-folder.ts';
import { lockFolder } from '../apps/server/src/platform/db/folder-lock.ts';

function end(message: string, code: number): never {
  console.log(message);
  process.exit(code);
}

if (process.env['DATABASE_URL']) {
  end(
    'DATABASE_URL is set: this command empties only the embedded database. Drop and create that database yourself.',
    1,
  );
}
const folder = dataFolder(process.env);
const database = databaseIn(folder);
// A wrong DATA_DIR must not cost anybody their files: only where a server has locked the folder is it our database.
if (!existsSync(join(folder, 'lock')) || !existsSync(database))
  end(`Nothing to do: there is no database of CRT in ${folder}.`, 0);

// They tell of the history that goes with it, and maybe of another one: nobody can make them again.
const anchors = historyPlaces(process.env).historyAnchors;
const kept = `${anchors}.${new Date().toISOString().replaceAll(':', '-')}`;
const said = existsSync(anchors) ? ` The anchors of its history are kept in ${kept}.` : '';
try {
  const release = lockFolder(folder);
  // Under a name that no start opens: one that is half removed would be a broken database.
  const removed = unfinished(database);
  rmSync(removed, { recursive: true, force: true });
  renameSync(database, removed);
  rmSync(removed, { recursive: true });
  if (existsSync(anchors)) renameSync(anchors, kept);
  release();
} catch (error) {
  end(error instanceof Error ? error.message : String(error), 1);
}
end(`The database in ${folder} is removed; npm start fills it with demo data again.${said}`, 0);
