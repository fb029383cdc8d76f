import { isJson, isStream, isWrite, resolve } from './document.ts';
import type { ApiName, Document, Operation, Parameter, Schema } from './document.ts';

/** How the text of a query, path or form value becomes the JSON value that the schema speaks about. */
export interface Field {
  name: string;
  type: 'string' | 'integer' | 'number' | 'boolean';
  isList: boolean;
}

/** A closed object of named values together with its schema; references point into the whole document. */
export interface Fields {
  fields: Field[];
  schema: Schema;
}

/** How a body travels; form fields are listed because they travel as text. */
export interface BodyFacts {
  mediaType: string;
  isRequired: boolean;
  schema: string;
  fields?: Field[];
}

/** What the server needs to know about one operation in order to make a route of it. */
export interface OperationFacts {
  id: string;
  api: ApiName;
  kind: 'read' | 'write';
  method: string;
  /** Path with the API's prefix, as in the contract. */
  path: string;
  tag: string;
  permissions?: 'public' | 'open' | string[];
  stamp?: 'required' | 'none';
  refetches: string[];
  params: Fields;
  query: Fields;
  body?: BodyFacts;
  success: { status: number; mediaType?: string; schema?: string };
  isStream?: true;
}

/** The facts of every operation of one document. */
export function serverFacts(document: Document, operations: readonly Operation[]): OperationFacts[] {
  return operations.map((operation) => factsOf(document, operation));
}

function factsOf(document: Document, operation: Operation): OperationFacts {
  const { api, id, method, path, tag, raw } = operation;
  return {
    id,
    api,
    kind: isWrite(operation) ? 'write' : 'read',
    method,
    path: `${document.servers?.[0]?.url ?? ''}${path}`,
    tag,
    ...(raw['x-permissions'] ? { permissions: raw['x-permissions'] } : {}),
    ...(raw['x-stamp'] ? { stamp: raw['x-stamp'] } : {}),
    refetches: raw['x-refetches'] ?? [],
    params: fieldsOf(document, operation, 'path'),
    query: fieldsOf(document, operation, 'query'),
    ...(operation.body ? { body: bodyOf(document, api, operation.body) } : {}),
    success: answerOf(api, operation.success),
    ...(isStream(operation) ? { isStream: true as const } : {}),
  };
}

function bodyOf(document: Document, api: ApiName, body: NonNullable<Operation['body']>): BodyFacts {
  const isForm = body.mediaType === 'multipart/form-data';
  return {
    mediaType: body.mediaType,
    isRequired: body.required,
    schema: `${api}#${body.schema}`,
    ...(isForm ? { fields: formFields(document, body.media.schema) } : {}),
  };
}

function answerOf(api: ApiName, { status, content }: Operation['success']): OperationFacts['success'] {
  if (!content) return { status };
  const { mediaType, schema } = content;
  return isJson(mediaType) ? { status, mediaType, schema: `${api}#${schema}` } : { status, mediaType };
}

function fieldsOf(document: Document, operation: Operation, place: 'path' | 'query'): Fields {
  const members = operation.parameters.filter((parameter) => parameter.in === place);
  const required = members.filter((parameter) => parameter.required).map((parameter) => parameter.name);
  return {
    fields: members.map((parameter) => fieldOf(document, parameter.name, parameter.schema ?? {})),
    schema: {
      type: 'object',
      properties: Object.fromEntries(members.map((member) => [member.name, absolute(operation.api, member)])),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    },
  };
}

/** A parameter's schema with its references made absolute, because it leaves the document. */
function absolute(api: ApiName, parameter: Parameter): Schema {
  const text = JSON.stringify(parameter.schema ?? {});
  return JSON.parse(text.replaceAll('"$ref":"#/', `"$ref":"${api}#/`)) as Schema;
}

function formFields(document: Document, schema: Schema | undefined): Field[] {
  const properties = schema ? (resolve(document, schema).properties ?? {}) : {};
  return Object.entries(properties).map(([name, property]) => fieldOf(document, name, property));
}

function fieldOf(document: Document, name: string, schema: Schema): Field {
  const resolved = resolve(document, schema);
  const isList = typesOf(resolved).includes('array');
  const element = isList ? resolve(document, resolved.items ?? {}) : resolved;
  const type = typesOf(element).find((candidate) => candidate !== 'null');
  const isPlain = type === 'integer' || type === 'number' || type === 'boolean';
  return { name, type: isPlain ? type : 'string', isList };
}

function typesOf(schema: Schema): string[] {
  return schema.type === undefined ? [] : [schema.type].flat();
}
