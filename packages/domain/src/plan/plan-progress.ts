import { milestoneType, type MilestoneType } from '../milestone/milestone-type.ts';
import { planStatus, type PlanStatus } from './plan-status.ts';

/** The milestones that move a plan from status to status, step by step (domain rules §3.6). */
const steps: readonly (readonly [MilestoneType, PlanStatus])[] = [
  [milestoneType.dataAvailable, planStatus.readyForManufacturingApprovalPending],
  [milestoneType.raApproved, planStatus.readyForManufacturing],
  [milestoneType.manufacturingStarted, planStatus.manufacturing],
  [milestoneType.outOfManufacturing, planStatus.readyForShipment],
  [milestoneType.shipped, planStatus.inTransit],
  [milestoneType.arrived, planStatus.arrived],
];
const moving: ReadonlySet<MilestoneType> = new Set(steps.map(([type]) => type));

/** Whether the status of a plan follows what happens to this milestone. */
export function movesStatus(type: MilestoneType): boolean {
  return moving.has(type);
}

/** What of a plan's milestones its status follows. */
export interface PlanProgress {
  /** Those that it has to pass; a plan without RA approval among them needs none. */
  readonly milestones: ReadonlySet<MilestoneType>;
  /** Those that happened. */
  readonly passed: ReadonlySet<MilestoneType>;
}

/**
 * The status that a plan in `status` has after its milestones changed: the one to which the last of them leads. What was
 * jumped over, which is asked about, does not hold it back (§3.3.7); only the approval waits for the data (§3.6). Held,
 * terminated and done plans keep their status, and a plan that waits for the approval of its first step goes on waiting.
 */
export function statusAfterMilestones(status: PlanStatus, { milestones, passed }: PlanProgress): PlanStatus {
  if (status > planStatus.arrived) return status;
  const { raApproved, dataAvailable } = milestoneType;
  const isReached = (type: MilestoneType) =>
    type === raApproved
      ? passed.has(dataAvailable) && (passed.has(raApproved) || !milestones.has(raApproved))
      : passed.has(type);
  const [, reached] = steps.findLast(([type]) => isReached(type)) ?? [];
  const isWaiting =
    status === planStatus.manufacturingApprovalPending && reached === planStatus.readyForManufacturing;
  return isWaiting ? status : (reached ?? planStatus.manufacturingInputPending);
}
