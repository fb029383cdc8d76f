/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** How far a combined order is (L19). */
export const combinedOrderStatus = {
  notStarted: 0,
  inProgress: 1,
  completed: 2,
} as const;
/** How far a combined order is (L19). Its number on the wire. */
export type CombinedOrderStatus = (typeof combinedOrderStatus)[keyof typeof combinedOrderStatus];
/** How people read each CombinedOrderStatus. */
export const combinedOrderStatusLabels: Readonly<Record<CombinedOrderStatus, string>> = {
  0: 'Not Started',
  1: 'In Progress',
  2: 'Completed',
};
