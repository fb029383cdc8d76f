import type { Write } from '@crt/api-client/operation';
import { apiOf } from '@crt/api-client/query-client';
import { confirm } from '@crt/ui/confirm';
import { toast } from '@crt/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { resourceTexts as texts } from './resource.texts.ts';
import { failureOf, requireSuccess, WriteWarning } from './write-outcome.ts';

type Remove = Write<{ id: number }, unknown>;

/** Asks, deletes and tells how it ended (T1). Undefined where records are never deleted (T2). */
export function useRemoveRecord(
  operation: Remove | undefined,
): ((record: { id: number }) => void) | undefined {
  const client = useQueryClient();
  const { mutateAsync } = useMutation<void, Error, { operation: Remove; id: number }>({
    ...(operation && { meta: { operation } }),
    mutationFn: async ({ operation: call, id }) => requireSuccess(await apiOf(client).call(call, { id })),
  });
  const remove = useCallback(
    async (call: Remove, id: number) => {
      const isConfirmed = await confirm({
        message: texts.removeQuestion,
        confirmLabel: texts.remove,
        tone: 'critical',
      });
      if (!isConfirmed) return;
      try {
        await mutateAsync({ operation: call, id });
        toast({ message: texts.removed });
      } catch (reason) {
        const tone = reason instanceof WriteWarning ? 'caution' : 'critical';
        toast({ message: failureOf(reason).message, tone });
      }
    },
    [mutateAsync],
  );
  return useMemo(() => operation && (({ id }) => void remove(operation, id)), [operation, remove]);
}
