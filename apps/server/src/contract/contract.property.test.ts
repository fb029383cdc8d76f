import Fastify from 'fastify';
import type { FastifyInstance, InjectOptions } from 'fastify';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestContext } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { loadContract } from './operations.ts';
import type { ApiName, Operation } from './operations.ts';
import { registerContract } from './register-contract.ts';
import { arbitraryOf, flatten } from './schema-arbitrary.ts';
import type { JsonSchema } from './schema-arbitrary.ts';

/** Requests per operation; raise it for a longer hunt. The seed is fixed so that a red run can be repeated. */
const runs = Number(process.env['CRT_FUZZ_RUNS'] ?? 4);
const seed = Number(process.env['CRT_FUZZ_SEED'] ?? 20261120);

const contract = loadContract();
const operations = contract.operations.filter((operation) => !operation.isStream);

interface Sample {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** References are made absolute (`main#/…`) on the way, because schemas of several documents meet here. */
function resolve(reference: string): JsonSchema {
  const [api = '', pointer = ''] = reference.split('#');
  let node: unknown = contract.documents[api as ApiName];
  for (const step of pointer.split('/').slice(1)) {
    node = (node as Record<string, unknown>)[step.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return JSON.parse(JSON.stringify(node).replaceAll('"$ref":"#/', `"$ref":"${api}#/`)) as JsonSchema;
}

function samplesOf({ params, query, body }: Operation): Sample[] {
  const record = (schema: object) => arbitraryOf(schema, resolve);
  const arbitrary = fc.record({
    params: record(params.schema),
    query: record(query.schema),
    body: body ? record({ $ref: body.schema }) : fc.constant(undefined),
  }) as fc.Arbitrary<Sample>;
  return fc.sample(arbitrary, { numRuns: runs, seed });
}

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ routerOptions: { maxParamLength: 500 } });
  app.setErrorHandler((error, request, reply) => {
    const known = error instanceof ProblemError ? error : undefined;
    const status = known?.status ?? (error as { statusCode?: number }).statusCode ?? 500;
    return reply.code(status).send(known?.toProblem(request.id) ?? { detail: String(error) });
  });
  const handlers = Object.fromEntries(operations.map(({ id }) => [id, () => ({})]));
  await registerContract(app, {
    contract,
    handlers: handlers,
    authorise: () => undefined,
    run: async (_operation, _request, task) => {
      task({} as RequestContext);
      return { fileName: 'a', content: Buffer.from('a') };
    },
    isAnswerChecked: false,
  });
});
afterAll(() => app.close());

async function toRequest(operation: Operation, { params, query, body }: Sample): Promise<InjectOptions> {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, String(one)]),
  );
  const url = pairs.length > 0 ? `${path}?${new URLSearchParams(pairs)}` : path;
  const method = operation.method as 'GET';
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
  const { properties = {} } = flatten({ $ref: operation.body?.schema ?? '' }, resolve);
  const schema = flatten(properties[name] ?? {}, resolve);
  return schema.format === 'binary' || flatten(schema.items ?? {}, resolve).format === 'binary';
}

interface Broken {
  sample: Sample;
  path: string;
}

/** The same request, broken in every way that fits the operation; each with the place that has to be named. */
function breaks({ query, body, params }: Operation, sample: Sample): Broken[] {
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
  const schema = body ? flatten({ $ref: body.schema }, resolve) : {};
  if (schema.properties && typeof sample.body === 'object' && sample.body !== null) {
    const given = sample.body as Record<string, unknown>;
    broken.push({ sample: { ...sample, body: { ...given, nope: 1 } }, path: '/body/nope' });
    for (const name of schema.required ?? []) {
      const { [name]: _, ...rest } = given;
      broken.push({ sample: { ...sample, body: rest }, path: `/body/${name}` });
    }
  }
  return broken;
}

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('takes what fits its schema and names what does not', async () => {
    for (const sample of samplesOf(operation)) {
      const fitting = await send(operation, sample);
      expect(fitting).toMatchObject({ sample, status: operation.success.status });
      for (const { sample: wrong, path } of breaks(operation, sample)) {
        expect(await send(operation, wrong)).toMatchObject({ sample: wrong, status: 400 });
        expect((await send(operation, wrong)).refused).toContain(path);
      }
    }
  });
});

/** What became of a request, with the request itself, so that a red run shows both. */
async function send(operation: Operation, sample: Sample) {
  const response = await app.inject(await toRequest(operation, sample));
  const isJson = String(response.headers['content-type']).includes('json');
  const { errors = [] } = isJson ? response.json<{ errors?: { path: string }[] }>() : {};
  return {
    sample,
    status: response.statusCode,
    refused: errors.map(({ path }) => path),
    answer: response.body,
  };
}
