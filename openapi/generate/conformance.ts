import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format } from 'prettier';
import { apiNames } from './document.ts';
import type { ApiName, Operation } from './document.ts';

/** What is known about one operation. */
interface Conformance {
  operation: Operation;
  isDocumented: boolean;
  isGenerated: boolean;
  isImplemented: boolean;
  isTested: boolean;
}

/**
 * The table of `docs/contract-conformance.md`.
 * @param notBuilt the server's own list
 * @param generated texts of the generated files
 */
export async function conformanceTable(
  root: string,
  operations: readonly Operation[],
  notBuilt: readonly string[],
  generated: readonly string[],
): Promise<string> {
  const tests = await readTests(root);
  const rows = operations.map((operation): Conformance => {
    const { raw, id } = operation;
    const isImplemented = !notBuilt.includes(id);
    return {
      operation,
      isDocumented: Boolean(raw.summary && raw.description && raw['x-permissions']),
      isGenerated: generated.some(
        (text) => text.includes(`export const ${id}:`) || text.includes(`"id": "${id}"`),
      ),
      isImplemented,
      isTested: isImplemented && isNamedIn(tests, operation),
    };
  });
  return format(conformanceDocument(rows), { parser: 'markdown' });
}

const testFolders = ['apps/server', 'apps/crt', 'packages/domain-widgets', 'e2e'];
const generatedTests = /contract\.property\.test\.ts$|register-contract\.test\.ts$/;

/** The texts of all tests and stories that speak about operations; those that are about every operation say nothing. */
async function readTests(root: string): Promise<string[]> {
  const folders = await Promise.all(testFolders.map((folder) => testsIn(join(root, folder))));
  return Promise.all(folders.flat().map((path) => readFile(path, 'utf8')));
}

async function testsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && /\.(test|spec|stories)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('node_modules') && !generatedTests.test(path))
    .sort();
}

/** Whether a test names an operation: by its operationId or by its path. */
export function isNamedIn(tests: readonly string[], { api, id, path }: Operation): boolean {
  const steps = `${prefixes[api]}${path}`
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^$()|[\]\\/]/g, '\\$&'));
  const pattern = new RegExp(`\\b${id}\\b|${steps.join('[^/\'"`?]+')}(?=['"\`?\\s])`);
  return tests.some((text) => pattern.test(text));
}

const prefixes: Record<ApiName, string> = {
  main: '/api',
  documentation: '/api/documentation',
  'design-sessions': '/api/design',
};

const titles: Record<ApiName, string> = {
  main: 'Main API',
  documentation: 'Documentation API',
  'design-sessions': 'Design-session API',
};

/** The table for people: what of the contract is written, generated, built and tested. */
function conformanceDocument(rows: readonly Conformance[]): string {
  const head = [
    '# What of the contract exists',
    '',
    'Written by `npm run generate`. *Documented*: summary, description and rights are stated; every other rule of the',
    'contract is a test. *Generated*: client call, types and server facts exist. *Implemented*: the server has a handler; the others',
    'answer 501 as a problem. *Tested*: implemented, and named by a test, a story or an end-to-end test; beyond that,',
    "requests made from every operation's schema are sent to the routes, and every example is checked.",
    '',
    '| | operations | documented | generated | implemented | tested |',
    '| --- | --: | --: | --: | --: | --: |',
    ...apiNames.map((api) =>
      summary(
        titles[api],
        rows.filter(({ operation }) => operation.api === api),
      ),
    ),
    summary('**All**', rows),
    '',
  ];
  const parts = apiNames.flatMap((api) => {
    const own = rows.filter(({ operation }) => operation.api === api);
    return own.length === 0 ? [] : [`## ${titles[api]}, \`${prefixes[api]}\``, '', ...tableOf(own), ''];
  });
  return [...head, ...parts].join('\n');
}

function summary(title: string, rows: readonly Conformance[]): string {
  const count = (name: 'isDocumented' | 'isGenerated' | 'isImplemented' | 'isTested') =>
    rows.filter((row) => row[name]).length;
  const counts = [count('isDocumented'), count('isGenerated'), count('isImplemented'), count('isTested')];
  return `| ${[title, rows.length, ...counts].join(' | ')} |`;
}

function tableOf(rows: readonly Conformance[]): string[] {
  const mark = (holds: boolean) => (holds ? 'yes' : '–');
  return [
    '| resource | operation | call | documented | generated | implemented | tested |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(({ operation, ...row }) => {
      const marks = [row.isDocumented, row.isGenerated, row.isImplemented, row.isTested].map(mark);
      const cells = [operation.tag, operation.id, `\`${operation.method} ${operation.path}\``, ...marks];
      return `| ${cells.join(' | ')} |`;
    }),
  ];
}
