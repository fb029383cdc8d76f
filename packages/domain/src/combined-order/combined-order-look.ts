import { jobStepStatus, type JobStepStatus } from '../job/job-step.ts';
import type { StepCss } from '../job/job-progress.ts';

/** What identifies the orders of a kind, with its numbers on the wire (L7). */
export const combinedOrderKey = { buildId: 1, trackingNumber: 2, sterileLotNumber: 3 } as const;
/** Number of a key on the wire. */
export type CombinedOrderKey = (typeof combinedOrderKey)[keyof typeof combinedOrderKey];

/** What the identifier and the order number of an order are called. */
export interface CombinedOrderLabels {
  readonly identifier: string;
  readonly orderNumber: string;
}

/** What they are called for each key; the one of sterilization is the sterile lot (L7). */
export const combinedOrderLabels: Readonly<Record<CombinedOrderKey, CombinedOrderLabels>> = {
  1: { identifier: 'Build Id', orderNumber: 'Order Number' },
  2: { identifier: 'Tracking Number', orderNumber: 'Order Number' },
  3: { identifier: 'Sterile Lot Number', orderNumber: 'Tracking Number' },
};

/** What the stepper of an order follows from. */
export interface CombinedOrderPlace {
  /** Place of the current step, from 1; 0 before the first. */
  readonly currentSequenceNumber: number;
  readonly currentStepStatus: JobStepStatus;
  readonly canStart: boolean;
}

/** How the stepper draws the step with a number, from 1 (L11). */
export function combinedStepLook(
  number: number,
  { currentSequenceNumber, currentStepStatus: status, canStart }: CombinedOrderPlace,
): StepCss {
  if (number < currentSequenceNumber) return 'success';
  if (number > currentSequenceNumber) return 'wait';
  if (status === jobStepStatus.completed) return 'success';
  if (status === jobStepStatus.inProgress) return 'finish';
  return status === jobStepStatus.pending && canStart ? 'process' : 'wait';
}
