export { ConnectedEdocFilters } from '../src/filter-management/EdocFilters/ConnectedEdocFilters.tsx';
export type { ConnectedEdocFiltersProps } from '../src/filter-management/EdocFilters/ConnectedEdocFilters.tsx';
