import openapiTypescript, { astToString } from 'openapi-typescript';
import ts from 'typescript';
import type { Document } from './document.ts';
import { withoutHttpRefusals } from './http-refusals.ts';

const banner = '/* Generated from openapi/ by `npm run generate`. Do not edit. */\n';

/** Puts the note that a file is generated, and by what, on top of it. */
export function withBanner(text: string): string {
  return `${banner}${text}`;
}

/**
 * The types of one document as a TypeScript module: `paths`, `components`, `operations` and one alias per schema.
 * The two sides of a call differ in two points: a file is a `Blob` in a browser and an `UploadedFile` in the
 * server, and a value with a default may be left out by the caller but is always there in the server.
 */
export async function schemaModule(document: Document, side: 'client' | 'server'): Promise<string> {
  const binary = ts.factory.createTypeReferenceNode(side === 'client' ? 'Blob' : 'UploadedFile');
  // A client treats every refusal alike: their types at each operation would only make editors slower.
  const source = side === 'client' ? withoutHttpRefusals(document) : withDefaultsRequired(document);
  const nodes = await openapiTypescript(JSON.stringify(source), {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    defaultNonNullable: side === 'server',
    transform: (schema) => (schema.format === 'binary' ? binary : undefined),
  });
  const text = withoutUnused(astToString(nodes));
  const needsFile = text.includes(': UploadedFile');
  return withBanner(needsFile ? `import type { UploadedFile } from '../files.ts';\n${text}` : text);
}

/** Marks parameters that have a default as required: the validator has filled them in before a handler looks. */
function withDefaultsRequired(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    if (!isObject(value) || !('in' in value) || !isObject(value['schema'])) return value;
    return value['schema']['default'] === undefined ? value : { ...value, required: true };
  }) as Document;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Empty roots that openapi-typescript always writes would be exports without a user. */
function withoutUnused(source: string): string {
  return source
    .replace(/^export type webhooks = Record<string, never>;\n/m, '')
    .replace(/^export type \$defs = Record<string, never>;\n/m, '');
}
