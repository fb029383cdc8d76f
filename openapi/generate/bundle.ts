import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiNames } from './document.ts';
import type { ApiName, Document } from './document.ts';

const redocly = join(import.meta.dirname, '../node_modules/.bin/redocly');

/**
 * The three documents of a contract folder, each in one piece: file references resolved, shared parts under
 * `components`. Throws with redocly's own words when a reference leads nowhere.
 */
export async function bundleContract(folder: string): Promise<Record<ApiName, Document>> {
  const output = await mkdtemp(join(tmpdir(), 'crt-contract-'));
  try {
    const entries = apiNames.map((api) => join(folder, `${api}.yaml`));
    await promisify(execFile)(redocly, ['bundle', ...entries, '--output', output, '--ext', 'json'], {
      cwd: folder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    });
    const documents = await Promise.all(
      apiNames.map(async (api) => [api, await readDocument(join(output, `${api}.json`))] as const),
    );
    return Object.fromEntries(documents) as Record<ApiName, Document>;
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function readDocument(path: string): Promise<Document> {
  return JSON.parse(await readFile(path, 'utf8')) as Document;
}
