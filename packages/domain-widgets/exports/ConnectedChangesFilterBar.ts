export { ConnectedChangesFilterBar } from '../src/change/ChangesFilterBar/ConnectedChangesFilterBar.tsx';
export type { ConnectedChangesFilterBarProps } from '../src/change/ChangesFilterBar/ConnectedChangesFilterBar.tsx';
