export { ConnectedCombinedOrderTable } from '../src/job/CombinedOrder/ConnectedCombinedOrderTable.tsx';
export type { ConnectedCombinedOrderTableProps } from '../src/job/CombinedOrder/ConnectedCombinedOrderTable.tsx';
