import { join } from 'node:path';

/** Where in a data folder the embedded database lies. What else is there belongs to the lock, or to somebody else. */
export const databaseIn = (dataFolder: string): string => join(dataFolder, 'database');

/** Where a database is put together before it is one. */
export const unfinished = (database: string): string => `${database}.new`;
