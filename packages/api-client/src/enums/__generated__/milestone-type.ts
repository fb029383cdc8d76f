/* Generated from openapi/ by `npm run generate`. Do not edit. */
/** Kind of a milestone (S1 §3). */
export const milestoneType = {
  requestReceived: 1,
  fileUploaded: 2,
  designSession: 3,
  designApproved: 4,
  manufacturingStarted: 5,
  outOfManufacturing: 6,
  shipped: 7,
  arrived: 8,
  raApproved: 9,
  dataAvailable: 10,
} as const;
/** Kind of a milestone (S1 §3). Its number on the wire. */
export type MilestoneType = (typeof milestoneType)[keyof typeof milestoneType];
/** How people read each MilestoneType. */
export const milestoneTypeLabels: Readonly<Record<MilestoneType, string>> = {
  1: 'Request Received',
  2: 'File Uploaded',
  3: 'Design Session',
  4: 'Design Approved',
  5: 'Manufacturing Started',
  6: 'Out Of Manufacturing',
  7: 'Shipped',
  8: 'Arrived',
  9: 'RA Approved',
  10: 'Data Available',
};
