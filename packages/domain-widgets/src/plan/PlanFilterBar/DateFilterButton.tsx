import { lazy } from 'react';
import { FilterButton } from '../../shared/filter/FilterButton.tsx';
import { planTexts } from '../plan.texts.ts';
import type { DateFilterFieldsProps } from './DateFilterPopover.tsx';

// Opened by a press: calendars need not be among the first files of a list.
const load = () => import('./DateFilterPopover.tsx');
const DateFilterPopover = lazy(load);

/** The filter by a milestone's date: a button, and the fields behind it (E12, E37). */
export const DateFilterButton = (props: DateFilterFieldsProps) => (
  <FilterButton label={planTexts.list.filters.date} count={props.value ? 1 : 0} preload={() => void load()}>
    {(place) => <DateFilterPopover {...props} {...place} />}
  </FilterButton>
);
