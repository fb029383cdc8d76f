export { ConnectedCombinedOrder } from '../src/combined-order/ConnectedCombinedOrder.tsx';
export type { ConnectedCombinedOrderProps } from '../src/combined-order/ConnectedCombinedOrder.tsx';
