import type { Write } from '@crt/api-client/operation';
import { apiOf } from '@crt/api-client/query-client';
import { confirm } from '@crt/ui/confirm';
import { toast } from '@crt/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { textOf } from './record-values.ts';
import { resourceTexts as texts } from './resource.texts.ts';
import { failureOf, messageOf } from './write-outcome.ts';

interface Remove {
  readonly call: Write<{ id: number }, unknown>;
  readonly question?: (name: string) => string;
}

/** Asks, deletes and tells how it ended (T1). Undefined where records are never deleted (T2). */
export function useRemoveRecord(
  remove: Remove | undefined,
  nameKey: string,
): ((record: { id: number }) => void) | undefined {
  const client = useQueryClient();
  const { mutateAsync } = useMutation<unknown, Error, { operation: Remove['call']; id: number }>({
    ...(remove && { meta: { operation: remove.call } }),
    mutationFn: ({ operation, id }) => apiOf(client).call(operation, { id }),
  });
  const ask = useCallback(
    async ({ call, question }: Remove, record: { id: number }) => {
      const isConfirmed = await confirm({
        message: question?.(textOf(record, nameKey)) ?? texts.removeQuestion,
        confirmLabel: texts.remove,
        tone: 'critical',
      });
      if (!isConfirmed) return;
      try {
        const answer = await mutateAsync({ operation: call, id: record.id });
        toast({ message: messageOf(answer) || texts.removed });
      } catch (reason) {
        toast({ message: failureOf(reason).message, tone: 'critical' });
      }
    },
    [mutateAsync, nameKey],
  );
  return useMemo(() => remove && ((record) => void ask(remove, record)), [remove, ask]);
}
