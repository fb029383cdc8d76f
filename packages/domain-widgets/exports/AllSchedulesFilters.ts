export { AllSchedulesFilters } from '../src/all-schedules/AllSchedulesFilters.tsx';
export type { AllSchedulesFiltersProps } from '../src/all-schedules/AllSchedulesFilters.tsx';
