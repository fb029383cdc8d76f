import { and, gte, inArray, type SQL } from 'drizzle-orm';
import { plans } from '../plan.tables.ts';
import type { PlanFilters } from './plan-query.ts';

/** The additional filters by their numbers on the wire (E17). */
export const additionalFilterId = {
  progress: 1,
  category: 2,
  location: 3,
  surgeon: 4,
  allergy: 5,
  created: 6,
} as const;

/** The values as numbers from 0 on that a small integer holds. */
export const numbersOf = (values: readonly string[]) =>
  values.map(Number).filter((value) => Number.isInteger(value) && value >= 0 && value < 32_768);

/** What the filter by location leaves. */
export function locationCondition(chosen: PlanFilters['selectedAdditionalFilters']): SQL | undefined {
  return additionalConditions(chosen?.filter((one) => one.id === additionalFilterId.location));
}

/** What the additional filters leave; kinds that are not implemented narrow nothing. */
export function additionalConditions(chosen: PlanFilters['selectedAdditionalFilters']): SQL | undefined {
  const conditions = (chosen ?? []).map(({ id: filterId, selectedValues }) => {
    const numbers = numbersOf(selectedValues);
    if (selectedValues.length === 0) return undefined;
    if (filterId === additionalFilterId.progress) return gte(plans.manufacturingProgress, numbers[0] ?? 0);
    if (filterId === additionalFilterId.category)
      return inArray(plans.type, numbers as (1 | 2 | 3 | 4 | 5)[]);
    return filterId === additionalFilterId.location
      ? inArray(plans.manufacturingLocationId, numbers)
      : undefined;
  });
  return and(...conditions);
}
