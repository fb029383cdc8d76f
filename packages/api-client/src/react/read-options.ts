import { queryOptions, type QueryFunction } from '@tanstack/react-query';
import type { ApiError } from '../runtime/api-error.ts';
import type { InputArgument } from '../runtime/create-api.ts';
import type { AnyOperation, Operation, Read } from '../runtime/operation.ts';
import { apiOf } from './query-client.ts';

/** Key of a read: its resource, its name, what was asked. `[tag]` alone means everything of a resource. */
export type ReadKey = readonly [tag: string, id: string, input: unknown];

/** Key of a read, for `queryClient.getQueryData` and its like. */
export function readKey(operation: AnyOperation, input: unknown = {}): ReadKey {
  return [operation.tag, operation.id, input];
}

/**
 * TanStack options of a read, typed by the contract; for `useQuery`, `useQueries`, `useSuspenseQuery`, and for
 * `queryClient.ensureQueryData` in a route loader: `readOptions(getPlanChanges, { id })`.
 */
export function readOptions<Input, Answer>(operation: Read<Input, Answer>, ...[input]: InputArgument<Input>) {
  return queryOptions<Answer, ApiError, Answer, ReadKey>({
    queryKey: readKey(operation, input),
    queryFn: readFunction(operation, input),
  });
}

/** Asks the server that the query client is bound to. */
export function readFunction<Answer>(
  operation: Read<unknown, Answer>,
  input: unknown,
): QueryFunction<Answer, ReadKey> {
  // The caller's types have tied this input to this operation already.
  const call = operation as Operation<object, Answer>;
  return ({ client, signal }) => apiOf(client).call(call, input as object, { signal });
}
