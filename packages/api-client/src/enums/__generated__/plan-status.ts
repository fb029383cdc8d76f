/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Processing status of a plan (S1 §3, F57). */
export const planStatus = {
  manufacturingInputPending: 0,
  readyForManufacturingApprovalPending: 1,
  readyForManufacturing: 2,
  manufacturingApprovalPending: 3,
  manufacturing: 4,
  readyForShipment: 5,
  inTransit: 6,
  arrived: 7,
  onHold: 8,
  terminated: 9,
  done: 10,
} as const;
/** Processing status of a plan (S1 §3, F57). Its number on the wire. */
export type PlanStatus = (typeof planStatus)[keyof typeof planStatus];
/** How people read each PlanStatus. */
export const planStatusLabels: Readonly<Record<PlanStatus, string>> = {
  0: 'Manufacturing Input Pending',
  1: 'Ready For Manufacturing Approval Pending',
  2: 'Ready For Manufacturing',
  3: 'Manufacturing Approval Pending',
  4: 'Manufacturing',
  5: 'Ready For Shipment',
  6: 'In Transit',
  7: 'Arrived',
  8: 'On Hold',
  9: 'Terminated',
  10: 'Done',
};
