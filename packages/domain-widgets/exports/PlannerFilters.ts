export { PlannerFilters } from '../src/session/planner/PlannerFilters.tsx';
export type { PlannerFiltersProps } from '../src/session/planner/PlannerFilters.tsx';
