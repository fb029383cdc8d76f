export { combinedOrdersList } from '../src/combined-order/combined-order-list.ts';
export type { CombinedOrderFilters } from '../src/combined-order/combined-order-filters.ts';
