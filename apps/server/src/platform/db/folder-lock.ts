import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** A data folder is in use by another process, cannot be written or holds no database. The message is for the person at the terminal. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

/**
 * Takes the data folder for this process alone; the embedded database has no lock of its own, and two processes on
 * one folder lose each other's rows. The lock is the operating system's (through a SQLite file): the kernel lets go
 * of it when the process dies in any way, so that there is no stale lock to judge. Returns the release.
 */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, 'lock.pid');
  const lock = openLockFile(folder);
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DataFolderError(
      `The data folder ${folder} is already used by another CRT server${holder(holderFile)}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  writeFileSync(holderFile, String(process.pid));
  return () => lock.close();
}

function openLockFile(folder: string): DatabaseSync {
  try {
    makeFolder(folder);
    const file = join(folder, 'lock');
    writeFileSync(file, '', { flag: 'a' });
    return new DatabaseSync(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DataFolderError(`The data folder ${folder} cannot be written: ${reason}`);
  }
}

/** Parents first. Not `recursive: true`, which never returns for a folder inside /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function holder(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`;
  } catch {
    return '';
  }
}
