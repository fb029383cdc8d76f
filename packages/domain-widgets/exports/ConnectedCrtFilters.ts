export { ConnectedCrtFilters } from '../src/filter-management/CrtFilters/ConnectedCrtFilters.tsx';
export type { ConnectedCrtFiltersProps } from '../src/filter-management/CrtFilters/ConnectedCrtFilters.tsx';
export { filterManagementTexts } from '../src/filter-management/filter-management.texts.ts';
