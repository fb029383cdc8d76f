import type { IdName, StatusOption } from '@crt/api-client/types-main';
import { lazy } from 'react';
import { FilterButton } from '../../shared/filter/FilterButton.tsx';
import type { FilterControl, FilterFace } from '../../shared/list/filter-face.ts';
import { daysText } from '../../shared/list/list-days.ts';
import type { PlanDateFilter } from '../plan-date-filter.ts';

// Opened by a press: calendars need not be among the first files of a list.
const load = () => import('./DateFilterPopover.tsx');
const DateFilterPopover = lazy(load);

/** What the filter by a milestone's date offers. */
export interface PlanDateOffer {
  /** Whose dates can be filtered by. */
  readonly milestones: readonly IdName[];
  /** Planned and actual, in the words of the server. */
  readonly dateTypes: readonly StatusOption[];
}

/** Gets undefined as long as the fields do not make a whole filter. */
export type DateFilterProps = FilterControl<PlanDateFilter | undefined> & PlanDateOffer;

const DateFilterButton = (props: DateFilterProps) => (
  <FilterButton label={props.label} count={props.value ? 1 : 0} preload={() => void load()}>
    {(place) => <DateFilterPopover {...props} {...place} />}
  </FilterButton>
);

/** The filter by a milestone's date: a button, and the fields behind it (E12, E37). */
export const planDateFace = (offer: PlanDateOffer): FilterFace<PlanDateFilter | undefined> => ({
  control: (control) => (
    <DateFilterButton {...control} milestones={offer.milestones} dateTypes={offer.dateTypes} />
  ),
  chips: (value) => {
    if (!value) return [];
    const milestone = offer.milestones.find(({ id }) => id === value.milestoneId);
    const type = offer.dateTypes.find(({ id }) => id === value.dateType);
    const words = [milestone?.name, type?.name].filter((word) => word !== undefined);
    return [{ ...(words.length > 0 && { name: words.join(' ') }), value: daysText(value.span) }];
  },
});
