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

/** Whether a number on the wire is that of a milestone. */
export function isMilestoneType(id: number): id is MilestoneType {
  return Object.hasOwn(milestoneName, id);
}

/** All milestones in the order in which a plan passes them (domain rules §3.3). */
export const milestoneOrder: readonly MilestoneType[] = [1, 2, 3, 4, 9, 10, 5, 6, 7, 8];

const manufacturing: ReadonlySet<MilestoneType> = new Set([
  milestoneType.manufacturingStarted,
  milestoneType.outOfManufacturing,
  milestoneType.shipped,
  milestoneType.arrived,
]);
/** What the site that makes a plan has nothing to do with any more. */
const delivery: ReadonlySet<MilestoneType> = new Set([milestoneType.shipped, milestoneType.arrived]);
/** Manufacturing at risk starts before these (F31). */
const approvals: ReadonlySet<MilestoneType> = new Set([
  milestoneType.designApproved,
  milestoneType.raApproved,
  milestoneType.dataAvailable,
]);

/** Whether a milestone belongs to making and delivering rather than to designing; rescheduling plans these (F29). */
export function isManufacturingMilestone(type: MilestoneType): boolean {
  return manufacturing.has(type);
}

/** Whether a milestone is reached on the way to the customer, and no more at the site (domain rules §3.1.5). */
export function isDeliveryMilestone(type: MilestoneType): boolean {
  return delivery.has(type);
}

/**
 * Whether a plan passes one milestone before another. RA approval and data come in either order (§3.6), and
 * manufacturing at risk does not wait for the approvals (F31).
 */
export function comesBefore(one: MilestoneType, other: MilestoneType, isAtRisk: boolean): boolean {
  const { raApproved, dataAvailable, manufacturingStarted } = milestoneType;
  if (one === raApproved && other === dataAvailable) return false;
  if (isAtRisk && other === manufacturingStarted && approvals.has(one)) return false;
  return milestoneOrder.indexOf(one) < milestoneOrder.indexOf(other);
}
