/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** How far the design of a plan is (E11). */
export const designStatus = {
  /** The scan was not uploaded yet. */
  waitingForFile: 0,
  /** A design session has to be planned. */
  waitingForSession: 1,
  /** The design session is planned. */
  sessionPlanned: 2,
  /** The designer works on it. */
  inDesign: 3,
  /** Waits for the surgeon. */
  approvalPending: 4,
  /** The design is approved. */
  approved: 5,
} as const;
/** How far the design of a plan is (E11). Its number on the wire. */
export type DesignStatus = (typeof designStatus)[keyof typeof designStatus];
/** How people read each DesignStatus. */
export const designStatusLabels: Readonly<Record<DesignStatus, string>> = {
  0: 'Waiting For File',
  1: 'Waiting For Session',
  2: 'Session Planned',
  3: 'In Design',
  4: 'Approval Pending',
  5: 'Approved',
};
