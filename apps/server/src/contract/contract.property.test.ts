import Fastify from 'fastify';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestContext } from '../context.ts';
import { ProblemError } from '../errors.ts';
import { breaks, contract, operations, resolveReference, samplesOf } from './contract-samples.ts';
import type { Sample } from './contract-samples.ts';
import type { Operation } from './operations.ts';
import { registerContract } from './register-contract.ts';
import { flatten } from './schema-arbitrary.ts';

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
  const { properties = {} } = flatten({ $ref: operation.body?.schema ?? '' }, resolveReference);
  const schema = flatten(properties[name] ?? {}, resolveReference);
  return schema.format === 'binary' || flatten(schema.items ?? {}, resolveReference).format === 'binary';
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
