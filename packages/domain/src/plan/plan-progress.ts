import type { MilestoneType } from '../milestone/milestone-type.ts';
import { planStatus, type PlanStatus } from './plan-status.ts';

/** The status to which the milestones that have happened have brought a plan, the furthest first (domain rules §3.6). */
const reachedBy: readonly (readonly [PlanStatus, readonly MilestoneType[]])[] = [
  [planStatus.arrived, [8]],
  [planStatus.inTransit, [7]],
  [planStatus.readyForShipment, [6]],
  [planStatus.manufacturing, [5]],
  [planStatus.readyForManufacturing, [9, 10]],
  [planStatus.readyForManufacturingApprovalPending, [10]],
];

/**
 * The status that a plan in `status` has after its milestones changed. `milestones` are those that it has to pass,
 * `passed` those that happened; a plan without RA approval among its milestones needs none. Held, terminated and done
 * plans keep their status, and a plan that waits for the approval of its first step goes on waiting.
 */
export function statusAfterMilestones(
  status: PlanStatus,
  milestones: ReadonlySet<MilestoneType>,
  passed: ReadonlySet<MilestoneType>,
): PlanStatus {
  if (status > planStatus.arrived) return status;
  const isReached = (needed: readonly MilestoneType[]) =>
    needed.every((type) => passed.has(type) || (type === 9 && !milestones.has(9)));
  const reached =
    reachedBy.find(([, needed]) => isReached(needed))?.[0] ?? planStatus.manufacturingInputPending;
  const isWaiting =
    status === planStatus.manufacturingApprovalPending && reached === planStatus.readyForManufacturing;
  return isWaiting ? status : reached;
}
