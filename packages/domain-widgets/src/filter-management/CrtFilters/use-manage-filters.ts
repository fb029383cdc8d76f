import { runWrite } from '@crt/api-client/envelope';
import { useWrite } from '@crt/api-client/hooks';
import { deleteStoredQuery, updateStoredQuery } from '@crt/api-client/main/stored-query';
import type { CrtStoredQuery } from '@crt/api-client/types-main';
import { toast } from '@crt/ui/toast';
import { useCallback } from 'react';
import { askBeforeLoss } from '../../shared/edit/ask.ts';
import { sentenceOf } from '../../shared/edit/sentence-of.ts';
import { askToOverwrite } from '../../shared/saved-filter/save-filter.ts';
import type { FilterDraft } from '../EditFilterDialog.tsx';
import { filterManagementTexts as texts } from '../filter-management.texts.ts';

/**
 * Saves name and sharing; a name that its owner uses already is asked about (W4, W9). Answers whether it was saved, and
 * throws the sentence to show.
 */
export function useEditFilter(filter: CrtStoredQuery | undefined): (draft: FilterDraft) => Promise<boolean> {
  const { mutateAsync } = useWrite(updateStoredQuery);
  return async ({ name, sharing }) => {
    if (!filter) return false;
    const body = { id: filter.id, newName: name.trim(), sharingLevel: sharing === '1' ? 1 : 0 } as const;
    try {
      const send = (ignoreWarning: boolean) =>
        mutateAsync({ body: { ...body, ...(ignoreWarning && { ignoreWarning }) } });
      return (await runWrite(send, askToOverwrite)).isDone;
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
        if (!(await askBeforeLoss(texts.removeQuestion))) return;
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
