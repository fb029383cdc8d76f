import fc from 'fast-check';
import { loadContract } from './operations.ts';
import type { ApiName, Operation } from './operations.ts';
import { arbitraryOf, flatten } from './schema-arbitrary.ts';
import type { JsonSchema } from './schema-arbitrary.ts';

/** Requests per operation; raise it for a longer hunt. The seed is fixed so that a red run can be repeated. */
const runs = Number(process.env['CRT_FUZZ_RUNS'] ?? 4);
const seed = Number(process.env['CRT_FUZZ_SEED'] ?? 20261120);

/** The contract as it was generated. */
export const contract = loadContract();
/** Operations that answer once. */
export const operations = contract.operations.filter((operation) => !operation.isStream);

/** A request in three parts, with values instead of texts. */
export interface Sample {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** References are made absolute (`main#/…`) on the way, because schemas of several documents meet here. */
export function resolveReference(reference: string): JsonSchema {
  const [api = '', pointer = ''] = reference.split('#');
  let node: unknown = contract.documents[api as ApiName];
  for (const step of pointer.split('/').slice(1)) {
    node = (node as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return JSON.parse(JSON.stringify(node).replaceAll('"$ref":"#/', `"$ref":"${api}#/`)) as JsonSchema;
}

/** Requests that fit what an operation takes; the same ones in every run. */
export function samplesOf({ params, query, body }: Operation): Sample[] {
  const record = (schema: object) => arbitraryOf(schema, resolveReference);
  const arbitrary = fc.record({
    params: record(params.schema),
    query: record(query.schema),
    body: body ? record({ $ref: body.schema }) : fc.constant(undefined),
  }) as fc.Arbitrary<Sample>;
  return fc.sample(arbitrary, { numRuns: runs, seed });
}

/** A request that does not fit, and the place that has to be named. */
export interface Broken {
  sample: Sample;
  path: string;
}

/** What nobody sends: a name out of nowhere, and what the server itself knows of a thing (attack B05). */
const serverOwned = ['nope', 'canBeDeleted', 'stamp'];

/** The same request, broken in every way that fits the operation; each with the place that has to be named. */
export function breaks({ query, body, params }: Operation, sample: Sample): Broken[] {
  const broken: Broken[] = [
    { sample: { ...sample, query: { ...sample.query, nope: '1' } }, path: '/query/nope' },
  ];
  for (const name of (query.schema as JsonSchema).required ?? []) {
    const { [name]: _, ...rest } = sample.query;
    broken.push({ sample: { ...sample, query: rest }, path: `/query/${name}` });
  }
  for (const { name, type } of params.fields) {
    if (type === 'integer')
      broken.push({
        sample: { ...sample, params: { ...sample.params, [name]: '1x' } },
        path: `/path/${name}`,
      });
  }
  const schema = body ? flatten({ $ref: body.schema }, resolveReference) : {};
  if (schema.properties && typeof sample.body === 'object' && sample.body !== null) {
    const given = sample.body as Record<string, unknown>;
    for (const name of serverOwned.filter((one) => !Object.hasOwn(schema.properties ?? {}, one))) {
      // Built of entries, so that a member of every name is one of its own.
      const body = Object.fromEntries([...Object.entries(given), [name, 1]]);
      broken.push({ sample: { ...sample, body }, path: `/body/${name}` });
    }
    for (const name of schema.required ?? []) {
      const { [name]: _, ...rest } = given;
      broken.push({ sample: { ...sample, body: rest }, path: `/body/${name}` });
    }
  }
  return broken;
}

const half = '\ud83d';
/** As deep as it can still be written. */
let deep: unknown = [];
for (let level = 0; level < 2_000; level += 1) deep = [deep];

/** Odd members of the formats, all of them refused. */
const oddOfFormat: Readonly<Record<string, readonly string[]>> = {
  'date-time': [
    '2016-12-31T23:59:60Z',
    '2026-02-30T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '9999-12-31T23:59:59-14:00',
    '2026-01-01',
  ],
  date: ['2023-02-29', '2026-13-01', '2026-1-1', '0000-01-01', '9999-12-31', '10000-01-01'],
  email: ['a@', '@b.c', 'a b@c.d'],
  uri: ['//host', 'no address', 'http://[::1'],
};

/**
 * The same request with what trips programs up: deep nesting, endless parts of the address, characters that no text can
 * hold, days and times that there are not; each with the place that has to be named.
 */
export function oddities({ params, body }: Operation, sample: Sample): Broken[] {
  const odd: Broken[] = params.fields
    .filter(({ type }) => type === 'string')
    .map(({ name }) => ({
      sample: { ...sample, params: { ...sample.params, [name]: 'x'.repeat(5_000) } },
      path: `/path/${name}`,
    }));
  if (!body || body.fields) return odd;
  odd.push({ sample: { ...sample, body: deep }, path: '/body' });
  const { properties = {} } = flatten({ $ref: body.schema }, resolveReference);
  for (const [name, property] of Object.entries(properties)) {
    const replaced = (value: unknown): Broken => ({
      sample: { ...sample, body: { ...(sample.body as object), [name]: value } },
      path: `/body/${name}`,
    });
    const { format = '' } = flatten(property, resolveReference);
    odd.push(...['a\0b', half, `${half}a`].map(replaced), ...(oddOfFormat[format] ?? []).map(replaced));
  }
  return odd;
}

/** Bodies as large as the server takes at all, in which one list holds far more than the contract allows. */
export function floods({ body }: Operation, sample: Sample): unknown[] {
  if (!body || body.fields) return [];
  const given = sample.body as Record<string, unknown>;
  if (Array.isArray(given)) return [flood(given[0])];
  const { properties = {} } = flatten({ $ref: body.schema }, resolveReference);
  const lists = Object.keys(properties).filter(
    (name) => flatten(properties[name] ?? {}, resolveReference).type === 'array',
  );
  return lists.map((name) => ({ ...given, [name]: flood([given[name] ?? []].flat()[0]) }));
}

/** A megabyte of fitting elements, or of objects that lack everything: each is one mistake more. */
function flood(example: unknown = 0): unknown[] {
  const element = typeof example === 'object' ? {} : example;
  const count = Math.floor(1_000_000 / (Buffer.byteLength(JSON.stringify(element)) + 1));
  return Array.from({ length: count }, () => element);
}

/** A request ready to be sent. */
export interface SentRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly payload?: string | Buffer<ArrayBuffer>;
  readonly headers?: Record<string, string>;
}

/** A sample as it travels. */
export async function toRequest(operation: Operation, { params, query, body }: Sample): Promise<SentRequest> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  const url = pairs.length > 0 ? `${path}?${new URLSearchParams(pairs).toString()}` : path;
  const method = operation.method as 'GET' | 'POST' | 'PUT' | 'DELETE';
  if (body === undefined) return { method, url };
  if (!operation.body?.fields) {
    return { method, url, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  }
  const form = new FormData();
  for (const [name, value] of Object.entries(body as object)) {
    for (const one of [value].flat())
      form.append(name, isFile(operation, name) ? new Blob(['a']) : String(one));
  }
  const encoded = new Response(form);
  const payload = Buffer.from(await encoded.arrayBuffer());
  return { method, url, payload, headers: { 'content-type': encoded.headers.get('content-type') ?? '' } };
}

function isFile(operation: Operation, name: string): boolean {
  const { properties = {} } = flatten({ $ref: operation.body?.schema ?? '' }, resolveReference);
  const schema = flatten(properties[name] ?? {}, resolveReference);
  return schema.format === 'binary' || flatten(schema.items ?? {}, resolveReference).format === 'binary';
}
