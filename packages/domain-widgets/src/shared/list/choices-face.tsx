import { namesOf, type FilterGroup } from '../filter/filter-option.ts';
import { FilterPicker } from '../filter/FilterPicker.tsx';
import type { FilterFace } from './filter-face.ts';

/** A list to check in; `isLoading` while its options are on their way. */
export const choicesFace = (
  groups: readonly FilterGroup[],
  isLoading: boolean,
): FilterFace<readonly string[]> => ({
  control: ({ label, value, onChange }) => (
    <FilterPicker label={label} groups={groups} chosen={value} onChange={onChange} isLoading={isLoading} />
  ),
  chips: (value) => [{ value: namesOf(groups, value).join(', ') }],
});

/** The same for ids and codes. */
export function numbersFace(
  groups: readonly FilterGroup[],
  isLoading: boolean,
): FilterFace<readonly number[]> {
  const { control, chips } = choicesFace(groups, isLoading);
  return {
    control: ({ label, value, onChange }) =>
      control({ label, value: value.map(String), onChange: (ids) => onChange(ids.map(Number)) }),
    chips: (value) => chips(value.map(String)).map(({ value: words }) => ({ value: words })),
  };
}
