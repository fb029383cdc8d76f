export { ConnectedCombinedOrder } from '../src/job/CombinedOrder/ConnectedCombinedOrder.tsx';
export type { ConnectedCombinedOrderProps } from '../src/job/CombinedOrder/ConnectedCombinedOrder.tsx';
