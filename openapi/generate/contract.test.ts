import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundleContract, runRedocly } from './bundle.ts';
import { generateAll, generatedFolders, readContract } from './generate.ts';
import { checkContract } from './lint/check-contract.ts';
import type { Finding } from './lint/finding.ts';
import { readCalls } from './lint.ts';
import { differences } from './outputs.ts';

const folder = join(import.meta.dirname, '..');
const root = join(folder, '..');

let findings: Finding[];
beforeAll(async () => {
  findings = checkContract(await bundleContract(folder), await readCalls(folder));
}, 60_000);

it('keeps every rule, its examples included', () => {
  expect(findings.filter(({ rule }) => rule !== 'coverage')).toEqual([]);
});

it('keeps the standard rules', async () => {
  expect(await runRedocly(folder, 'lint', '--format', 'stylish')).toContain(
    'Your API descriptions are valid',
  );
}, 60_000);

it('has every call that the specification names', async () => {
  expect((await readCalls(folder)).length).toBeGreaterThan(400);
  expect(findings.filter(({ rule }) => rule === 'coverage')).toEqual([]);
});

it('has been generated from: nothing is stale', async () => {
  const found = await differences(
    root,
    generatedFolders,
    await generateAll(root, await readContract(folder)),
  );
  expect(found, 'run `pnpm generate`').toEqual([]);
});
