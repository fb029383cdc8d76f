export { ConnectedPlanSavedFilters } from '../src/plan/PlanSavedFilters/ConnectedPlanSavedFilters.tsx';
export type { ConnectedPlanSavedFiltersProps } from '../src/plan/PlanSavedFilters/ConnectedPlanSavedFilters.tsx';
