import { listTexts } from '@crt/domain-widgets/list-texts';
import type { DataTableHandle } from '@crt/ui/DataTable';
import type { FilterBarHandle } from '@crt/ui/FilterBar';
import { useShortcut } from '@crt/ui/use-shortcut';
import type { RefObject } from 'react';

const { group, next, previous, filter } = listTexts.keys;

export interface ListKeysProps {
  readonly rows: RefObject<DataTableHandle | null>;
  readonly filters: RefObject<FilterBarHandle | null>;
}

/** The keys of every list: j and k go through its rows, f to its filters; Enter opens what the row has (REG17). */
const ListKeys = ({ rows, filters }: ListKeysProps) => {
  useShortcut({ keys: 'j', label: next, group, onAction: () => rows.current?.step(1) });
  useShortcut({ keys: 'k', label: previous, group, onAction: () => rows.current?.step(-1) });
  useShortcut({ keys: 'f', label: filter, group, onAction: () => filters.current?.focus() });
  return null;
};

export default ListKeys;
