import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleContract } from './bundle.ts';
import { callModules } from './client-calls.ts';
import { conformanceTable } from './conformance.ts';
import { apiNames, operationsOf } from './document.ts';
import type { ApiName, Document, Operation } from './document.ts';
import { enumModules } from './enum-modules.ts';
import { examplesModule, mockOperationsModule } from './mock-modules.ts';
import { notBuiltPath, readNotBuilt, updateNotBuilt } from './not-built.ts';
import { apply, differences } from './outputs.ts';
import { relatedTagsModule } from './related-tags.ts';
import { serverCallsModule } from './server-calls.ts';
import { serverFacts } from './server-facts.ts';
import { schemaModule } from './types.ts';

const clientFolder = (api: ApiName) => `packages/api-client/src/${api}/__generated__`;
const clientRuntime = 'packages/api-client/src/runtime/__generated__';
const enumFolder = 'packages/api-client/src/enums/__generated__';
const mockFolder = 'packages/api-client/src/mocks/__generated__';
const serverFolder = 'apps/server/src/contract/__generated__';

/** Folders that hold generated files only; whatever else lies there is removed. */
export const generatedFolders = [
  ...apiNames.map(clientFolder),
  clientRuntime,
  enumFolder,
  mockFolder,
  serverFolder,
];

/** The bundled documents of a contract folder and all their operations. */
export interface Contract {
  documents: Record<ApiName, Document>;
  operations: Operation[];
}

/** Reads a contract folder. */
export async function readContract(folder: string): Promise<Contract> {
  const documents = await bundleContract(folder);
  const operations = apiNames.flatMap((api) => operationsOf(api, documents[api]));
  assertUnique(operations.map(({ id }) => id));
  return { documents, operations };
}

/** Everything that is derived from a contract alone: path from the repository root → text. */
export async function generate({ documents, operations }: Contract): Promise<Map<string, string>> {
  const outputs = new Map<string, string>();
  for (const api of apiNames) await addApi(outputs, api, documents[api]);
  for (const [name, text] of enumModules(documents)) outputs.set(`${enumFolder}/${name}`, text);
  outputs.set(`${clientRuntime}/related-tags.ts`, relatedTagsModule(operations));
  outputs.set(`${mockFolder}/operations.ts`, mockOperationsModule(documents, operations));
  outputs.set(`${serverFolder}/calls.ts`, serverCallsModule(operations));
  const facts = apiNames.flatMap((api) => serverFacts(documents[api], operationsOf(api, documents[api])));
  outputs.set(`${serverFolder}/operations.json`, `${JSON.stringify(facts, undefined, 1)}\n`);
  return outputs;
}

/** The outputs together with the conformance table, which looks at the server's list and at the tests as well. */
export async function generateAll(root: string, contract: Contract): Promise<Map<string, string>> {
  const outputs = await generate(contract);
  const notBuilt = readNotBuilt(await readFile(join(root, notBuiltPath), 'utf8'));
  const table = await conformanceTable(root, contract.operations, notBuilt, [...outputs.values()]);
  return outputs.set('docs/contract-conformance.md', table);
}

async function addApi(outputs: Map<string, string>, api: ApiName, document: Document): Promise<void> {
  outputs.set(`${clientFolder(api)}/schema.ts`, await schemaModule(document, 'client'));
  outputs.set(`${clientFolder(api)}/examples.ts`, examplesModule(operationsOf(api, document)));
  for (const [name, text] of callModules(document, operationsOf(api, document))) {
    outputs.set(`${clientFolder(api)}/calls/${name}`, text);
  }
  outputs.set(`${serverFolder}/${api}.ts`, await schemaModule(document, 'server'));
  outputs.set(`${serverFolder}/${api}.json`, `${JSON.stringify(document, undefined, 1)}\n`);
}

function assertUnique(ids: readonly string[]): void {
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index);
  if (repeated.length > 0) throw new Error(`operationId used more than once: ${repeated.join(', ')}`);
}

/** `node generate/generate.ts [--check] [--contract <folder>]`, run from anywhere. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { check: { type: 'boolean', default: false }, contract: { type: 'string' } },
  });
  const root = resolve(import.meta.dirname, '../..');
  const contract = await readContract(values.contract ? resolve(values.contract) : join(root, 'openapi'));
  if (!values.check) await updateNotBuilt(root, await generate(contract));
  const outputs = await generateAll(root, contract);
  const found = await differences(root, generatedFolders, outputs);
  if (!values.check) {
    await apply(root, outputs, found);
    console.log(`${outputs.size} generated files, ${found.length} changed`);
  } else if (found.length > 0) {
    for (const { kind, path } of found) console.error(`${kind}: ${path}`);
    console.error('Generated files do not fit the contract. Run `npm run generate`.');
    process.exitCode = 1;
  } else {
    console.log(`${outputs.size} generated files are fresh`);
  }
}

if (import.meta.main) await main();
