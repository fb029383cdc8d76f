/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** List to which a saved filter belongs (W7). */
export const containingEntity = {
  fulfilmentPlan: 0,
  manufacturingCycle: 1,
  changes: 2,
} as const;
/** List to which a saved filter belongs (W7). Its number on the wire. */
export type ContainingEntity = (typeof containingEntity)[keyof typeof containingEntity];
/** How people read each ContainingEntity. */
export const containingEntityLabels: Readonly<Record<ContainingEntity, string>> = {
  0: 'Fulfilment Plan',
  1: 'Manufacturing Cycle',
  2: 'Changes',
};
