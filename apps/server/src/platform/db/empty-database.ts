import { constants, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unfinished } from './data-folder.ts';

/** An empty, migrated database that the build leaves beside the built server. The sources have none. */
export const emptyDatabase = join(import.meta.dirname, 'empty-database');

/**
 * Begins a database that is not there yet: as a copy of an empty one, which takes a tenth of the time, and without such
 * by `make`. All or nothing: what was broken off has another name and is begun anew.
 */
export async function beginDatabase(
  folder: string,
  make: (folder: string) => Promise<void>,
  empty = emptyDatabase,
): Promise<void> {
  if (existsSync(folder)) return;
  const beginning = unfinished(folder);
  rmSync(beginning, { recursive: true, force: true });
  if (existsSync(empty)) cpSync(empty, beginning, { recursive: true, mode: constants.COPYFILE_FICLONE });
  else await make(beginning);
  renameSync(beginning, folder);
}
