export { ConnectedTrackingTable } from '../src/tracking/ConnectedTrackingTable.tsx';
export type { ConnectedTrackingTableProps } from '../src/tracking/ConnectedTrackingTable.tsx';
