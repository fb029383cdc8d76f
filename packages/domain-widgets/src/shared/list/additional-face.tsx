import type { AdditionalFilter } from '@crt/api-client/types-main';
import { MoreFilters } from '../filter/MoreFilters.tsx';
import type { FilterFace } from './filter-face.ts';
import type { AdditionalChoice } from './list-additional.ts';

/** Filters that the server offers beside the fixed ones; only of the kinds that exist (E17). */
export const additionalFace = (
  offered: readonly AdditionalFilter[],
): FilterFace<readonly AdditionalChoice[]> => ({
  control: (control) => <MoreFilters {...control} offered={offered} />,
  chips: (value) =>
    value.map((choice) => ({
      id: String(choice.id),
      ...additionalWords(choice, offered),
      without: value.filter(({ id }) => id !== choice.id),
    })),
});

/** The words of an additional filter, as soon as it is known which ones there are. */
function additionalWords({ id, values }: AdditionalChoice, offered: readonly AdditionalFilter[]) {
  const filter = offered.find((one) => one.id === id);
  const names = new Map(filter?.selectOptions.map(({ value, label }) => [value, label]));
  const value = values.map((one) => names.get(one) ?? one).join(', ');
  return { name: filter?.name, value };
}
