import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleContract } from './bundle.ts';
import { checkContract } from './lint/check-contract.ts';
import { missingEntities } from './lint/entities.ts';
import type { SpecifiedCall } from './lint/coverage.ts';
import type { SpecifiedEntity } from './lint/entities.ts';

/** The calls that the specification names. */
export async function readCalls(folder: string): Promise<SpecifiedCall[]> {
  const list = JSON.parse(await readFile(join(folder, 'calls.json'), 'utf8')) as { calls: SpecifiedCall[] };
  return list.calls;
}

/** The entities that the specification names. */
export async function readEntities(folder: string): Promise<SpecifiedEntity[]> {
  const text = await readFile(join(folder, 'entities.json'), 'utf8');
  return (JSON.parse(text) as { entities: SpecifiedEntity[] }).entities;
}

/** `node_modules/.bin/node --conditions=crt-source openapi/generate/lint.ts [--rule <name>]`: prints every finding, exits non-zero when there is one. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { rule: { type: 'string' } } });
  const folder = resolve(import.meta.dirname, '..');
  const [documents, calls] = await Promise.all([bundleContract(folder), readCalls(folder)]);
  const all = [...checkContract(documents, calls), ...missingEntities(await readEntities(folder), documents)];
  const findings = all.filter(({ rule }) => !values.rule || rule === values.rule);
  for (const { rule, at, message } of findings) console.log(`${rule.padEnd(15)} ${at}: ${message}`);
  console.log(`${findings.length} findings`);
  if (findings.length > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
