import type { AdditionalFilter } from '@crt/api-client/types-main';
import { lazy } from 'react';
import type { FilterControl } from '../list/filter-face.ts';
import type { AdditionalChoice } from '../list/list-additional.ts';
import { FilterButton } from './FilterButton.tsx';

const load = () => import('./MoreFiltersPopover.tsx');
const MoreFiltersPopover = lazy(load);

export interface MoreFiltersProps extends FilterControl<readonly AdditionalChoice[]> {
  /** Only of the kinds that exist. */
  readonly offered: readonly AdditionalFilter[];
}

/** The filters that the server offers beside the fixed ones; absent when it offers none (E17). */
export const MoreFilters = (props: MoreFiltersProps) =>
  props.offered.length > 0 && (
    <FilterButton label={props.label} count={props.value.length} preload={() => void load()}>
      {(place) => <MoreFiltersPopover {...props} {...place} />}
    </FilterButton>
  );
