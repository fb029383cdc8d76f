import { FilterBar, type ActiveFilter, type FilterBarProps } from '@crt/ui/FilterBar';
import { Fragment } from 'react';
import type { FilterFaces } from './filter-face.ts';
import { filterNames, noFilters, type QueryFacts } from './list-query.ts';

/** What the filters of a list need from its screen. */
export interface ListFilterNeeds<Filters> extends Pick<FilterBarProps, 'handle'> {
  readonly filters: Filters;
  readonly onChange: (filters: Filters) => void;
}

export interface ListFilterBarProps<Filters, Wire> extends ListFilterNeeds<Filters> {
  readonly list: Pick<QueryFacts<Filters, Wire>, 'filters'>;
  readonly faces: FilterFaces<Filters>;
}

/** The filters of a list in the order of its definition, with what is in force as chips below (E9 to E17, E39, V3). */
export function ListFilterBar<Filters, Wire>(props: ListFilterBarProps<Filters, Wire>) {
  const { list, filters, onChange, faces, handle } = props;
  return (
    <FilterBar filters={chipsOf(props)} onClearAll={() => onChange(noFilters(list))} handle={handle}>
      {filterNames(list).map((name) => (
        <Fragment key={name}>
          {faces[name].control({
            label: list.filters[name].label,
            value: filters[name],
            onChange: (value) => onChange({ ...filters, [name]: value }),
          })}
        </Fragment>
      ))}
    </FilterBar>
  );
}

/** What is in force, as chips in the order of the bar. */
function chipsOf<Filters, Wire>(props: ListFilterBarProps<Filters, Wire>): readonly ActiveFilter[] {
  const { list, filters, onChange, faces } = props;
  return filterNames(list).flatMap((name) => {
    const { label, empty, isEmpty } = list.filters[name];
    if (isEmpty(filters[name])) return [];
    return faces[name].chips(filters[name]).map((chip) => ({
      id: chip.id === undefined ? name : `${name}:${chip.id}`,
      name: chip.name ?? label,
      value: chip.value,
      onRemove: () => onChange({ ...filters, [name]: chip.without ?? empty }),
    }));
  });
}
