import { isJson, isStream } from './document.ts';
import type { Operation } from './document.ts';
import { withBanner } from './types.ts';

const modules = {
  main: 'main',
  documentation: 'documentation',
  'design-sessions': 'design-sessions',
} as const;
const aliases = { main: 'Main', documentation: 'Documentation', 'design-sessions': 'Design' } as const;

/**
 * One interface for the server: what goes into and comes out of each operation of the three APIs, by operationId.
 * Every member is a plain path into the generated types, so that the compiler has nothing to compute.
 */
export function serverCallsModule(operations: readonly Operation[]): string {
  const callable = operations.filter((operation) => !isStream(operation));
  const members = callable.map(member).join('');
  const imports = Object.entries(modules)
    .filter(([api]) => members.includes(`${aliases[api as keyof typeof aliases]}['`))
    .map(
      ([api, file]) =>
        `import type { operations as ${aliases[api as keyof typeof aliases]} } from './${file}.ts';\n`,
    );
  const fileType = members.includes('FileAnswer') ? "import type { FileAnswer } from '../files.ts';\n" : '';
  const docs = '/** Input and output of every operation of the three APIs, by operationId. */\n';
  return withBanner(`${imports.join('')}${fileType}\n${docs}export interface Calls {\n${members}}\n`);
}

function member(operation: Operation): string {
  const at = `${aliases[operation.api]}['${operation.id}']`;
  const fields = [
    `params: ${place(operation, at, 'path')};`,
    `query: ${place(operation, at, 'query')};`,
    `body: ${bodyType(operation, at)};`,
    `output: ${outputType(operation, at)};`,
  ];
  const summary = (operation.raw.summary ?? operation.id).replaceAll('*/', '* /');
  const doc = `  /** ${summary}: \`${operation.method} ${operation.path}\` */\n`;
  return `${doc}  ${operation.id}: {\n${fields.map((field) => `    ${field}\n`).join('')}  };\n`;
}

function place(operation: Operation, at: string, where: 'path' | 'query'): string {
  const members = operation.parameters.filter((parameter) => parameter.in === where);
  if (members.length === 0) return 'object';
  const type = `${at}['parameters']['${where}']`;
  const isFilled = members.some((parameter) => parameter.required || parameter.schema?.default !== undefined);
  return isFilled ? type : `NonNullable<${type}>`;
}

function bodyType(operation: Operation, at: string): string {
  if (!operation.body) return 'undefined';
  const { required, mediaType } = operation.body;
  const content = `NonNullable<${at}['requestBody']>['content']['${mediaType}']`;
  return required ? content : `${content} | undefined`;
}

function outputType(operation: Operation, at: string): string {
  const { status, content } = operation.success;
  if (!content) return 'undefined';
  return isJson(content.mediaType)
    ? `${at}['responses'][${status}]['content']['${content.mediaType}']`
    : 'FileAnswer';
}
