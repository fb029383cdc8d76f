import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundleContract } from './bundle.ts';
import type { ApiName, Document } from './document.ts';
import { generate, generatedFolders } from './generate.ts';
import { checkContract } from './lint/check-contract.ts';
import { readCalls } from './lint.ts';
import { differences } from './outputs.ts';

const folder = join(import.meta.dirname, '..');

let documents: Record<ApiName, Document>;
beforeAll(async () => {
  documents = await bundleContract(folder);
});

it('keeps every rule, its examples included', () => {
  expect(checkContract(documents, [])).toEqual([]);
});

it('has every call that the specification names', async () => {
  const missing = checkContract(documents, await readCalls(folder)).filter(({ rule }) => rule === 'coverage');
  expect(missing).toEqual([]);
});

it('has been generated from: nothing is stale', async () => {
  const found = await differences(join(folder, '..'), generatedFolders, await generate(folder));
  expect(found, 'run `pnpm generate`').toEqual([]);
});
