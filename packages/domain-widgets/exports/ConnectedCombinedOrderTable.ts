export { ConnectedCombinedOrderTable } from '../src/combined-order/ConnectedCombinedOrderTable.tsx';
export type { ConnectedCombinedOrderTableProps } from '../src/combined-order/ConnectedCombinedOrderTable.tsx';
