import type { ChangeTypeOption, ChangeTypeSettings } from '@crt/api-client/types-main';
import { lazy } from 'react';
import { FilterButton } from '../../shared/filter/FilterButton.tsx';
import type { ChangeTypeChoice } from '../changes-query.ts';
import { changesTexts } from '../changes.texts.ts';

const load = () => import('./ChangeTypePopover.tsx');
const ChangeTypePopover = lazy(load);

export interface ChangeTypeFilterProps {
  readonly value: ChangeTypeChoice | undefined;
  readonly onChange: (value: ChangeTypeChoice | undefined) => void;
  readonly types: readonly ChangeTypeOption[];
  /** How the values of the chosen type are looked for; undefined until it is known (V4). */
  readonly settings: ChangeTypeSettings | undefined;
}

/** The filter by what was changed, from what and to what (V3, V4). */
export const ChangeTypeButton = (props: ChangeTypeFilterProps) => (
  <FilterButton
    label={changesTexts.filters.changeType}
    count={props.value ? 1 : 0}
    preload={() => void load()}
  >
    {(place) => <ChangeTypePopover {...props} {...place} />}
  </FilterButton>
);
