import { renameDocumentationQuery } from '@crt/api-client/documentation/documentation-query';
import { useWrite } from '@crt/api-client/hooks';
import type { ManagedDocumentationQuery } from '@crt/api-client/types-documentation';
import { sendOrTell } from '../../shared/rest/send-or-tell.tsx';
import { askToOverwrite } from '../../shared/saved-filter/save-filter.ts';
import type { FilterDraft } from '../EditFilterDialog.tsx';
import { filterManagementTexts as texts } from '../filter-management.texts.ts';

/**
 * Gives a filter of the documentation its new name; one that its owner uses for that list already is asked about (W4, W9).
 * Answers whether it was saved.
 */
export function useRenameEdocFilter(
  edited: ManagedDocumentationQuery | undefined,
  all: readonly ManagedDocumentationQuery[] | undefined,
): (draft: FilterDraft) => Promise<boolean> {
  const { mutateAsync } = useWrite(renameDocumentationQuery);
  return async (draft) => {
    if (!edited) return false;
    const name = draft.name.trim();
    const namesake = all?.find((other) => isNamesake(other, { ...edited, name }));
    if (namesake && !(await askToOverwrite(texts.overwrite(namesake.name)))) return false;
    const body = { id: edited.id, name, ...(namesake && { overwrite: true }) };
    return sendOrTell(() => mutateAsync({ body }), { done: texts.renamed, failed: texts.editFailed });
  };
}

const isNamesake = (one: ManagedDocumentationQuery, other: ManagedDocumentationQuery): boolean =>
  one.id !== other.id &&
  one.storedQueryType === other.storedQueryType &&
  one.ownerUserId === other.ownerUserId &&
  one.name.toLowerCase() === other.name.toLowerCase();
