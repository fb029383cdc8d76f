/** The three APIs of the contract, named as their entry files. */
export const apiNames = ['main', 'documentation', 'design-sessions'] as const;
export type ApiName = (typeof apiNames)[number];

/** The part of JSON Schema that the contract uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  minProperties?: number;
  maxProperties?: number;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  'x-enum-varnames'?: string[];
  'x-enum-labels'?: string[];
  'x-enum-descriptions'?: string[];
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Body {
  $ref?: string;
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface OperationObject {
  operationId?: string;
  tags?: string[];
  summary?: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
  'x-permissions'?: 'public' | 'open' | string[];
  'x-stamp'?: 'required' | 'none';
  'x-refetches'?: string[];
  'x-answer-flags'?: string[];
  'x-decision'?: string;
}

export interface Document {
  openapi: string;
  info: { title: string; version: string; description?: string };
  servers?: { url: string }[];
  tags?: { name: string; description?: string }[];
  paths?: Record<string, Record<string, unknown> & { parameters?: Parameter[] }>;
  components?: Record<string, Record<string, unknown>>;
}

/** The methods that may carry an operation. */
export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** What one operation is, with every reference of the operation itself (not of its schemas) resolved. */
export interface Operation {
  api: ApiName;
  id: string;
  method: string;
  path: string;
  tag: string;
  parameters: Parameter[];
  body: (Content & { required: boolean }) | undefined;
  /** The first 2xx answer; without content when it has no body. */
  success: { status: number; content: Content | undefined };
  raw: OperationObject;
}

/** The first (and by our rules only) form of a body. */
export interface Content {
  mediaType: string;
  media: MediaType;
  /** Pointer to its schema in the document. */
  schema: string;
}

/** Follows `$ref` pointers inside one bundled document until something that is not a reference. */
export function resolve<T extends object>(document: Document, node: T): T {
  return follow(document, node, '').node;
}

/** Like `resolve`, with the pointer to where the thing really stands. */
function follow<T extends object>(
  document: Document,
  node: T,
  pointer: string,
): { node: T; pointer: string } {
  let place = { node, pointer };
  for (let depth = 0; '$ref' in place.node && typeof place.node.$ref === 'string'; depth += 1) {
    const reference = place.node.$ref;
    if (depth > 20) throw new Error(`Reference circle at ${reference}`);
    place = { node: pointed(document, reference) as T, pointer: reference.slice(1) };
  }
  return place;
}

function pointed(document: Document, reference: string): unknown {
  let node: unknown = document;
  for (const step of reference.slice(2).split('/')) {
    node = (node as Record<string, unknown> | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (node === undefined) throw new Error(`${reference} leads nowhere`);
  return node;
}

/** A name as one step of a JSON pointer. */
function step(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}

/** Every operation of a bundled document, in the order of the document. */
export function operationsOf(api: ApiName, document: Document): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method] as OperationObject | undefined;
      if (!raw) return [];
      const pointer = `/paths/${step(path)}/${method}`;
      const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])];
      return [
        {
          api,
          id: raw.operationId ?? '',
          method: method.toUpperCase(),
          path,
          tag: raw.tags?.[0] ?? '',
          parameters: parameters.map((parameter) => resolve(document, parameter)),
          body: requestOf(document, raw, `${pointer}/requestBody`),
          success: successOf(document, raw, `${pointer}/responses`),
          raw,
        },
      ];
    }),
  );
}

function requestOf(document: Document, { requestBody }: OperationObject, pointer: string): Operation['body'] {
  if (!requestBody) return undefined;
  const place = follow(document, requestBody, pointer);
  const content = contentOf(place.node, place.pointer);
  return content && { required: place.node.required ?? false, ...content };
}

function successOf(
  document: Document,
  { responses = {} }: OperationObject,
  pointer: string,
): Operation['success'] {
  const [status, response] = Object.entries(responses).find(([code]) => code.startsWith('2')) ?? ['204', {}];
  const place = follow(document, response, `${pointer}/${status}`);
  return { status: Number(status), content: contentOf(place.node, place.pointer) };
}

function contentOf({ content = {} }: Body, pointer: string): Content | undefined {
  const [first] = Object.entries(content);
  if (!first) return undefined;
  const [mediaType, media] = first;
  return { mediaType, media, schema: `${pointer}/content/${step(mediaType)}/schema` };
}

/**
 * Whether an operation changes something. GET never does; another method does unless it states neither a stamp
 * rule nor refetches, which only calls that *ask* by POST leave out.
 */
export function isWrite(operation: Operation): boolean {
  if (operation.method === 'GET') return false;
  return operation.raw['x-stamp'] !== undefined || operation.raw['x-refetches'] !== undefined;
}

/** Whether an operation answers with an endless event stream; such a one has no ordinary call. */
export function isStream(operation: Operation): boolean {
  return operation.success.content?.mediaType === 'text/event-stream';
}

/** Whether the body of the success answer is JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaType);
}
