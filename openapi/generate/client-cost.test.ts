import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
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

/** A module that makes every call there is, as a screen would. */
async function everyCall(): Promise<string> {
  const lines = ["import { useDownload, useRead, useWrite } from '@crt/api-client/hooks';"];
  for (const api of ['main', 'documentation', 'design-sessions']) {
    const calls = join(client, 'src', api, '__generated__/calls');
    for (const file of await readdir(calls)) {
      const text = await readFile(join(calls, file), 'utf8');
      const path = `@crt/api-client/${api}/${file.replace('.ts', '')}`;
      for (const [, name, kind, answer] of text.matchAll(/export const (\w+): (Read|Write)<(.*)> = \{/g)) {
        const hook = answer?.endsWith('DownloadedFile') ? 'useDownload' : `use${kind}`;
        const input = hook === 'useRead' ? `, {} as InputOf<typeof ${name}>` : '';
        lines.push(
          `import { ${name} } from '${path}';`,
          `export const c_${name} = () => ${hook}(${name}${input});`,
        );
      }
    }
  }
  return [...lines, "import type { InputOf } from '@crt/api-client/operation';"].join('\n');
}

/** What the compiler instantiates while it checks a project: its work, which does not depend on the machine. */
async function instantiations(project: string): Promise<number> {
  const compiler = join(import.meta.dirname, '../node_modules/typescript/bin/tsc');
  const words = [compiler, '-p', project, '--extendedDiagnostics'];
  const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 10_000_000 });
  return Number(/^Instantiations:\s+(\d+)/m.exec(stdout)?.[1]);
}

it('keeps editors quick: a user of every call gives the compiler little to compute', async () => {
  const measured = await mkdtemp(join(folder, 'every-'));
  const text = await everyCall();
  expect(text.match(/^export const/gm)?.length).toBeGreaterThan(430);
  await writeFile(join(measured, 'every.ts'), text);
  const settings = { extends: join(client, 'tsconfig.json'), include: ['every.ts', join(client, 'exports')] };
  await writeFile(join(measured, 'tsconfig.json'), JSON.stringify(settings));
  const work = await instantiations(measured);
  expect(work).toBeGreaterThan(1_000);
  expect(work).toBeLessThan(60_000);
}, 120_000);

it('gives the compiler nothing to compute: checking stays quick however many calls there are', async () => {
  const work = await instantiations(client);
  expect(work).toBeGreaterThan(1_000);
  expect(work).toBeLessThan(60_000);
}, 60_000);
