export { ConnectedChangesSavedFilters } from '../src/change/ChangesSavedFilters/ConnectedChangesSavedFilters.tsx';
export type { ConnectedChangesSavedFiltersProps } from '../src/change/ChangesSavedFilters/ConnectedChangesSavedFilters.tsx';
