export { combinedOrdersList } from '../src/job/CombinedOrder/combined-order-list.ts';
export type { CombinedOrderFilters } from '../src/job/CombinedOrder/combined-order-filters.ts';
