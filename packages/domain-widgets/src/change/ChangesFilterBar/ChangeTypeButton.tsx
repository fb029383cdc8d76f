import type { ChangeTypeOption, ChangeTypeSettings } from '@crt/api-client/types-main';
import { formatDate } from '@crt/ui/format-date';
import { lazy } from 'react';
import { FilterButton } from '../../shared/filter/FilterButton.tsx';
import { spanTexts } from '../../shared/filter/span.texts.ts';
import type { FilterControl, FilterFace } from '../../shared/list/filter-face.ts';
import type { ChangeTypeChoice } from '../change-type-filter.ts';

const load = () => import('./ChangeTypePopover.tsx');
const ChangeTypePopover = lazy(load);

/** What a filter by change type offers. */
export interface ChangeTypeOffer {
  readonly types: readonly ChangeTypeOption[];
  /** How the values of the chosen type are looked for; undefined until it is known (V4). */
  readonly settings: ChangeTypeSettings | undefined;
}

export type ChangeTypeFilterProps = FilterControl<ChangeTypeChoice | undefined> & ChangeTypeOffer;

const ChangeTypeButton = (props: ChangeTypeFilterProps) => (
  <FilterButton label={props.label} count={props.value ? 1 : 0} preload={() => void load()}>
    {(place) => <ChangeTypePopover {...props} {...place} />}
  </FilterButton>
);

/** The filter by what was changed, from what and to what (V3, V4). */
export const changeTypeFace = (offer: ChangeTypeOffer): FilterFace<ChangeTypeChoice | undefined> => ({
  control: (control) => <ChangeTypeButton {...control} {...offer} />,
  chips: (value) => (value ? [{ value: typeText(value, offer.settings) }] : []),
});

function typeText(
  { label, oldValue, newValue }: ChangeTypeChoice,
  settings: ChangeTypeSettings | undefined,
): string {
  const old = oldValue === '' ? [] : [spanTexts.since(valueText(oldValue, settings))];
  const next = newValue === '' ? [] : [spanTexts.until(valueText(newValue, settings))];
  const values = [...old, ...next].join(' ');
  return values === '' ? label : `${label}: ${values}`;
}

/** A value as it was chosen: the words of an option, a date in the order of all dates (V4, A29). */
function valueText(value: string, settings: ChangeTypeSettings | undefined): string {
  if (settings?.filterType === 3) return formatDate(value, 'date', 'UTC');
  return settings?.changeTypeSelectOptions.find((option) => option.value === value)?.text ?? value;
}
