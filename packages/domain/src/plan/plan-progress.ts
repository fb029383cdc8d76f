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
  /** Manufacturing at risk starts without data and approval (F31). */
  readonly isAtRisk: boolean;
}

/**
 * The status that a plan in `status` has after its milestones changed: the last one to which they lead without a gap. Held,
 * terminated and done plans keep their status, and a plan that waits for the approval of its first step goes on waiting.
 */
export function statusAfterMilestones(
  status: PlanStatus,
  { milestones, passed, isAtRisk }: PlanProgress,
): PlanStatus {
  if (status > planStatus.arrived) return status;
  const { raApproved, manufacturingStarted } = milestoneType;
  const start = steps.findIndex(([type]) => type === manufacturingStarted);
  const hasBegun = isAtRisk && passed.has(manufacturingStarted);
  const isPassed = (type: MilestoneType) =>
    passed.has(type) || (type === raApproved && !milestones.has(raApproved));
  let reached: PlanStatus = planStatus.manufacturingInputPending;
  for (const [type, next] of hasBegun ? steps.slice(start) : steps) {
    if (!isPassed(type)) break;
    reached = next;
  }
  const isWaiting =
    status === planStatus.manufacturingApprovalPending && reached === planStatus.readyForManufacturing;
  return isWaiting ? status : reached;
}
