import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const root = join(import.meta.dirname, '../../packages/api-client');
/** What the application around the snippets has. */
const surroundings = `
declare const session: { accessToken: string; renew(): Promise<string | undefined> };
declare const toast: { error(message: string): void };
declare const stamp: string;
export {};
`;

/** The contract answers in the place of a server. */
const server = `
import { setupServer } from 'msw/node';
import { contractHandlers } from '@crt/api-client/mocks';
setupServer(...contractHandlers()).listen({ onUnhandledFrame: 'error' });
`;

let folder: string;
let blocks: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(root, 'node_modules/.readme-'));
  const text = await readFile(join(root, 'README.md'), 'utf8');
  blocks = [...text.matchAll(/```tsx?\n([^]*?)```/g)].map(([, code = '']) => code);
});
afterAll(() => rm(folder, { recursive: true }));

it('begins with an example that works', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await writeFile(join(folder, 'server.ts'), server);
  await writeFile(join(folder, 'example.ts'), blocks[0] ?? '');
  await import(/* @vite-ignore */ join(folder, 'server.ts'));
  await import(/* @vite-ignore */ join(folder, 'example.ts'));
  expect(log.mock.calls).toEqual([['26-10412', 'Manufacturing'], ['Quantity changed succesfully.']]);
  log.mockRestore();
});

it('shows only what compiles', async () => {
  const [example = '', startUp = '', calls = '', react = '', ...others] = blocks;
  const files = [example, surroundings + startUp + calls + react, ...others];
  await Promise.all(files.map((text, index) => writeFile(join(folder, `block-${index}.tsx`), text)));
  const settings = {
    extends: '../../tsconfig.json',
    include: ['*.tsx'],
    compilerOptions: { noUnusedLocals: false },
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const run = promisify(execFile)(process.execPath, [compiler, '-p', folder]);
  const said = await run.then(
    ({ stdout }) => stdout,
    (error: { stdout: string }) => error.stdout,
  );
  expect(said).toBe('');
  expect(files).toHaveLength(4);
}, 120_000);
