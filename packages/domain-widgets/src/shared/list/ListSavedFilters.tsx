import { readKey, useRead, useWrite } from '@crt/api-client/hooks';
import type { SavedFilter } from '@crt/api-client/types-main';
import { useQueryClient } from '@tanstack/react-query';
import { saveFilter } from '../saved-filter/save-filter.ts';
import { SavedFilters } from '../saved-filter/SavedFilters.tsx';
import type { ListDefinition, SavedCalls } from './define-list.ts';
import { toWire, type ListQuery } from './list-query.ts';
import type { KeptColumns } from './use-list.ts';

const none: readonly SavedFilter[] = [];

export interface ListSavedFiltersProps<Filters, Wire, Row> {
  readonly list: ListDefinition<Filters, Wire, Row>;
  /** What is shown, and would be saved. */
  readonly query: Pick<ListQuery<Filters>, 'filters' | 'sort'>;
  /** The columns as they are kept; saved along. */
  readonly columns?: KeptColumns;
  readonly activeId: number | undefined;
  /** Its name, where it is known before the filters are there. */
  readonly activeName?: string | undefined;
  readonly isModified: boolean;
  readonly onApply: (id: number) => void;
  readonly onReset: () => void;
  /** A filter was saved and is the one in use now. */
  readonly onSaved: (id: number, name: string) => void;
}

/** The saved filters of a list (E19 to E23, E28, V6); nothing for a list that has none. */
export function ListSavedFilters<Filters, Wire, Row>(props: ListSavedFiltersProps<Filters, Wire, Row>) {
  const { saved } = props.list;
  return saved && <SavedFiltersOf {...props} calls={saved} />;
}

function SavedFiltersOf<Filters, Wire, Row>(
  props: ListSavedFiltersProps<Filters, Wire, Row> & { readonly calls: SavedCalls<Wire> },
) {
  const { list, calls, query, columns, onSaved, ...picker } = props;
  const { all, one, save: saving } = calls;
  const client = useQueryClient();
  const filters = useRead(all, {});
  const { mutateAsync } = useWrite(saving.call);
  const save = async (name: string, isOverwriting: boolean) => {
    const shown = {
      ...toWire(list, query),
      ...(columns && columns !== 'loading' && { availableColumns: [...columns] }),
    };
    const id = await saveFilter(
      (ignoreWarning) => mutateAsync(saving.inputOf({ filters: shown, name, ignoreWarning })),
      isOverwriting,
    );
    if (id === undefined) return false;
    // The list goes on by what was saved just now: nobody need ask for it.
    const saved = { ...shown, storedQueryId: id, storedQueryActiveDisplayName: name };
    client.setQueryData(readKey(one.call, one.inputOf(id)), saved);
    onSaved(id, name);
    return true;
  };
  return <SavedFilters {...picker} filters={filters.data?.content ?? none} onSave={save} />;
}
