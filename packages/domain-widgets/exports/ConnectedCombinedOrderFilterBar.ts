export { ConnectedCombinedOrderFilterBar } from '../src/job/CombinedOrder/ConnectedCombinedOrderFilterBar.tsx';
