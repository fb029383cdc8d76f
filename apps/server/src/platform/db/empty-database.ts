import { constants, cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { unfinished } from './data-folder.ts';

/** An empty, migrated database that the build leaves beside the built server. The sources have none. */
export const emptyDatabase = join(import.meta.dirname, 'empty-database');

/**
 * Begins a database that is not there yet as a copy of an empty one, which takes a tenth of the time that making one
 * does; without `empty` the database makes itself. All or nothing: a copy that was broken off has another name.
 */
export function beginAsCopy(folder: string, empty = emptyDatabase): void {
  if (existsSync(folder) || !existsSync(empty)) return;
  const copy = unfinished(folder);
  rmSync(copy, { recursive: true, force: true });
  cpSync(empty, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
  renameSync(copy, folder);
}
