import { useRead, useWrite } from '@crt/api-client/hooks';
import { listChangesFilters, saveChangesFilter } from '@crt/api-client/main/stored-query';
import type { SavedFilter } from '@crt/api-client/types-main';
import { saveFilter } from '../../shared/saved-filter/save-filter.ts';
import { SavedFilters } from '../../shared/saved-filter/SavedFilters.tsx';
import { toWireChanges, type ChangesQuery } from '../changes-query.ts';

const none: readonly SavedFilter[] = [];

export interface ConnectedChangesSavedFiltersProps {
  /** What is shown, and would be saved. */
  readonly query: Pick<ChangesQuery, 'filters' | 'sort'>;
  readonly activeId: number | undefined;
  readonly isModified: boolean;
  readonly onApply: (id: number) => void;
  readonly onReset: () => void;
  /** A filter was saved and is the one in use now. */
  readonly onSaved: (id: number) => void;
}

/** The saved filters of the change log (V6). */
export const ConnectedChangesSavedFilters = (props: ConnectedChangesSavedFiltersProps) => {
  const { query, onSaved, ...picker } = props;
  const list = useRead(listChangesFilters, {});
  const { mutateAsync } = useWrite(saveChangesFilter);
  const save = async (name: string, isOverwriting: boolean) => {
    const filters = toWireChanges(query.filters, query.sort);
    const send = (ignoreWarning: boolean) => mutateAsync({ body: { filters, name, ignoreWarning } });
    const id = await saveFilter(send, isOverwriting);
    if (id !== undefined) onSaved(id);
    return id !== undefined;
  };
  return <SavedFilters {...picker} filters={list.data?.content ?? none} onSave={save} />;
};
