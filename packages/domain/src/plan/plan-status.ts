import { allow, deny, type Verdict } from '../verdict.ts';

/** The eleven processing statuses of a plan with their wire numbers (F57). */
export const planStatus = {
  manufacturingInputPending: 0,
  readyForManufacturingApprovalPending: 1,
  readyForManufacturing: 2,
  manufacturingApprovalPending: 3,
  manufacturing: 4,
  readyForShipment: 5,
  inTransit: 6,
  arrived: 7,
  onHold: 8,
  terminated: 9,
  done: 10,
} as const;
/** Number of a processing status on the wire. */
export type PlanStatus = (typeof planStatus)[keyof typeof planStatus];

/** The name shown for each processing status; 'On Hold' is also what the hold button looks at (F22, F57). */
export const planStatusName: Readonly<Record<PlanStatus, string>> = {
  0: 'Manufacturing Input Pending',
  1: 'Ready For Manufacturing Approval Pending',
  2: 'Ready For Manufacturing',
  3: 'Manufacturing Approval Pending',
  4: 'Manufacturing',
  5: 'Ready For Shipment',
  6: 'In Transit',
  7: 'Arrived',
  8: 'On Hold',
  9: 'Terminated',
  10: 'Done',
};

/** All statuses in the order of their numbers. */
export const allPlanStatuses: readonly PlanStatus[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** Where a plan may go from each status on its way forward (domain rules §3.6); 2 skips 3 when no approval is needed. */
const forward: Readonly<Record<PlanStatus, readonly PlanStatus[]>> = {
  0: [1],
  1: [2],
  2: [3, 4],
  3: [4],
  4: [5],
  5: [6],
  6: [7],
  7: [10],
  8: [],
  9: [],
  10: [],
};

/** Up to here a plan can be put on hold, and up to here a step back is still possible: nothing has left the house. */
const lastBeforeShipment = planStatus.readyForShipment;

const isOnItsWay = (status: PlanStatus) => status <= lastBeforeShipment;

/** Whether going from `from` to `to` undoes progress. It is legal before shipment, and deserves a question (F15). */
export function isStepBack(from: PlanStatus, to: PlanStatus): boolean {
  return isOnItsWay(from) && forward[to].includes(from);
}

/** Whether a plan may be put on hold now: in any status up to ready for shipment (F22). */
export function canHold(status: PlanStatus): Verdict {
  if (status === planStatus.onHold) return deny('The plan is already on hold.');
  return isOnItsWay(status) ? allow : deny(`A plan that is ${planStatusName[status]} cannot be put on hold.`);
}

/**
 * Whether a plan may change from one status to another. `heldFrom` is the status a held plan came from, the only
 * one, besides termination, that it can go to (F64).
 */
export function canChangeStatus(from: PlanStatus, to: PlanStatus, heldFrom: PlanStatus | null): Verdict {
  const isLegal =
    forward[from].includes(to) ||
    isStepBack(from, to) ||
    (to === planStatus.onHold && isOnItsWay(from)) ||
    (from === planStatus.onHold && to === heldFrom) ||
    (to === planStatus.terminated && from !== planStatus.done && from !== planStatus.terminated);
  return isLegal
    ? allow
    : deny(`The status cannot change from ${planStatusName[from]} to ${planStatusName[to]}.`);
}

/** The statuses a planner may choose by hand: the legal neighbours and Terminated. Hold and resume have their own call (F64). */
export function manualStatusChoices(from: PlanStatus): readonly PlanStatus[] {
  return allPlanStatuses.filter(
    (to) => to !== planStatus.onHold && canChangeStatus(from, to, null).isAllowed,
  );
}

/** Whether manufacturing has begun by the status of a plan; a held plan stands where it was held. */
export function isManufacturingBegun(status: PlanStatus, heldFrom: PlanStatus | null): boolean {
  const reached = status === planStatus.onHold ? (heldFrom ?? status) : status;
  return (
    reached >= planStatus.manufacturing && reached !== planStatus.onHold && reached !== planStatus.terminated
  );
}
