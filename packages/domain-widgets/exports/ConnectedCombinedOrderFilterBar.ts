export { ConnectedCombinedOrderFilterBar } from '../src/combined-order/ConnectedCombinedOrderFilterBar.tsx';
