import type { AdditionalFilter } from '@crt/api-client/types-main';
import { FilterBar } from '@crt/ui/FilterBar';
import { ComingContext } from '../../shared/filter/coming.ts';
import { FilterPicker } from '../../shared/filter/FilterPicker.tsx';
import { noPlanFilters, type PlanFilters } from '../plan-query.ts';
import { planTexts } from '../plan.texts.ts';
import { activeFilters, idsOf, pickers, withIds } from './active-filters.ts';
import { DateFilterButton } from './DateFilterButton.tsx';
import { MoreFiltersButton } from './MoreFiltersButton.tsx';
import type { PlanFilterGroups } from './plan-filter-options.ts';
import { RequestSearch, type FindRequests } from './RequestSearch.tsx';

const texts = planTexts.list.filters;

export interface PlanFilterBarProps {
  readonly filters: PlanFilters;
  readonly onChange: (filters: PlanFilters) => void;
  readonly groups: PlanFilterGroups;
  /** Filters beside the fixed ones, of the kinds that exist (E17). */
  readonly additional: readonly AdditionalFilter[];
  /** Request ids that contain the typed text (E9). */
  readonly findRequests: FindRequests;
  readonly isLoading?: boolean;
  /** The controls come with the next picture; until then only their room is kept. */
  readonly isComing?: boolean;
}

/** The filters of the plan list, with what is in force as chips below (E9 to E17, E37, E39). */
export const PlanFilterBar = (props: PlanFilterBarProps) => {
  const { filters, onChange, groups, additional, findRequests, isLoading = false, isComing = false } = props;
  return (
    <ComingContext value={isComing}>
      <FilterBar
        filters={activeFilters(filters, groups, additional, onChange)}
        onClearAll={() => onChange(noPlanFilters)}
      >
        <RequestSearch
          value={filters.requestId}
          onChange={(requestId) => onChange({ ...filters, requestId })}
          find={findRequests}
        />
        {pickers.map((name) => (
          <FilterPicker
            key={name}
            label={texts[name]}
            groups={groups[name]}
            chosen={idsOf(filters, name)}
            onChange={(ids) => onChange(withIds(filters, name, ids))}
            isLoading={isLoading}
          />
        ))}
        <DateFilterButton
          value={filters.date}
          onChange={(date) => onChange({ ...filters, date })}
          milestones={groups.milestones}
          dateTypes={groups.dateTypes}
        />
        <MoreFiltersButton
          offered={additional}
          chosen={filters.additional}
          onChange={(choices) => onChange({ ...filters, additional: choices })}
        />
      </FilterBar>
    </ComingContext>
  );
};
