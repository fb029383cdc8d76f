export { ConnectedAddCombinedOrder } from '../src/combined-order/ConnectedAddCombinedOrder.tsx';
export type { ConnectedAddCombinedOrderProps } from '../src/combined-order/ConnectedAddCombinedOrder.tsx';
