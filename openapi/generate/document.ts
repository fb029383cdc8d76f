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
  body: { required: boolean; mediaType: string; media: MediaType } | undefined;
  /** The first 2xx answer; no media type when it has no body. */
  success: { status: string; mediaType: string | undefined; media: MediaType | undefined };
  raw: OperationObject;
}

/** Follows `$ref` pointers inside one bundled document until something that is not a reference. */
export function resolve<T extends object>(document: Document, node: T): T {
  let current = node;
  for (let depth = 0; '$ref' in current && typeof current.$ref === 'string'; depth += 1) {
    if (depth > 20) throw new Error(`Reference circle at ${current.$ref}`);
    current = pointed(document, current.$ref) as T;
  }
  return current;
}

function pointed(document: Document, reference: string): unknown {
  const steps = reference.replace(/^#\//, '').split('/');
  let node: unknown = document;
  for (const step of steps) {
    node = (node as Record<string, unknown> | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (node === undefined) throw new Error(`${reference} leads nowhere`);
  return node;
}

/** Every operation of a bundled document, in the order of the document. */
export function operationsOf(api: ApiName, document: Document): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const raw = item[method] as OperationObject | undefined;
      return raw ? [toOperation(api, document, path, method, item.parameters ?? [], raw)] : [];
    }),
  );
}

function toOperation(
  api: ApiName,
  document: Document,
  path: string,
  method: string,
  shared: Parameter[],
  raw: OperationObject,
): Operation {
  const responses = Object.entries(raw.responses ?? {});
  const [status, response] = responses.find(([code]) => code.startsWith('2')) ?? ['204', {}];
  const [mediaType, media] = Object.entries(resolve(document, response).content ?? {})[0] ?? [];
  return {
    api,
    id: raw.operationId ?? '',
    method: method.toUpperCase(),
    path,
    tag: raw.tags?.[0] ?? '',
    parameters: [...shared, ...(raw.parameters ?? [])].map((parameter) => resolve(document, parameter)),
    body: bodyOf(document, raw.requestBody),
    success: { status, mediaType, media },
    raw,
  };
}

function bodyOf(document: Document, body: Body | undefined): Operation['body'] {
  if (!body) return undefined;
  const resolved = resolve(document, body);
  const [mediaType, media] = Object.entries(resolved.content ?? {})[0] ?? [];
  if (!mediaType || !media) return undefined;
  return { required: resolved.required ?? false, mediaType, media };
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
  return operation.success.mediaType === 'text/event-stream';
}

/** Whether the body of the success answer is JSON. */
export function isJson(mediaType: string | undefined): boolean {
  return mediaType !== undefined && /[/+]json$/.test(mediaType);
}
