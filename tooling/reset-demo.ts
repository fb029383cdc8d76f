/** Empties the data folder of the demo, so that the next start fills it anew. Refuses while a server uses it. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from '../apps/server/src/platform/db/folder-lock.ts';

const root = join(import.meta.dirname, '..');

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
const folder = resolve(root, process.env['DATA_DIR'] ?? '.data');
if (!existsSync(folder) || readdirSync(folder).length === 0) end(`Nothing to do: ${folder} is empty.`, 0);
// A wrong DATA_DIR must not cost anybody their files: only a folder that a server has locked before is emptied.
if (!existsSync(join(folder, 'lock')))
  end(`${folder} does not look like a data folder of CRT; nothing was removed.`, 1);

try {
  const release = lockFolder(folder);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith('lock')) rmSync(join(folder, name), { recursive: true, force: true });
  }
  release();
} catch (error) {
  end(error instanceof Error ? error.message : String(error), 1);
}
end(`${folder} is empty; npm start fills it with demo data again.`, 0);
