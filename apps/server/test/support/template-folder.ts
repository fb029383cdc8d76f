import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { dropDatabase } from '../../src/platform/db/throwaway-database.ts';
import type { Settings } from './server-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test files of one run tell each other of the filled home that they copy. */
    templateFolder: string;
  }
}

/** Gives the run that folder; it and the filled home go with the run's end. */
export default function setup(project: TestProject): () => Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'crt-template-'));
  project.provide('templateFolder', folder);
  return async () => {
    const ready = join(folder, 'settings.json');
    const { DATA_DIR, DATABASE_URL } = existsSync(ready)
      ? (JSON.parse(readFileSync(ready, 'utf8')) as Settings)
      : {};
    rmSync(folder, { recursive: true });
    if (DATA_DIR) rmSync(DATA_DIR, { recursive: true });
    if (DATABASE_URL)
      await dropDatabase(process.env['DATABASE_URL'] ?? '', new URL(DATABASE_URL).pathname.slice(1));
  };
}
