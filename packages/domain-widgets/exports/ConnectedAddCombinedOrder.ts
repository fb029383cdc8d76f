export { ConnectedAddCombinedOrder } from '../src/job/CombinedOrder/ConnectedAddCombinedOrder.tsx';
export type { ConnectedAddCombinedOrderProps } from '../src/job/CombinedOrder/ConnectedAddCombinedOrder.tsx';
