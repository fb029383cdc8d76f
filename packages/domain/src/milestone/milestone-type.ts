/** The milestones of a plan with their wire numbers; only ManufacturingStarted (5) is given by the specification. */
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
/** Number of a milestone on the wire. */
export type MilestoneType = (typeof milestoneType)[keyof typeof milestoneType];

/** The name shown for each milestone. */
export const milestoneName: Readonly<Record<MilestoneType, string>> = {
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

/** All milestones in the order in which a plan passes them (domain rules §3.3). */
export const milestoneOrder: readonly MilestoneType[] = [1, 2, 3, 4, 9, 10, 5, 6, 7, 8];

const manufacturing: ReadonlySet<MilestoneType> = new Set([5, 6, 7, 8]);

/** Whether a milestone belongs to making and delivering rather than to designing; rescheduling plans these (F29). */
export function isManufacturingMilestone(type: MilestoneType): boolean {
  return manufacturing.has(type);
}
