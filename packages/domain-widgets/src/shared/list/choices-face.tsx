import { none } from '@crt/ui/none';
import { namesOf, type FilterGroup } from '../filter/filter-option.ts';
import { FilterPicker } from '../filter/FilterPicker.tsx';
import { oneGroup } from '../filter/option-groups.ts';
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

type Names = readonly { readonly id: number; readonly name: string }[];

/** The filters of a table whose `offer` is a member of what is offered. */
type OfferedFaces<Table extends Readonly<Record<string, { readonly offer?: string }>>, Options> = {
  readonly [
    Name in keyof Table as Table[Name] extends { readonly offer: infer Offer extends string }
      ? Options extends Readonly<Record<Offer, Names>>
        ? Name
        : never
      : never
  ]: FilterFace<readonly number[]>;
};

/** The faces of all filters by ids and codes that are chosen from a member of what the server offers. */
export function offeredFaces<
  Table extends Readonly<Record<string, { readonly offer?: string }>>,
  Options extends object,
>(filters: Table, options: Options | undefined, isLoading: boolean): OfferedFaces<Table, Options> {
  const names = (options ?? {}) as Readonly<Record<string, Names>>;
  const faces = Object.entries(filters).flatMap(([name, { offer }]) =>
    offer === undefined ? [] : [[name, numbersFace(oneGroup(names[offer] ?? none), isLoading)] as const],
  );
  // Of the filters with another offer, whose faces are made by hand, it says nothing.
  return Object.fromEntries(faces) as OfferedFaces<Table, Options>;
}
