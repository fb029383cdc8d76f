import type { AdditionalFilter } from '@crt/api-client/types-main';
import type { ActiveFilter } from '@crt/ui/FilterBar';
import { namesOf } from '../../shared/filter/filter-option.ts';
import { spanText } from '../plan-date-filter.ts';
import type { AdditionalChoice, PlanFilters } from '../plan-query.ts';
import { planTexts } from '../plan.texts.ts';
import type { PlanFilterGroups } from './plan-filter-options.ts';

const texts = planTexts.list.filters;

/** Filters of the plan list that are lists of ids. */
export const pickers = ['products', 'designStatuses', 'processingStatuses', 'distributionCenters'] as const;
export type PickerName = (typeof pickers)[number];

/** Ids of a picker as text. */
export function idsOf(filters: PlanFilters, name: PickerName): readonly string[] {
  return name === 'products' ? filters.products : filters[name].map(String);
}

/** The filters with other ids in one picker. */
export function withIds(filters: PlanFilters, name: PickerName, ids: readonly string[]): PlanFilters {
  return { ...filters, [name]: name === 'products' ? ids : ids.map(Number) };
}

/** What is in force, as chips in the order of the bar. */
export function activeFilters(
  filters: PlanFilters,
  groups: PlanFilterGroups,
  additional: readonly AdditionalFilter[],
  onChange: (filters: PlanFilters) => void,
): readonly ActiveFilter[] {
  const { requestId, date } = filters;
  const request = requestId !== '' && {
    id: 'requestId',
    name: texts.requestId,
    value: requestId,
    onRemove: () => onChange({ ...filters, requestId: '' }),
  };
  const ofPickers = pickers.flatMap((name) => {
    const ids = idsOf(filters, name);
    if (ids.length === 0) return [];
    const value = namesOf(groups[name], ids).join(', ');
    return [{ id: name, name: texts[name], value, onRemove: () => onChange(withIds(filters, name, [])) }];
  });
  const day = date && {
    id: 'date',
    name: dateName(date, groups),
    value: spanText(date.span),
    onRemove: () => onChange({ ...filters, date: undefined }),
  };
  const more = filters.additional.map((choice) => ({
    id: `additional:${choice.id}`,
    ...wordsOf(choice, additional),
    onRemove: () =>
      onChange({ ...filters, additional: filters.additional.filter(({ id }) => id !== choice.id) }),
  }));
  return [...(request ? [request] : []), ...ofPickers, ...(day ? [day] : []), ...more];
}

function dateName({ milestoneId, dateType }: NonNullable<PlanFilters['date']>, groups: PlanFilterGroups) {
  const milestone = groups.milestones.find(({ id }) => id === milestoneId)?.name ?? texts.date;
  const type = groups.dateTypes.find(({ id }) => id === dateType)?.name ?? '';
  return `${milestone} ${type}`.trim();
}

/** The words of an additional filter, as soon as it is known which ones there are. */
function wordsOf(
  { id, values }: AdditionalChoice,
  additional: readonly AdditionalFilter[],
): Pick<ActiveFilter, 'name' | 'value'> {
  const filter = additional.find((offered) => offered.id === id);
  if (!filter)
    return additional.length > 0
      ? { name: texts.unknown, value: texts.unknownNarrows }
      : { name: texts.more, value: values.join(', ') };
  const names = new Map(filter.selectOptions.map(({ value, label }) => [value, label]));
  return { name: filter.name, value: values.map((value) => names.get(value) ?? value).join(', ') };
}
