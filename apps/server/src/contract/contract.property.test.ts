import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestContext } from '../context.ts';
import { ProblemError } from '../errors.ts';
import {
  breaks,
  contract,
  floods,
  oddities,
  operations,
  resolveReference,
  samplesOf,
  toRequest,
} from './contract-samples.ts';
import type { Sample } from './contract-samples.ts';
import type { Operation } from './operations.ts';
import { registerContract } from './register-contract.ts';

let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify({ routerOptions: { maxParamLength: 16_384 } });
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

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  it('takes what fits its schema and names what does not', async () => {
    for (const sample of samplesOf(operation)) {
      const fitting = await send(operation, sample);
      expect(fitting).toMatchObject({ sample, status: operation.success.status });
      for (const { sample: wrong, path } of breaks(operation, sample)) {
        const answer = await send(operation, wrong);
        expect(answer).toMatchObject({ sample: wrong, status: 400 });
        expect(answer.refused).toContain(path);
      }
    }
  });

  it('names what no text, address or time can be', async () => {
    const [sample] = samplesOf(operation);
    for (const { sample: wrong, path } of sample ? oddities(operation, sample) : []) {
      const { status, refused } = await send(operation, wrong);
      expect({ status, refused: refused[0]?.slice(0, path.length), at: path }).toEqual({
        status: 400,
        refused: path,
        at: path,
      });
    }
  });
});

/** Of operations that take the same body one is enough. */
const flooded = [...Map.groupBy(operations, (operation) => bodyOf(operation)).values()].flatMap(([first]) => {
  const [sample] = first ? samplesOf(first) : [];
  return first && sample
    ? [...floods(first, sample)].map((body, place) => ({
        id: first.id,
        place,
        operation: first,
        sample: { ...sample, body },
      }))
    : [];
});

function bodyOf({ body }: Operation): string {
  return body ? JSON.stringify(resolveReference(body.schema)) : '';
}

it.each(flooded)('refuses a megabyte for $id within a second ($place)', async ({ operation, sample }) => {
  const begin = process.cpuUsage();
  const { status } = await send(operation, sample);
  expect(status).toBe(400);
  // Of the processor, which other suites use too.
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1_000).toBeLessThan(1_000);
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
