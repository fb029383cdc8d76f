import { lazy } from 'react';
import type { FilterControl } from '../list/filter-face.ts';
import type { Span } from '../list/list-span.ts';
import { FilterButton } from './FilterButton.tsx';

// Calendars need not be among the first files of a list.
const load = () => import('./SpanFilterPopover.tsx');
const SpanFilterPopover = lazy(load);

export type SpanFilterProps = FilterControl<Span | undefined>;

/** A filter by time: between two instants, or back from now (V5). */
export const SpanFilter = (props: SpanFilterProps) => (
  <FilterButton label={props.label} count={props.value ? 1 : 0} preload={() => void load()}>
    {(place) => <SpanFilterPopover {...props} {...place} />}
  </FilterButton>
);
