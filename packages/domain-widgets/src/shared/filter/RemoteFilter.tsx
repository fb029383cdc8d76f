import type { LoadOptions } from '@crt/ui/ComboBox';
import { lazy } from 'react';
import type { FilterOption } from './filter-option.ts';
import { FilterButton } from './FilterButton.tsx';

// A search of its own is heavy, and opened by a press.
const load = () => import('./RemoteFilterPopover.tsx');
const RemoteFilterPopover = lazy(load);

export interface RemoteFilterProps {
  readonly label: string;
  /** What is chosen, with its name as far as it is known. */
  readonly value: FilterOption | null;
  readonly onChange: (value: FilterOption | null) => void;
  /** How many are in force, where each choice adds one and `value` stays empty. */
  readonly count?: number;
  /** Answers what matches the typed text; an older question is cancelled through its signal. */
  readonly find: LoadOptions<string>;
  /** The longest text that `find` takes; default: the longest that any call takes. */
  readonly longest?: number;
  /** Milliseconds after the last key. */
  readonly pause?: number;
}

/** A filter by one of very many: a button that opens a search for it. */
export const RemoteFilter = (props: RemoteFilterProps) => (
  <FilterButton label={props.label} count={props.count ?? (props.value ? 1 : 0)} preload={() => void load()}>
    {(place) => <RemoteFilterPopover {...props} {...place} />}
  </FilterButton>
);
