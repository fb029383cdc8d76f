export { AllSchedulesFilters } from '../src/session/all-schedules/AllSchedulesFilters.tsx';
export type { AllSchedulesFiltersProps } from '../src/session/all-schedules/AllSchedulesFilters.tsx';
