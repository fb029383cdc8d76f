import { FilterBar, type ActiveFilter } from '@crt/ui/FilterBar';
import { namesOf } from '../../shared/filter/filter-option.ts';
import { FilterPicker } from '../../shared/filter/FilterPicker.tsx';
import { noPlanFilters, type PlanFilters } from '../plan-query.ts';
import { planTexts } from '../plan.texts.ts';
import type { PlanFilterGroups } from './plan-filter-options.ts';
import { RequestSearch, type FindRequests } from './RequestSearch.tsx';

const texts = planTexts.list.filters;

export interface PlanFilterBarProps {
  readonly filters: PlanFilters;
  readonly onChange: (filters: PlanFilters) => void;
  readonly groups: PlanFilterGroups;
  /** Request ids that contain the typed text (E9). */
  readonly findRequests: FindRequests;
  readonly isLoading?: boolean;
}

const pickers = ['products', 'designStatuses', 'processingStatuses', 'distributionCenters'] as const;
type PickerName = (typeof pickers)[number];

function idsOf(filters: PlanFilters, name: PickerName): readonly string[] {
  return name === 'products' ? filters.products : filters[name].map(String);
}

function withIds(filters: PlanFilters, name: PickerName, ids: readonly string[]): PlanFilters {
  return { ...filters, [name]: name === 'products' ? ids : ids.map(Number) };
}

/** The filters of the plan list, with what is in force as chips below (E9 to E11, E16, E39). */
export const PlanFilterBar = ({
  filters,
  onChange,
  groups,
  findRequests,
  isLoading = false,
}: PlanFilterBarProps) => {
  const active: ActiveFilter[] = pickers.flatMap((name) => {
    const ids = idsOf(filters, name);
    if (ids.length === 0) return [];
    const value = namesOf(groups[name], ids).join(', ');
    return [{ id: name, name: texts[name], value, onRemove: () => onChange(withIds(filters, name, [])) }];
  });
  if (filters.requestId !== '') {
    active.unshift({
      id: 'requestId',
      name: texts.requestId,
      value: filters.requestId,
      onRemove: () => onChange({ ...filters, requestId: '' }),
    });
  }
  return (
    <FilterBar filters={active} onClearAll={() => onChange(noPlanFilters)}>
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
    </FilterBar>
  );
};
