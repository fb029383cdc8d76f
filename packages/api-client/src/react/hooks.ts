import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  SkipToken,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query';
import type { ApiError } from '../runtime/api-error.ts';
import type { InputArgument } from '../runtime/create-api.ts';
import type { DownloadedFile, Operation, Read, Write } from '../runtime/operation.ts';
import { saveFile } from '../runtime/save-file.ts';
import { apiOf } from './query-client.ts';
import { readFunction, readKey, type ReadKey } from './read-options.ts';

/** What a screen may decide about a read; everything else is the policy of the query client. */
export type ReadSettings<Answer, Selected> = Omit<
  UseQueryOptions<Answer, ApiError, Selected, ReadKey>,
  'queryKey' | 'queryFn'
>;

/**
 * Reads and keeps fresh: `const changes = useRead(getPlanChanges, { id })`. `data` is the payload, `error` an
 * `ApiError`. Pass `skipToken` instead of the input as long as there is nothing to ask.
 */
export function useRead<Input, Answer, Selected = Answer>(
  operation: Read<Input, Answer>,
  ...[input, settings]: [...InputArgument<Input | SkipToken>, settings?: ReadSettings<Answer, Selected>]
): UseQueryResult<Selected, ApiError> {
  return useQuery({
    ...settings,
    queryKey: readKey(operation, input),
    queryFn: input === skipToken ? skipToken : readFunction(operation, input),
  });
}

/** What a call is given by `mutate`: nothing at all when it takes nothing. */
export type WriteVariables<Input> = object extends Input ? Input | void : Input;

type WriteSettings<Input, Answer> = Omit<
  UseMutationOptions<Answer, ApiError, WriteVariables<Input>>,
  'mutationFn' | 'meta' | 'retry'
>;

/**
 * Changes something: `const edit = useWrite(editPlanQuantity)`, then `await edit.mutateAsync({ body })`. The answer is
 * the whole envelope: send it with `runWrite`, which asks about a Warning. A result Error throws. What the write touched
 * is read again by itself.
 */
export function useWrite<Input, Answer>(
  operation: Write<Input, Answer>,
  settings: WriteSettings<Input, Answer> = {},
): UseMutationResult<Answer, ApiError, WriteVariables<Input>> {
  const client = useQueryClient();
  return useMutation<Answer, ApiError, WriteVariables<Input>>({
    ...settings,
    meta: { operation },
    mutationFn: (input) => apiOf(client).call(operation as Operation<object, Answer>, input ?? {}),
  });
}

/** Downloads a file and hands it to the browser: `const save = useDownload(exportPlans)`, then `save.mutate(input)`. */
export function useDownload<Input>(
  operation: Operation<Input, DownloadedFile>,
): UseMutationResult<DownloadedFile, ApiError, WriteVariables<Input>> {
  const client = useQueryClient();
  return useMutation<DownloadedFile, ApiError, WriteVariables<Input>>({
    mutationFn: async (input) => {
      const file = await apiOf(client).call(operation as Operation<object, DownloadedFile>, input ?? {});
      saveFile(file);
      return file;
    },
  });
}
