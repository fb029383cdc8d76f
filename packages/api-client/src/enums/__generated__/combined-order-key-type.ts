/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** What identifies the orders of a definition (L7). */
export const combinedOrderKeyType = {
  buildId: 1,
  trackingNumber: 2,
  sterileLotNumber: 3,
} as const;
/** What identifies the orders of a definition (L7). Its number on the wire. */
export type CombinedOrderKeyType = (typeof combinedOrderKeyType)[keyof typeof combinedOrderKeyType];
/** How people read each CombinedOrderKeyType. */
export const combinedOrderKeyTypeLabels: Readonly<Record<CombinedOrderKeyType, string>> = {
  1: 'Build Id',
  2: 'Tracking Number',
  3: 'Sterile Lot Number',
};
