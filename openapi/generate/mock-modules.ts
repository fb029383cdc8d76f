import { answerKind } from './client-calls.ts';
import { apiNames, isJson, isStream, isWrite } from './document.ts';
import type { ApiName, Document, Operation } from './document.ts';
import { firstExample } from './examples.ts';
import { serverFacts } from './server-facts.ts';
import type { Field } from './server-facts.ts';
import { withBanner } from './types.ts';

/**
 * The example answer of every operation of one API, each typed by its own schema: an example that does not fit the
 * types does not compile.
 */
export function examplesModule(operations: readonly Operation[]): string {
  const members = operations.flatMap((operation) => {
    const { status, content } = operation.success;
    if (!content || !isJson(content.mediaType)) return [];
    const type = `operations['${operation.id}']['responses'][${status}]['content']['${content.mediaType}']`;
    return [{ id: operation.id, type, value: JSON.stringify(firstExample(content.media)) ?? 'undefined' }];
  });
  const types = members.map(({ id, type }) => `  ${id}: ${type};\n`).join('');
  const values = members.map(({ id, value }) => `  ${id}: ${value},\n`).join('');
  return withBanner(
    `import type { operations } from './schema.ts';\n\n/** One answer of each operation, as the contract shows it. */\n` +
      `export const examples: Examples = {\n${values}};\n\ninterface Examples {\n${types}}\n`,
  );
}

/** What the mocks need to know about each operation, by operationId. */
export function mockOperationsModule(
  documents: Readonly<Record<ApiName, Document>>,
  all: readonly Operation[],
): string {
  const facts = apiNames.flatMap((api) =>
    serverFacts(
      documents[api],
      all.filter((operation) => operation.api === api),
    ),
  );
  const lines = all.map((operation, index) => {
    const { path = '', params, query } = facts[index] ?? {};
    const answer = isStream(operation)
      ? 'stream'
      : answerKind(documents[operation.api], operation, isWrite(operation) ? 'Write' : 'Read');
    const fields = [...(params?.fields ?? []), ...(query?.fields ?? [])];
    const row = {
      api: operation.api,
      kind: isWrite(operation) ? 'write' : 'read',
      method: operation.method,
      path,
    };
    const rest = { status: operation.success.status, answer, fields: typesOf(fields) };
    return `  ${operation.id}: ${JSON.stringify({ ...row, ...rest })},\n`;
  });
  return withBanner(
    `import type { MockOperation } from '../mock-operation.ts';\n\n` +
      `/** How each operation is reached and answered, by operationId. */\n` +
      `export const mockOperations: Readonly<Record<string, MockOperation>> = {\n${lines.join('')}};\n`,
  );
}

function typesOf(fields: readonly Field[]): Record<string, string> {
  return Object.fromEntries(fields.map(({ name, type, isList }) => [name, isList ? `${type}[]` : type]));
}
