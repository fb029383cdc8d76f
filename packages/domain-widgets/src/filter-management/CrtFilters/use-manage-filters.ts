import { isWarning } from '@crt/api-client/envelope';
import { useWrite } from '@crt/api-client/hooks';
import { deleteStoredQuery, updateStoredQuery } from '@crt/api-client/main/stored-query';
import type { CrtStoredQuery } from '@crt/api-client/types-main';
import { confirm } from '@crt/ui/confirm';
import { toast } from '@crt/ui/toast';
import { useCallback } from 'react';
import { sentenceOf } from '../../shared/edit/sentence-of.ts';
import { savedFilterTexts } from '../../shared/saved-filter/saved-filter.texts.ts';
import type { FilterDraft } from './EditFilterDialog.tsx';
import { filterManagementTexts as texts } from './filter-management.texts.ts';

/** Saves name and sharing; a name that its owner uses already is asked about (W4, W9). Throws the sentence to show. */
export function useEditFilter(filter: CrtStoredQuery | undefined): (draft: FilterDraft) => Promise<void> {
  const { mutateAsync } = useWrite(updateStoredQuery);
  return async ({ name, sharing }) => {
    if (!filter) return;
    const body = { id: filter.id, newName: name.trim(), sharingLevel: sharing === '1' ? 1 : 0 } as const;
    try {
      const answer = await mutateAsync({ body });
      if (!isWarning(answer)) return;
      if (await confirm({ message: answer.message })) {
        await mutateAsync({ body: { ...body, ignoreWarning: true } });
      } else toast({ message: savedFilterTexts.declined, tone: 'info' });
    } catch (error) {
      throw new Error(sentenceOf(error, texts.editFailed), { cause: error });
    }
  };
}

/** Asks, deletes, and tells what went wrong (W6). */
export function useRemoveFilter(): (filter: CrtStoredQuery) => void {
  const { mutateAsync } = useWrite(deleteStoredQuery);
  return useCallback(
    ({ id }) => {
      const ask = async () => {
        const isConfirmed = await confirm({
          message: texts.removeQuestion,
          confirmLabel: texts.removeConfirm,
          tone: 'critical',
        });
        if (!isConfirmed) return;
        try {
          await mutateAsync({ id });
        } catch (error) {
          toast({ message: sentenceOf(error, texts.removeFailed), tone: 'critical' });
        }
      };
      void ask();
    },
    [mutateAsync],
  );
}
