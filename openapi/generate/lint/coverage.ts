import { resolve } from '../document.ts';
import type { ApiName, Document, Operation, Schema } from '../document.ts';
import type { Finding } from './finding.ts';

/** One call that the specification names, as listed in `openapi/calls.json`. */
export interface SpecifiedCall {
  api: ApiName;
  method: string;
  path: string;
  query?: string[];
  body?: string[];
  bodyOptional?: string[];
  decided?: boolean;
}

/** What the specification names and the contract does not have: calls, query parameters and fields of bodies. */
export function missingCalls(
  calls: readonly SpecifiedCall[],
  documents: Readonly<Record<ApiName, Document>>,
  operations: readonly Operation[],
): Finding[] {
  const byKey = new Map(operations.map((operation) => [keyOf(operation), operation]));
  return calls.flatMap((call) => {
    const operation = byKey.get(keyOf(call));
    const at = keyOf(call);
    if (!operation) return [{ rule: 'coverage', at, message: 'is specified but not in the contract' }];
    return missingNames(call, documents[call.api], operation).map((message) => ({
      rule: 'coverage',
      at,
      message,
    }));
  });
}

function keyOf({ api, method, path }: { api: string; method: string; path: string }): string {
  return `${api} ${method} ${path}`;
}

function missingNames(call: SpecifiedCall, document: Document, { parameters, body }: Operation): string[] {
  const query = new Set(parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name));
  const fields = new Set(body?.media.schema ? fieldsOf(document, body.media.schema) : []);
  const wanted = [...(call.body ?? []), ...(call.bodyOptional ?? [])];
  return [
    ...(call.query ?? [])
      .filter((name) => !query.has(name))
      .map((name) => `query parameter ${name} is missing`),
    ...wanted.filter((name) => !fields.has(name)).map((name) => `field ${name} of the body is missing`),
  ];
}

function fieldsOf(document: Document, schema: Schema): string[] {
  const { properties = {}, items, allOf = [], oneOf = [], anyOf = [] } = resolve(document, schema);
  const parts = [...allOf, ...oneOf, ...anyOf, ...(items ? [items] : [])];
  return [...Object.keys(properties), ...parts.flatMap((part) => fieldsOf(document, part))];
}
