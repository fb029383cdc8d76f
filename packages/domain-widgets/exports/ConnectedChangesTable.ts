export { ConnectedChangesTable } from '../src/change/ChangesTable/ConnectedChangesTable.tsx';
export type { ConnectedChangesTableProps } from '../src/change/ChangesTable/ConnectedChangesTable.tsx';
