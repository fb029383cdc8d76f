import { delay, http, HttpResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { examples as designExamples } from '../design-sessions/__generated__/examples.ts';
import { examples as documentationExamples } from '../documentation/__generated__/examples.ts';
import { examples as mainExamples } from '../main/__generated__/examples.ts';
import type { AnyOperation, DownloadedFile, Operation } from '../runtime/operation.ts';
import { mockOperations } from './__generated__/operations.ts';
import { readInput } from './mock-input.ts';
import type { MockOperation } from './mock-operation.ts';

const examples: Readonly<Record<string, unknown>> = {
  ...mainExamples,
  ...documentationExamples,
  ...designExamples,
};

/** What a mock answers with: the same as `api.call` gives, or a function of what was asked. */
export type MockAnswer<Input, Answer> = Answer | ((input: Input) => Answer | Promise<Answer>);

/**
 * Answers one call: `mock(getPlanChanges, [])` or `mock(editPlanQuantity, ({ body }) => …)`. The types are those of
 * the call. To fail, use `mockProblem`, or throw `new HttpResponse(…)` from the function.
 */
export function mock<Input, Answer>(
  operation: Operation<Input, Answer>,
  answer: MockAnswer<Input, Answer>,
): HttpHandler {
  return handler(operation.id, async (facts, request, params) => {
    const given = typeof answer === 'function' ? answer : () => answer;
    const input = await readInput(facts, request, params);
    return respond(facts, await (given as (input: unknown) => unknown)(input));
  });
}

/** The kind of problem that a status usually stands for. */
const problemKinds: Readonly<Record<number, string>> = {
  400: 'invalid-request',
  401: 'not-signed-in',
  403: 'forbidden',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  429: 'too-many-requests',
  501: 'not-built',
  503: 'unavailable',
};

/** Answers one call with a problem (RFC 9457), of the kind that belongs to the status. */
export function mockProblem(
  operation: AnyOperation,
  status: number,
  detail?: string,
  errors?: readonly { readonly path: string; readonly message: string }[],
): HttpHandler {
  const title = detail ?? `Status ${status}`;
  const type = `urn:crt:problem:${problemKinds[status] ?? 'unexpected'}`;
  const problem = { type, title, status, detail, errors, instance: '01JD4W2K8Q6F3Z' };
  const headers = { 'content-type': 'application/problem+json' };
  return handler(operation.id, () => new HttpResponse(JSON.stringify(problem), { status, headers }));
}

/** Lets one call run into the void, as without a network. */
export function mockNetworkError(operation: AnyOperation): HttpHandler {
  return handler(operation.id, () => HttpResponse.error());
}

/** Never answers one call: for loading states. */
export function mockPending(operation: AnyOperation): HttpHandler {
  return handler(operation.id, async () => {
    await delay('infinite');
    return HttpResponse.error();
  });
}

/**
 * The contract's own example of an answer, as `api.call` would give it; a fresh copy each time, to build fixtures
 * upon: `{ ...exampleOf(getRequestInformation), poNumber: null }`.
 */
export function exampleOf<Answer>(operation: Operation<unknown, Answer>): Answer {
  const example = structuredClone(examples[operation.id]);
  const isEnveloped = operation.answer === 'result' && operation.kind === 'read';
  return (isEnveloped ? (example as { data: unknown }).data : example) as Answer;
}

/** Every operation of the contract, answered with its example. Overrides go in front of these. */
export function contractHandlers(): HttpHandler[] {
  return Object.keys(mockOperations).map((id) =>
    handler(id, (facts) => {
      if (facts.answer === 'stream') return silentStream();
      if (facts.answer === 'file')
        return respond(facts, { blob: new Blob(['example']), fileName: `${id}.txt` });
      return facts.answer === 'nothing'
        ? new HttpResponse(null, { status: facts.status })
        : HttpResponse.json(examples[id] as object, { status: facts.status });
    }),
  );
}

type Respond = (
  facts: MockOperation,
  request: Request,
  params: Readonly<Record<string, unknown>>,
) => Response | Promise<Response>;

function handler(id: string, respond: Respond): HttpHandler {
  const facts = mockOperations[id];
  if (!facts) throw new Error(`${id} is not in the contract`);
  const verb = facts.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const path = `*${facts.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  return http[verb](path, async ({ request, params }) => {
    try {
      return await respond(facts, request, params);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  });
}

function respond(facts: MockOperation, answer: unknown): Response {
  const { status } = facts;
  if (facts.answer === 'nothing') return new HttpResponse(null, { status });
  if (facts.answer === 'file') {
    const { blob, fileName } = answer as DownloadedFile;
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
    return new HttpResponse(blob, { status, headers: { 'content-disposition': disposition } });
  }
  const isPayload = facts.answer === 'result' && facts.kind === 'read';
  const body = isPayload ? { result: 0, message: '', timestamp: null, data: answer } : answer;
  return HttpResponse.json(body as object, { status });
}

/** An open event stream in which nothing happens. */
function silentStream(): Response {
  const headers = { 'content-type': 'text/event-stream' };
  const start = (controller: ReadableStreamDefaultController<Uint8Array>) =>
    controller.enqueue(new TextEncoder().encode(': nothing happens here\n\n'));
  return new HttpResponse(new ReadableStream({ start }), { headers });
}
