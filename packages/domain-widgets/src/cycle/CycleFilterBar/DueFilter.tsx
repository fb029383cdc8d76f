import { lazy } from 'react';
import { FilterButton } from '../../shared/filter/FilterButton.tsx';
import type { FilterControl, FilterFace } from '../../shared/list/filter-face.ts';
import { daysText, type DaySpan } from '../../shared/list/list-days.ts';

// Opened by a press: calendars need not be among the first files of a list.
const load = () => import('./DueFilterPopover.tsx');
const DueFilterPopover = lazy(load);

/** Gets undefined as long as the fields do not make a whole span. */
export type DueFilterProps = FilterControl<DaySpan | undefined>;

const DueFilterButton = (props: DueFilterProps) => (
  <FilterButton label={props.label} count={props.value ? 1 : 0} preload={() => void load()}>
    {(place) => <DueFilterPopover {...props} {...place} />}
  </FilterButton>
);

/** The filter by days: a button, and the fields behind it (G13). */
export const dueFace: FilterFace<DaySpan | undefined> = {
  control: (control) => <DueFilterButton {...control} />,
  chips: (span) => (span ? [{ value: daysText(span) }] : []),
};
