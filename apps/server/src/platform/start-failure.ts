import { createServer } from 'node:net';
import { SettingError, type Env } from '../env.ts';
import { isDatabaseAway, sqlCode } from './db/database-errors.ts';
import { DataFolderError } from './db/folder-lock.ts';
import { OtherTablesError } from './db/known-tables.ts';

/** Something about the machine keeps the server from starting; the message is for the person at the terminal. */
class StartError extends Error {
  override readonly name = 'StartError';
}

/** Refuses a port that is taken, before anything slow begins. */
export async function checkPort(env: Env): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(portFailure(error, env)));
    probe.listen(env.port, env.host, () => probe.close(() => resolve()));
  });
}

/** Why nothing can listen where the settings say, in words that name the setting. */
export function portFailure(error: NodeJS.ErrnoException, { port, host }: Env): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is already in use. Stop what uses it, or set PORT to another one.`);
  }
  if (error.code === 'EACCES') {
    return new StartError(`Port ${port} may not be used by this user. Set PORT to another one.`);
  }
  return new StartError(`HOST must be an address of this machine, not "${host}" (${error.message}).`);
}

/** One clear line for every expected failure; the whole error for the others. */
export function startFailure(error: unknown): string {
  const expected = [SettingError, DataFolderError, OtherTablesError, StartError];
  if (error instanceof Error && expected.some((kind) => error instanceof kind)) {
    return `CRT cannot start: ${error.message}`;
  }
  if (sqlCode(error)?.startsWith('28'))
    return 'CRT cannot start: the database refuses the user or password of DATABASE_URL.';
  if (sqlCode(error) === '3D000')
    return 'CRT cannot start: the database that DATABASE_URL names does not exist.';
  if (isDatabaseAway(error)) return 'CRT cannot start: the database of DATABASE_URL cannot be reached.';
  return `CRT cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}
