import { answerKind } from './client-calls.ts';
import { apiNames, isJson, isStream, isWrite } from './document.ts';
import type { ApiName, Content, Document, Operation } from './document.ts';
import { firstExample } from './examples.ts';
import { serverFacts } from './server-facts.ts';
import type { Field } from './server-facts.ts';
import { withBanner } from './types.ts';

/**
 * The example answer and the example bodies of every operation of one API, each typed by its own schema: an example
 * that does not fit the types does not compile.
 */
export function examplesModule(operations: readonly Operation[]): string {
  const answers = operations.flatMap((operation) => {
    const { status, content } = operation.success;
    return typedExample(operation.id, `['responses'][${status}]`, content);
  });
  const bodies = operations.flatMap(({ id, body }) =>
    typedExample(id, "['requestBody']", body?.mediaType === 'multipart/form-data' ? undefined : body),
  );
  return withBanner(
    `import type { operations } from './schema.ts';\n\n` +
      typedRecord(
        'examples',
        'Examples',
        'One answer of each operation, as the contract shows it.',
        answers,
      ) +
      typedRecord('exampleBodies', 'ExampleBodies', 'One body of each operation that takes one.', bodies),
  );
}

interface TypedExample {
  id: string;
  type: string;
  value: string;
}

function typedExample(id: string, place: string, content: Content | undefined): TypedExample[] {
  if (!content || !isJson(content.mediaType)) return [];
  const holder =
    place === "['requestBody']" ? `NonNullable<operations['${id}']${place}>` : `operations['${id}']${place}`;
  const value = JSON.stringify(firstExample(content.media)) ?? 'undefined';
  return [{ id, type: `${holder}['content']['${content.mediaType}']`, value }];
}

function typedRecord(name: string, type: string, docs: string, members: readonly TypedExample[]): string {
  const types = members.map((member) => `  ${member.id}: ${member.type};\n`).join('');
  const values = members.map((member) => `  ${member.id}: ${member.value},\n`).join('');
  return `/** ${docs} */\nexport const ${name}: ${type} = {\n${values}};\n\ninterface ${type} {\n${types}}\n\n`;
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
