import { isJson, isStream, isWrite, resolve } from './document.ts';
import type { Document, Operation, Schema } from './document.ts';
import { withBanner } from './types.ts';

/** Kebab-case file name of a tag: `FulfilmentPlan` becomes `fulfilment-plan`. */
export function fileNameOfTag(tag: string): string {
  return tag
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();
}

/**
 * One module per tag with one constant per operation. A constant carries what a call needs at run time and, in its
 * type, what goes in and comes out; unused ones leave no trace in a bundle, and no type has to be computed.
 */
export function callModules(document: Document, operations: readonly Operation[]): Map<string, string> {
  const byTag = Map.groupBy(
    operations.filter((operation) => !isStream(operation)),
    (operation) => operation.tag,
  );
  return new Map(
    [...byTag].map(([tag, members]) => {
      const text = members.map((operation) => constant(document, operation)).join('\n');
      const used = ['DownloadedFile', 'Read', 'Write'].filter((name) =>
        new RegExp(`[:,] ${name}[<>]`).test(text),
      );
      const schemaImport = text.includes('operations[')
        ? "import type { operations } from '../schema.ts';\n"
        : '';
      const head = `import type { ${used.join(', ')} } from '../../../runtime/operation.ts';\n${schemaImport}`;
      return [`${fileNameOfTag(tag)}.ts`, withBanner(`${head}\n${text}`)];
    }),
  );
}

function constant(document: Document, operation: Operation): string {
  const kind = isWrite(operation) ? 'Write' : 'Read';
  const answer = answerKind(document, operation, kind);
  const facts: Record<string, unknown> = {
    id: operation.id,
    api: operation.api,
    kind: kind.toLowerCase(),
    method: operation.method,
    path: operation.path,
    tag: operation.tag,
  };
  if (operation.raw['x-refetches']?.length) facts['refetches'] = operation.raw['x-refetches'];
  if (operation.body?.mediaType === 'multipart/form-data') facts['send'] = 'form';
  if (answer !== 'json') facts['answer'] = answer;
  const fields = Object.entries(facts).map(([name, value]) => `  ${name}: ${literal(value)},\n`);
  const type = `${kind}<${inputType(operation)}, ${answerType(operation, kind, answer)}>`;
  return `${docstring(operation)}export const ${operation.id}: ${type} = {\n${fields.join('')}};\n`;
}

function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll("'", "\\'").replaceAll('"', "'").replaceAll(',', ', ');
}

function docstring(operation: Operation): string {
  const { raw } = operation;
  const permissions = raw['x-permissions'] ?? [];
  const who = typeof permissions === 'string' ? permissions : `any of ${permissions.join(', ')}`;
  const lines = [
    raw.summary ?? operation.id,
    ...(raw.description ?? '').trim().split('\n'),
    '',
    `\`${operation.method} ${operation.path}\` (${who})`,
  ];
  const text = lines.map((line) => ` * ${line.replaceAll('*/', '* /')}`.trimEnd()).join('\n');
  return `/**\n${text}\n */\n`;
}

/** How the answer is read: the data of a result envelope, JSON as it is, a file, or nothing. */
export type AnswerKind = 'result' | 'json' | 'file' | 'nothing';

/** Decides how the success answer of an operation is read. */
export function answerKind(document: Document, operation: Operation, kind: 'Read' | 'Write'): AnswerKind {
  const { content } = operation.success;
  if (!content) return 'nothing';
  if (!isJson(content.mediaType)) return 'file';
  const names = content.media.schema ? propertyNames(document, content.media.schema) : [];
  const isEnvelope = names.includes('result') && names.includes('message');
  if (!isEnvelope) return 'json';
  // A list that says more beside its rows (a count, a page) is read whole; only lone data is unwrapped.
  const isLoneData = names.every((name) => ['result', 'message', 'timestamp', 'data'].includes(name));
  return kind === 'Write' || (isLoneData && names.includes('data')) ? 'result' : 'json';
}

function propertyNames(document: Document, schema: Schema): string[] {
  const { properties, allOf } = resolve(document, schema);
  return [
    ...Object.keys(properties ?? {}),
    ...(allOf ?? []).flatMap((part) => propertyNames(document, part)),
  ];
}

function inputType(operation: Operation): string {
  const at = `operations['${operation.id}']`;
  const parts: string[] = [];
  for (const place of ['path', 'query'] as const) {
    const members = operation.parameters.filter((parameter) => parameter.in === place);
    if (members.length === 0) continue;
    const type = `${at}['parameters']['${place}']`;
    parts.push(members.some((parameter) => parameter.required) ? type : `NonNullable<${type}>`);
  }
  if (operation.body) {
    const { required, mediaType } = operation.body;
    const holder = `${at}['requestBody']`;
    const content = `${required ? holder : `NonNullable<${holder}>`}['content']['${mediaType}']`;
    parts.push(`{ body${required ? '' : '?'}: ${content} }`);
  }
  return parts.length === 0 ? 'object' : parts.join(' & ');
}

function answerType(operation: Operation, kind: 'Read' | 'Write', answer: AnswerKind): string {
  const { status, content } = operation.success;
  if (!content) return 'undefined';
  if (answer === 'file') return 'DownloadedFile';
  const type = `operations['${operation.id}']['responses'][${status}]['content']['${content.mediaType}']`;
  return answer === 'result' && kind === 'Read' ? `${type}['data']` : type;
}
