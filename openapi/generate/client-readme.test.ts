import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

const root = join(import.meta.dirname, '../../packages/api-client');

/** The contract answers in the place of a server. */
const server = `
import { setupServer } from 'msw/node';
import { contractHandlers } from '@crt/api-client/mocks';
setupServer(...contractHandlers()).listen({ onUnhandledFrame: 'error' });
`;

let folder: string;
let firstBlock: string;
beforeAll(async () => {
  folder = await mkdtemp(join(root, 'node_modules/.readme-'));
  const text = await readFile(join(root, 'README.md'), 'utf8');
  firstBlock = /```tsx?\n([^]*?)```/.exec(text)?.[1] ?? '';
});
afterAll(() => rm(folder, { recursive: true }));

it('begins with an example that works', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  await writeFile(join(folder, 'server.ts'), server);
  await writeFile(join(folder, 'example.ts'), firstBlock);
  await import(/* @vite-ignore */ join(folder, 'server.ts'));
  await import(/* @vite-ignore */ join(folder, 'example.ts'));
  expect(log.mock.calls).toEqual([['26-10412', 'Manufacturing'], ['Quantity changed succesfully.']]);
  log.mockRestore();
});
