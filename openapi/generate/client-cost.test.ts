import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';

const client = join(import.meta.dirname, '../../packages/api-client');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(client, 'node_modules/.cost-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Bytes after gzip of a bundle with everything in it that the source needs. */
async function bundledSize(name: string, source: string): Promise<number> {
  const entry = join(folder, `${name}.ts`);
  await writeFile(entry, source);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['crt-source', 'module', 'browser', 'import'] },
    build: { write: false, minify: true, lib: { entry, formats: ['es'], fileName: name }, target: 'es2024' },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  if (!bundle || !('output' in bundle)) throw new Error('Nothing was built');
  const code = bundle.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return gzipSync(code).byteLength;
}

it('costs a page that makes one call at most 6 kB beyond openapi-fetch', async () => {
  const bare = await bundledSize('bare', `export { default } from 'openapi-fetch';`);
  const whole = await bundledSize(
    'whole',
    `import { createApi } from '@crt/api-client/create-api';
     import { getPlanChanges } from '@crt/api-client/main/plan';
     const api = createApi({ baseUrl: '', getToken: () => undefined });
     export const changes = api.call(getPlanChanges, { id: 1 });`,
  );
  expect(bare).toBeGreaterThan(1_000);
  expect(whole - bare).toBeLessThanOrEqual(6 * 1024);
  // The point of constants: the other operations of the resource are not in the bundle.
  expect(whole - bare).toBeLessThan(3 * 1024);
  expect(whole - bare).toBeGreaterThan(512);
});

it('gives the compiler nothing to compute: checking stays quick however many calls there are', async () => {
  const compiler = join(import.meta.dirname, '../node_modules/typescript/bin/tsc');
  const words = [compiler, '-p', client, '--extendedDiagnostics'];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 10_000_000 });
  const instantiations = Number(/^Instantiations:\s+(\d+)/m.exec(stdout)?.[1]);
  expect(instantiations).toBeGreaterThan(1_000);
  expect(instantiations).toBeLessThan(60_000);
}, 60_000);
