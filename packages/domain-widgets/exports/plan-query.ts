export {
  fromWireFilters,
  fromWireSort,
  hasUnknownSort,
  isNarrowed,
  isSortableColumn,
  noPlanFilters,
  toListRequest,
  toWireFilters,
} from '../src/plan/plan-query.ts';
export type { AdditionalChoice, PlanFilters, PlanQuery } from '../src/plan/plan-query.ts';
export type { PlanDateFilter, PlanDateSpan } from '../src/plan/plan-date-filter.ts';
