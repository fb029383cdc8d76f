import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { paths as DesignPaths } from '../design-sessions/__generated__/schema.ts';
import type { paths as DocumentationPaths } from '../documentation/__generated__/schema.ts';
import type { paths as MainPaths } from '../main/__generated__/schema.ts';
import { noSuchRecord, problemError } from './api-error.ts';
import { readEnvelope } from './envelope.ts';
import type { Envelope } from './envelope.ts';
import { toDownloadedFile } from './file-name.ts';
import { apiPaths, hasSteps, toFormData, toRequestParts } from './input.ts';
import type { AnyOperation, ApiName, Operation } from './operation.ts';
import { keepRequestId, newRequestId } from './request-id.ts';
import { createTransport } from './transport.ts';
import type { Transport, TransportOptions } from './transport.ts';

/** What an API needs from its application: where the server is, and who is signed in. */
export interface ApiOptions extends TransportOptions {
  /** Origin of the server, without a trailing slash; empty for the page's own. */
  readonly baseUrl: string;
}

/** What a single call may be told. */
export interface CallOptions {
  /** Cancels the call; it then rejects with the signal's reason, never with an ApiError. */
  readonly signal?: AbortSignal | undefined;
}

/** A call without parameters needs no input. */
export type InputArgument<Input> = object extends Input ? [input?: Input] : [input: Input];

/** The three APIs behind one sign-in. Everything else of the client takes one of these. */
export interface Api {
  /**
   * Makes a call of the contract: `await api.call(getPlanChanges, { id })`. A read answers its payload; a write
   * answers the whole envelope, which may be a Warning. Throws `ApiError` for problems, results of kind Error and
   * when no answer comes.
   */
  call<Input, Answer>(
    operation: Operation<Input, Answer>,
    ...[input, options]: [...InputArgument<Input>, options?: CallOptions]
  ): Promise<Answer>;
  /** openapi-fetch client of the main API, for what `call` does not cover. It answers `{ data, error, response }`. */
  readonly main: Client<MainPaths>;
  /** openapi-fetch client of the documentation API. */
  readonly documentation: Client<DocumentationPaths>;
  /** openapi-fetch client of the design-session API. */
  readonly design: Client<DesignPaths>;
  readonly baseUrl: string;
  readonly transport: Transport;
}

/** Creates the clients of the three APIs: one per application, made at start-up. */
export function createApi(options: ApiOptions): Api {
  const { baseUrl } = options;
  const transport = createTransport(options);
  const clientOf = <Paths extends object>(api: ApiName) =>
    createClient<Paths>({ baseUrl: `${baseUrl}${apiPaths[api]}`, fetch: transport.fetch });
  const main = clientOf<MainPaths>('main');
  const documentation = clientOf<DocumentationPaths>('documentation');
  const design = clientOf<DesignPaths>('design-sessions');
  const clients: Record<ApiName, unknown> = { main, documentation, 'design-sessions': design };
  const call = (operation: AnyOperation, input: object = {}, callOptions: CallOptions = {}) => {
    const client = clients[operation.api] as LooseClient;
    return operation.kind === 'write'
      ? performWrite(client, operation, input, callOptions)
      : perform(client, operation, input, callOptions);
  };
  return { call: call as Api['call'], main, documentation, design, baseUrl, transport };
}

/** A client without its types: the constants of the generated operations vouch for what goes in and out. */
interface LooseClient {
  request(method: string, path: string, init: object): Promise<LooseAnswer>;
}
interface LooseAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** A write has an id of its own, by which the page knows the live events that it caused itself. */
async function performWrite(
  client: LooseClient,
  operation: AnyOperation,
  input: object,
  options: CallOptions,
): Promise<unknown> {
  const id = newRequestId();
  const answer = await perform(client, operation, input, options, { 'X-Request-Id': id });
  keepRequestId(answer, id);
  return answer;
}

async function perform(
  client: LooseClient,
  operation: AnyOperation,
  input: object,
  { signal }: CallOptions,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const { path, query, body } = toRequestParts(operation, input);
  if (hasSteps(path)) throw noSuchRecord();
  const { data, error, response } = await client.request(operation.method, operation.path, {
    params: { path, query },
    headers,
    parseAs: operation.answer === 'file' ? 'blob' : 'json',
    ...(body === undefined ? {} : { body }),
    ...(operation.send === 'form' ? { bodySerializer: toFormData } : {}),
    ...(signal ? { signal } : {}),
  });
  if (!response.ok) throw problemError(response, error);
  if (operation.answer === 'file') return toDownloadedFile(response, data as Blob);
  return operation.answer === 'result' ? readEnvelope(operation, data as Envelope) : data;
}
