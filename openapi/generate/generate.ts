import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleContract } from './bundle.ts';
import { callModules } from './client-calls.ts';
import { apiNames, operationsOf } from './document.ts';
import type { ApiName, Document } from './document.ts';
import { examplesModule, mockOperationsModule } from './mock-modules.ts';
import { updateNotBuilt } from './not-built.ts';
import { apply, differences } from './outputs.ts';
import { relatedTagsModule } from './related-tags.ts';
import { serverCallsModule } from './server-calls.ts';
import { serverFacts } from './server-facts.ts';
import { schemaModule } from './types.ts';

const clientFolder = (api: ApiName) => `packages/api-client/src/${api}/__generated__`;
const clientRuntime = 'packages/api-client/src/runtime/__generated__';
const mockFolder = 'packages/api-client/src/mocks/__generated__';
const serverFolder = 'apps/server/src/contract/__generated__';

/** Folders that hold generated files only; whatever else lies there is removed. */
export const generatedFolders = [...apiNames.map(clientFolder), clientRuntime, mockFolder, serverFolder];

/** Everything that is derived from the contract in `folder`: path from the repository root → text. */
export async function generate(folder: string): Promise<Map<string, string>> {
  const documents = await bundleContract(folder);
  const outputs = new Map<string, string>();
  for (const api of apiNames) await addApi(outputs, api, documents[api]);
  const all = apiNames.flatMap((api) => operationsOf(api, documents[api]));
  assertUnique(all.map((operation) => operation.id));
  outputs.set(`${clientRuntime}/related-tags.ts`, relatedTagsModule(all));
  outputs.set(`${mockFolder}/operations.ts`, mockOperationsModule(documents, all));
  outputs.set(`${serverFolder}/calls.ts`, serverCallsModule(all));
  const facts = apiNames.flatMap((api) => serverFacts(documents[api], operationsOf(api, documents[api])));
  outputs.set(`${serverFolder}/operations.json`, `${JSON.stringify(facts, undefined, 1)}\n`);
  return outputs;
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
  const outputs = await generate(values.contract ? resolve(values.contract) : join(root, 'openapi'));
  const found = await differences(root, generatedFolders, outputs);
  if (!values.check) {
    await updateNotBuilt(root, outputs);
    await apply(root, outputs, found);
    console.log(`${outputs.size} generated files, ${found.length} changed`);
  } else if (found.length > 0) {
    for (const { kind, path } of found) console.error(`${kind}: ${path}`);
    console.error('Generated files do not fit the contract. Run `pnpm generate`.');
    process.exitCode = 1;
  } else {
    console.log(`${outputs.size} generated files are fresh`);
  }
}

if (import.meta.main) await main();
