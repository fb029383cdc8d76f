import { MutationCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isTemporary, notYours } from '../runtime/api-error.ts';
import type { Api } from '../runtime/create-api.ts';
import { isWarning } from '../runtime/envelope.ts';
import type { AnyOperation } from '../runtime/operation.ts';
import { requestIdOf } from '../runtime/request-id.ts';
import { noteOwnWrite } from './own-writes.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError;
    mutationMeta: { readonly operation?: AnyOperation };
  }
}

/** What the query client reads and writes with, and who hears of failed writes. */
export interface QueryClientOptions {
  readonly api: Api;
  /** Told about every write that failed, once, besides the caller: the place for an error toast (A26). */
  readonly onWriteError?: ((error: ApiError, operation: AnyOperation) => void) | undefined;
}

const apis = new WeakMap<QueryClient, Api>();

/** The API that a query client reads and writes with. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error('This query client was not made by createQueryClient.');
  return api;
}

/**
 * The query client with the one policy of the product. Reads: asked again twice when the failure may pass, and every
 * few seconds as long as the server stays away, so that a page recovers by itself. Writes: never repeated; after
 * one, everything that shares a tag with it is read again, its own resource before the write counts as finished.
 */
export function createQueryClient({ api, onWriteError }: QueryClientOptions): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isTemporaryFailure(error),
        retryDelay: (failures, error) => retryDelay(failures, error),
        refetchInterval: ({ state }) =>
          state.error && isTemporaryFailure(state.error) ? jittered(5_000) : false,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (answer, _variables, _result, { meta }) =>
        meta?.operation && !isWarning(answer) ? refetchAfter(client, meta.operation, answer) : undefined,
      onError: (error, _variables, _result, { meta }) => {
        if (!meta?.operation) return;
        // A refusal often means that the page shows something old.
        if (error.kind === 'result' || [404, 409].includes(error.status) || error.type === notYours)
          void invalidate(client, meta.operation.tag);
        onWriteError?.(error, meta.operation);
      },
    }),
  });
  apis.set(client, api);
  return client;
}

/** Reads everything of a resource again that is on screen; the rest when it is shown next. */
export function invalidate(client: QueryClient, tag: string): Promise<void> {
  return client.invalidateQueries({ queryKey: [tag] });
}

function refetchAfter(
  client: QueryClient,
  { tag, refetches = [] }: AnyOperation,
  answer: unknown,
): Promise<void> {
  const requestId = requestIdOf(answer);
  if (requestId !== undefined) noteOwnWrite(client, requestId, [tag, ...refetches]);
  for (const other of refetches) void invalidate(client, other);
  return invalidate(client, tag);
}

/** What is not an ApiError is a mistake in a program; asking again does not mend it. */
function isTemporaryFailure(error: unknown): boolean {
  return error instanceof ApiError && isTemporary(error);
}

function retryDelay(failures: number, error: ApiError): number {
  return jittered(Math.max(500 * 2 ** failures, (error.retryAfter ?? 0) * 1_000));
}

/** Up to half longer, so that pages that failed together do not come back together. */
function jittered(milliseconds: number): number {
  return milliseconds * (1 + Math.random() / 2);
}
