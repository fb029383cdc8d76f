import { join } from 'node:path';

/** This workspace, apps/server: the parent of src/, where this file stands, and of dist/, where the build puts it. */
export const serverFolder = join(import.meta.dirname, '..');

/** The repository. */
export const rootFolder = join(serverFolder, '..', '..');
