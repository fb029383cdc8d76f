import type { ApiError } from '@crt/api-client/api-error';
import { readOptions } from '@crt/api-client/hooks';
import type { Read } from '@crt/api-client/operation';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import type { ListSource } from './define-resource.ts';

/** The lists of a resource as far as they have come. */
export interface Lists<List> {
  /** Absent until all of them are there. */
  readonly data: List | undefined;
  readonly isPending: boolean;
  readonly error: ApiError | undefined;
  readonly refetch: () => void;
}

/** Reads the lists of a resource, by one call or by a call for each, and keeps them fresh. */
export function useLists<List extends object>(source: ListSource<List>): Lists<List> {
  const calls: readonly Read<object, unknown>[] = source.query
    ? [source.query]
    : Object.values(source.queries);
  // Its lists stay the same objects as long as their answers do: the answers are compared, not their records.
  return useQueries({
    queries: calls.map((call) => readOptions(call, {})),
    combine: (answers) => listsOf(source, answers),
  });
}

function listsOf<List extends object>(
  { query, queries }: ListSource<List>,
  answers: readonly UseQueryResult<unknown, ApiError>[],
): Lists<List> {
  const failed = answers.filter(({ isError }) => isError);
  const isThere = answers.every(({ data }) => data !== undefined);
  const parts = query
    ? answers[0]?.data
    : Object.fromEntries(Object.keys(queries).map((name, place) => [name, answers[place]?.data]));
  return {
    // Each answer is that of the call which defineResource checked for it.
    data: isThere ? (parts as List) : undefined,
    isPending: !isThere && failed.length === 0,
    error: failed[0]?.error ?? undefined,
    refetch: () => {
      for (const answer of failed) void answer.refetch();
    },
  };
}
