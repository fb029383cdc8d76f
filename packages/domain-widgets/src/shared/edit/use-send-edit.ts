import type { Write } from '@crt/api-client/operation';
import { apiOf } from '@crt/api-client/query-client';
import { useQueryClient } from '@tanstack/react-query';
import type { EditAnswer } from './run-edit.ts';

/** A write that answers as every edit does, whatever it is given. */
export type EditCall = Write<unknown, EditAnswer>;

/** Sends any edit through the client's one policy for writes: what it touched is read again before it counts as done. */
export function useSendEdit(): <Answer>(operation: Write<unknown, Answer>, input: object) => Promise<Answer> {
  const client = useQueryClient();
  return <Answer>(operation: Write<unknown, Answer>, input: object) =>
    client
      .getMutationCache()
      .build<Answer, Error, void, unknown>(client, {
        meta: { operation },
        mutationFn: () => apiOf(client).call(operation, input as never),
        retry: false,
      })
      .execute();
}
