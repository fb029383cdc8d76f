export { noPlanFilters, plansList } from '../src/plan/plan-list.ts';
export type { PlanFilters, PlanQuery } from '../src/plan/plan-list.ts';
export type { PlanDateFilter, PlanDateSpan } from '../src/plan/plan-date-filter.ts';
