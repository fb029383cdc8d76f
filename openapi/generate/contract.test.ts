import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { bundleContract, runRedocly } from './bundle.ts';
import { generateAll, generatedFolders, readContract } from './generate.ts';
import { checkContract } from './lint/check-contract.ts';
import type { Finding } from './lint/finding.ts';
import { missingEntities } from './lint/entities.ts';
import { readCalls, readEntities } from './lint.ts';
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
  expect(await readCalls(folder)).toHaveLength(436);
  expect(findings.filter(({ rule }) => rule === 'coverage')).toEqual([]);
});

it('has every entity that the specification names, member by member', async () => {
  const entities = await readEntities(folder);
  const documents = await bundleContract(folder);
  expect(entities.length).toBeGreaterThan(150);
  expect(missingEntities(entities, documents)).toEqual([]);
  const text = JSON.stringify(documents).replaceAll('notyficationId', 'notificationId');
  const corrected = JSON.parse(text) as typeof documents;
  expect(missingEntities(entities, corrected).length).toBeGreaterThan(0);
}, 60_000);

it('has been generated from: nothing is stale', async () => {
  const outputs = await generateAll(root, await readContract(folder));
  expect(await differences(root, generatedFolders, outputs), 'run `npm run generate`').toEqual([]);
}, 60_000);

it('uses every part that is written', async () => {
  expect(await unusedParts(folder)).toEqual([]);
});

/** Schemas and responses of `parts/` that nothing refers to. */
async function unusedParts(contract: string): Promise<string[]> {
  const entries = await readdir(contract, { recursive: true });
  const paths = entries.filter((path) => /^(parts\/.*|[\w-]+)\.yaml$/.test(path));
  const texts = new Map<string, string>();
  for (const path of paths) texts.set(path, await readFile(join(contract, path), 'utf8'));
  const used = new Set<string>();
  for (const [path, text] of texts) {
    for (const [, file, name] of text.matchAll(/\$ref: *['"]?([^'"#\s]*)#\/(\w+)\b/g))
      used.add(`${file ? join(dirname(path), file) : path}#${name}`);
  }
  return [...texts]
    .filter(([path]) => path.startsWith('parts/') && !path.includes('/paths'))
    .flatMap(([path, text]) => [...text.matchAll(/^(\w+):/gm)].map(([, name]) => `${path}#${name}`))
    .filter((part) => !used.has(part));
}
