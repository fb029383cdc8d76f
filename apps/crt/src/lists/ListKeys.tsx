import { listTexts } from '@crt/domain-widgets/list-texts';
import type { DataTableHandle } from '@crt/ui/DataTable';
import type { FilterBarHandle } from '@crt/ui/FilterBar';
import { useShortcut } from '@crt/ui/use-shortcut';
import type { RefObject } from 'react';

const { group, next, previous, open, filter, peek } = listTexts.keys;

export interface ListKeysProps {
  readonly rows: RefObject<DataTableHandle | null>;
  readonly filters: RefObject<FilterBarHandle | null>;
  /** Shows what is in a row beside the list; without it there is no such key. */
  readonly onPeek?: (() => void) | undefined;
}

const nothing = () => undefined;

/**
 * The keys of every list: j and k go through its rows, f to its filters, Space looks at the row; Enter opens what the row
 * has (REG17).
 */
const ListKeys = ({ rows, filters, onPeek }: ListKeysProps) => {
  useShortcut({ keys: 'j', label: next, group, onAction: () => rows.current?.step(1) });
  useShortcut({ keys: 'k', label: previous, group, onAction: () => rows.current?.step(-1) });
  useShortcut({ keys: 'Enter', label: open, group });
  useShortcut({ keys: 'f', label: filter, group, onAction: () => filters.current?.focus() });
  const isDisabled = onPeek === undefined;
  useShortcut({ keys: 'Space', label: peek, group, isDisabled, onAction: onPeek ?? nothing });
  return null;
};

export default ListKeys;
