import { listDesignProductTypes } from '@crt/api-client/design-sessions/design-option';
import {
  addSessionProperties,
  deleteSessionProperties,
  listSessionProperties,
  updateSessionProperties,
} from '@crt/api-client/design-sessions/session-property';
import { useRead, useWrite } from '@crt/api-client/hooks';
import type { GeneralSessionProperties } from '@crt/api-client/types-design-sessions';
import { none } from '@crt/ui/none';
import { lazy, Suspense, useCallback } from 'react';
import { removeAsked, tellDone } from '../remove-asked.ts';
import { changeOf, formOf, type SessionPropertiesDraft } from './session-properties-draft.ts';
import { sessionPropertiesTexts as texts } from './session-properties.texts.ts';
import { SessionPropertiesTable } from './SessionPropertiesTable.tsx';

// Its fields come when somebody opens it.
const SessionPropertiesDialog = lazy(async () => ({
  default: (await import('./SessionPropertiesDialog.tsx')).SessionPropertiesDialog,
}));

/** What is open over the list: an entry, or a new one. */
export type OpenSessionProperties = GeneralSessionProperties | 'new' | undefined;

export interface ConnectedSessionPropertiesProps {
  readonly open: OpenSessionProperties;
  readonly onOpen: (open: OpenSessionProperties) => void;
}

/** The general session properties and their dialog (N26, N27). */
export const ConnectedSessionProperties = ({ open, onOpen }: ConnectedSessionPropertiesProps) => {
  const entries = useRead(listSessionProperties, {});
  const productTypes = useRead(listDesignProductTypes, {});
  const remove = useRemove();
  const save = useSave();
  const failed = [entries, productTypes].filter(({ isLoadingError }) => isLoadingError);
  const retry = () => {
    for (const { refetch } of failed) void refetch();
  };
  return (
    <>
      <SessionPropertiesTable
        // A press on one opens its form, which needs both lists.
        entries={(productTypes.data && entries.data) ?? none}
        isLoading={entries.isPending || productTypes.isPending}
        error={failed[0] && (failed[0].error?.message || texts.failed)}
        onRetry={retry}
        onEdit={onOpen}
        onRemove={remove}
      />
      {open && productTypes.data && (
        <Suspense>
          <SessionPropertiesDialog
            entry={open === 'new' ? undefined : open}
            productTypes={productTypes.data}
            onClose={() => onOpen(undefined)}
            onSubmit={(draft) => save(draft, open)}
          />
        </Suspense>
      )}
    </>
  );
};

function useSave() {
  const add = useWrite(addSessionProperties);
  const update = useWrite(updateSessionProperties);
  return async (draft: SessionPropertiesDraft, entry: GeneralSessionProperties | 'new') => {
    const answer =
      entry === 'new'
        ? await add.mutateAsync({ body: formOf(draft) })
        : await update.mutateAsync({ id: entry.id, body: changeOf(draft) });
    tellDone(answer, entry === 'new' ? texts.added : texts.edited);
  };
}

/** Asks, deletes and tells how it ended (N26). */
function useRemove() {
  const { mutateAsync } = useWrite(deleteSessionProperties);
  return useCallback(
    ({ id }: GeneralSessionProperties) => void removeAsked(texts.removeQuestion, () => mutateAsync({ id })),
    [mutateAsync],
  );
}
