import type { Permission } from '../permission/permission.ts';
import { planStatus, planStatusName, type PlanStatus } from '../plan/plan-status.ts';
import { allow, deny, type Verdict } from '../verdict.ts';
import type { MilestoneFact } from './chain.ts';
import { isManufacturingMilestone } from './milestone-type.ts';

/** What decides whether manufacturing can be planned anew. */
export interface ReschedulingFacts {
  readonly status: PlanStatus;
  /** With the data manufacturing begins to exist (domain rules §3.5.1). */
  readonly manufacturingDataAvailable: boolean;
  readonly milestones: readonly MilestoneFact[];
}

const mayReschedule: readonly Permission[] = ['CanManageFulfilmentPlan', 'CanManageManufacturingCycles'];

/** Whether the pending milestones of manufacturing can be planned anew now: completed and locked ones stay (F29, H20). */
export function canReschedule(facts: ReschedulingFacts, granted: ReadonlySet<Permission>): Verdict {
  const { status } = facts;
  if (!mayReschedule.some((permission) => granted.has(permission)))
    return deny('You have no right to change this.');
  if (status === planStatus.onHold || status === planStatus.terminated || status === planStatus.done)
    return deny(`A plan that is ${planStatusName[status]} cannot be rescheduled.`);
  if (!facts.manufacturingDataAvailable) return deny('The manufacturing data are not available yet.');
  const isPending = facts.milestones.some(
    ({ type, actualDate, isLocked }) => isManufacturingMilestone(type) && !actualDate && !isLocked,
  );
  return isPending ? allow : deny('There are no manufacturing milestones that could be rescheduled now.');
}
