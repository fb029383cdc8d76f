import type { AdditionalFilter } from '@crt/api-client/types-main';
import { lazy } from 'react';
import { FilterButton } from '../../shared/filter/FilterButton.tsx';
import type { AdditionalChoice } from '../plan-query.ts';
import { planTexts } from '../plan.texts.ts';

const load = () => import('./MoreFiltersPopover.tsx');
const MoreFiltersPopover = lazy(load);

/** Kinds of additional filters that exist; 0, 2 and 3 are offered by the server, but shown and sent by nobody (E17). */
export const additionalKind = { number: 1, multiSelect: 4 } as const;

export interface MoreFiltersProps {
  /** Only of the kinds that exist. */
  readonly offered: readonly AdditionalFilter[];
  readonly chosen: readonly AdditionalChoice[];
  readonly onChange: (chosen: readonly AdditionalChoice[]) => void;
}

/** The filters that the server offers beside the fixed ones; absent when it offers none (E17). */
export const MoreFiltersButton = (props: MoreFiltersProps) =>
  props.offered.length > 0 && (
    <FilterButton label={planTexts.list.filters.more} count={props.chosen.length} preload={() => void load()}>
      {(place) => <MoreFiltersPopover {...props} {...place} />}
    </FilterButton>
  );
