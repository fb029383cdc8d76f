import type { DesignStatus } from '@crt/domain/design-status';
import { milestoneOrder, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { requestType, type RequestType } from '@crt/domain/request-type';
import type { Random } from './random.ts';

/** How far a demo plan has come: its status and what follows from it. */
export interface Journey {
  readonly status: PlanStatus;
  readonly heldFrom: PlanStatus | null;
  readonly designStatus: DesignStatus;
  /** The milestones that plans of this kind pass, in order. */
  readonly milestones: readonly MilestoneType[];
  /** How many of them have happened. */
  readonly passed: number;
}

/** Statuses in the shares of a working day: much in work, some shipped, the older part done. */
const mix: readonly PlanStatus[] = [
  0, 0, 0, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 5, 5, 6, 6, 7, 7, 9, 10, 10, 10, 10, 10,
];
const externalMix: readonly PlanStatus[] = [0, 0, 1];
const designOnlyMix: readonly PlanStatus[] = [0, 0, 0, 10, 10, 9];

/** Days that pass from the request to each milestone when everything goes to plan. */
export const usualDay: Readonly<Record<MilestoneType, number>> = {
  1: 0,
  2: 2,
  3: 5,
  4: 9,
  9: 11,
  10: 13,
  5: 16,
  6: 25,
  7: 27,
  8: 30,
};

function milestonesOf(type: RequestType, hasSession: boolean): readonly MilestoneType[] {
  if (type === requestType.reOrder) return [1, 10, 5, 6, 7, 8];
  if (type === requestType.designOnly) return hasSession ? [1, 2, 3, 4] : [1, 2, 4];
  return hasSession ? milestoneOrder : milestoneOrder.filter((milestone) => milestone !== 3);
}

/** The last milestone that a plan in a status has passed. */
const lastPassed: Readonly<Record<PlanStatus, MilestoneType>> = {
  0: 1,
  1: 10,
  2: 10,
  3: 10,
  4: 5,
  5: 6,
  6: 7,
  7: 8,
  8: 5,
  9: 4,
  10: 8,
};

function designOf(random: Random, type: RequestType, status: PlanStatus, hasSession: boolean): DesignStatus {
  if (
    type === requestType.reOrder ||
    (status >= planStatus.readyForManufacturingApprovalPending && status !== planStatus.terminated)
  )
    return 5;
  const choices: readonly DesignStatus[] = hasSession ? [0, 1, 2, 3, 4, 5] : [0, 3, 4, 5];
  return random.pick(choices);
}

/** Milestones that a design in a status has behind it. */
const passedByDesign: Readonly<Record<DesignStatus, MilestoneType>> = { 0: 1, 1: 2, 2: 2, 3: 3, 4: 3, 5: 4 };

/** A re-order was approved with what it repeats: once its data are there it is ready. */
function withoutApproval(status: PlanStatus, type: RequestType): PlanStatus {
  const isPending = status === planStatus.readyForManufacturingApprovalPending;
  return isPending && type === requestType.reOrder ? planStatus.readyForManufacturing : status;
}

/** Draws how far a plan has come; a part of the unfinished ones is on hold. `isWhole` gives it all ten milestones. */
export function drawJourney(
  random: Random,
  type: RequestType,
  hasSession: boolean,
  isWhole = false,
): Journey {
  const statuses =
    type === requestType.external ? externalMix : type === requestType.designOnly ? designOnlyMix : mix;
  const drawn = withoutApproval(random.pick(statuses), type);
  const isHeld = drawn <= planStatus.readyForShipment && random.chance(0.06);
  const milestones = isWhole ? milestoneOrder : milestonesOf(type, hasSession);
  return journeyTo({
    status: drawn,
    isHeld,
    milestones,
    designStatus: designOf(random, type, drawn, hasSession),
  });
}

/** Where a plan has come to. */
export interface Reached extends Pick<Journey, 'status' | 'designStatus' | 'milestones'> {
  readonly isHeld: boolean;
}

/** What has happened on the way to a status. */
export function journeyTo({ status: drawn, isHeld, milestones, designStatus }: Reached): Journey {
  const last = drawn === 0 || drawn === 9 ? passedByDesign[designStatus] : lastPassed[drawn];
  const passed =
    milestones.findLastIndex(
      (milestone) => milestoneOrder.indexOf(milestone) <= milestoneOrder.indexOf(last),
    ) + 1;
  return {
    status: isHeld ? planStatus.onHold : drawn,
    heldFrom: isHeld ? drawn : null,
    designStatus,
    milestones,
    passed: Math.max(1, passed),
  };
}
