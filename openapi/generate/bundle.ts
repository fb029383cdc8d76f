import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiNames } from './document.ts';
import type { ApiName, Document } from './document.ts';
import { declareHttpRefusals } from './http-refusals.ts';

const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js');

/** Runs redocly quietly and without reporting anything to anybody; answers what it printed. */
export async function runRedocly(folder: string, ...words: string[]): Promise<string> {
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [redocly, ...words], {
    cwd: folder,
    env,
  });
  return stdout + stderr;
}

/**
 * The three documents of a contract folder, each in one piece: file references resolved, shared parts under
 * `components`, and at each operation what HTTP itself may refuse. Throws with redocly's own words when a reference leads nowhere.
 */
export async function bundleContract(folder: string): Promise<Record<ApiName, Document>> {
  const output = await mkdtemp(join(tmpdir(), 'crt-contract-'));
  try {
    const entries = apiNames.map((api) => join(folder, `${api}.yaml`));
    await runRedocly(folder, 'bundle', ...entries, '--output', output, '--ext', 'json');
    const documents = await Promise.all(
      apiNames.map(async (api) => [api, await readDocument(join(output, `${api}.json`))] as const),
    );
    return Object.fromEntries(documents) as Record<ApiName, Document>;
  } finally {
    await rm(output, { recursive: true, force: true });
  }
}

async function readDocument(path: string): Promise<Document> {
  return declareHttpRefusals(JSON.parse(await readFile(path, 'utf8')) as Document);
}
