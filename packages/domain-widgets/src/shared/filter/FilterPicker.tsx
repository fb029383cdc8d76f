import { lazy } from 'react';
import type { FilterGroup } from './filter-option.ts';
import { FilterButton } from './FilterButton.tsx';

// Opened by a press, so it need not be among the first files of a list.
const load = () => import('./FilterPickerPopover.tsx');
const FilterPickerPopover = lazy(load);

export interface FilterPickerProps {
  readonly label: string;
  readonly groups: readonly FilterGroup[];
  /** Ids of the chosen options. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** The options are on their way. */
  readonly isLoading?: boolean;
}

/** One filter of a list: a button that says how many values are chosen, and opens a searchable list of them. */
export const FilterPicker = (props: FilterPickerProps) => (
  <FilterButton label={props.label} count={props.chosen.length} preload={() => void load()}>
    {(place) => <FilterPickerPopover {...props} {...place} />}
  </FilterButton>
);
