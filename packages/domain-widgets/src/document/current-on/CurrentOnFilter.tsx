import { lazy } from 'react';
import { FilterButton } from '../../shared/filter/FilterButton.tsx';
import type { FilterControl } from '../../shared/list/filter-face.ts';

// Calendars need not be among the first files of a list.
const load = () => import('./CurrentOnPopover.tsx');
const CurrentOnPopover = lazy(load);

export type CurrentOnFilterProps = FilterControl<string | undefined>;

/** Asks for another day than today, of which the list then says what was current. */
export const CurrentOnFilter = (props: CurrentOnFilterProps) => (
  <FilterButton label={props.label} count={props.value === undefined ? 0 : 1} preload={() => void load()}>
    {(place) => <CurrentOnPopover {...props} {...place} />}
  </FilterButton>
);
