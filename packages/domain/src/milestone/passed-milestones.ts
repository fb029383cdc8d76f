import { requestType, type RequestType } from '../plan/request-type.ts';
import { milestoneOrder, milestoneType, type MilestoneType } from './milestone-type.ts';

/** What there is of a re-order, which needs no design. */
const ofReOrder: ReadonlySet<MilestoneType> = new Set([
  milestoneType.requestReceived,
  milestoneType.dataAvailable,
  milestoneType.manufacturingStarted,
  milestoneType.outOfManufacturing,
  milestoneType.shipped,
  milestoneType.arrived,
]);
/** What there is of a design alone, which ends with being approved. */
const ofDesignOnly: ReadonlySet<MilestoneType> = new Set([
  milestoneType.requestReceived,
  milestoneType.fileUploaded,
  milestoneType.designSession,
  milestoneType.designApproved,
]);

/** The milestones that plans of a category pass, in their order (domain rules §3.3); some go without a session. */
export function passedMilestones(category: RequestType): readonly MilestoneType[] {
  if (category === requestType.reOrder) return milestoneOrder.filter((type) => ofReOrder.has(type));
  if (category === requestType.designOnly) return milestoneOrder.filter((type) => ofDesignOnly.has(type));
  return milestoneOrder;
}

/** Those of them that a lead time leads to: nothing comes before the first (T19). */
export function timedMilestones(category: RequestType): readonly MilestoneType[] {
  return passedMilestones(category).filter((type) => type !== milestoneType.requestReceived);
}
