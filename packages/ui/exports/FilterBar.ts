export { FilterBar } from '../src/data/FilterBar/FilterBar.tsx';
export type { ActiveFilter, FilterBarProps } from '../src/data/FilterBar/FilterBar.tsx';
