/** How far the design of a plan is, with its wire numbers (E11); the specification names no values. */
export const designStatus = {
  waitingForFile: 0,
  waitingForSession: 1,
  sessionPlanned: 2,
  inDesign: 3,
  approvalPending: 4,
  approved: 5,
} as const;
/** Number of a design status on the wire. */
export type DesignStatus = (typeof designStatus)[keyof typeof designStatus];

/** The name shown for each design status. */
export const designStatusName: Readonly<Record<DesignStatus, string>> = {
  0: 'Waiting For File',
  1: 'Waiting For Session',
  2: 'Session Planned',
  3: 'In Design',
  4: 'Approval Pending',
  5: 'Approved',
};

/** All design statuses in the order in which a design passes them. */
export const allDesignStatuses: readonly DesignStatus[] = [0, 1, 2, 3, 4, 5];
