export { FilterBar } from '../src/data/FilterBar/FilterBar.tsx';
export type { ActiveFilter, FilterBarHandle, FilterBarProps } from '../src/data/FilterBar/FilterBar.tsx';
