import { lazy } from 'react';
import { FilterButton } from '../../shared/filter/FilterButton.tsx';
import type { ChangesSpan } from '../changes-query.ts';
import { changesTexts } from '../changes.texts.ts';

const load = () => import('./ChangesDatePopover.tsx');
const ChangesDatePopover = lazy(load);

export interface ChangesDateFilterProps {
  readonly value: ChangesSpan | undefined;
  readonly onChange: (value: ChangesSpan | undefined) => void;
}

/** The filter by when a change was made (V5). */
export const ChangesDateButton = (props: ChangesDateFilterProps) => (
  <FilterButton label={changesTexts.filters.date} count={props.value ? 1 : 0} preload={() => void load()}>
    {(place) => <ChangesDatePopover {...props} {...place} />}
  </FilterButton>
);
