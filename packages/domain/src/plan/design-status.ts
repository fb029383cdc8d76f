/** How far the design of a plan is, with its wire numbers (E11); the specification names no values. */
export const designStatus = {
  filePending: 0,
  sessionPending: 1,
  inDesign: 2,
  approvalPending: 3,
  approved: 4,
  notRequired: 5,
} as const;
export type DesignStatus = (typeof designStatus)[keyof typeof designStatus];

/** The name shown for each design status. */
export const designStatusName: Readonly<Record<DesignStatus, string>> = {
  0: 'File Pending',
  1: 'Design Session Pending',
  2: 'In Design',
  3: 'Design Approval Pending',
  4: 'Design Approved',
  5: 'Design Not Required',
};
