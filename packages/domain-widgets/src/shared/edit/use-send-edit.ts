import type { Write } from '@crt/api-client/operation';
import { apiOf } from '@crt/api-client/query-client';
import { useQueryClient } from '@tanstack/react-query';
import type { EditAnswer } from './run-edit.ts';

/** A write that answers as every edit does, whatever it is given. */
export type EditCall = Write<unknown, EditAnswer>;

/** Sends any edit through the client's one policy for writes: what it touched is read again before it counts as done. */
export function useSendEdit(): (operation: EditCall, input: object) => Promise<EditAnswer> {
  const client = useQueryClient();
  return (operation, input) =>
    client
      .getMutationCache()
      .build<EditAnswer, Error, void, unknown>(client, {
        meta: { operation },
        mutationFn: () => apiOf(client).call(operation, input as never),
        retry: false,
      })
      .execute();
}
