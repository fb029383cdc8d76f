export { ConnectedCycleExport, ConnectedCycleSavedFilters } from '../src/cycle/CycleListActions.tsx';
export type {
  ConnectedCycleExportProps,
  ConnectedCycleSavedFiltersProps,
} from '../src/cycle/CycleListActions.tsx';
