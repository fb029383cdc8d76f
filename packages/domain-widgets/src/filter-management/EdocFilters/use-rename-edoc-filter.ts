import { renameDocumentationQuery } from '@crt/api-client/documentation/documentation-query';
import { useWrite } from '@crt/api-client/hooks';
import type { ManagedDocumentationQuery } from '@crt/api-client/types-documentation';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { askToOverwrite } from '../../shared/saved-filter/save-filter.ts';
import type { FilterDraft } from '../EditFilterDialog.tsx';
import { filterManagementTexts as texts } from '../filter-management.texts.ts';

/**
 * Gives a filter of the documentation its new name; where the server says that its owner uses it for that list already,
 * that is asked about (W4, W9). Answers whether it was saved.
 */
export function useRenameEdocFilter(
  edited: ManagedDocumentationQuery | undefined,
): (draft: FilterDraft) => Promise<boolean> {
  const { mutateAsync } = useWrite(renameDocumentationQuery);
  return async (draft) => {
    if (!edited) return false;
    const body = { id: edited.id, name: draft.name.trim() };
    const fields = { name: { label: texts.name } };
    const words = { done: texts.renamed, failed: texts.editFailed, fields };
    const overwrite = () => sendOrTell(() => mutateAsync({ body: { ...body, overwrite: true } }), words);
    return sendOrTell(
      () => mutateAsync({ body }),
      words,
      async (refusal) => (await askToOverwrite(texts.overwrite(refusal))) && overwrite(),
    );
  };
}
