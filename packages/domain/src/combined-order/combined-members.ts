import { createJob, currentStep, isJobStarted, type Job } from '../job/job.ts';
import { isAwaitingSignal } from '../job/job-step.ts';
import { canManufacture } from '../job/job-action.ts';
import { allow, deny, type Verdict } from '../verdict.ts';
import { compareWorkflows } from '../workflow/workflow-difference.ts';
import {
  combinedOrderStatus,
  decideCombinedOrder,
  signalObstacles,
  statusOfCombinedOrder,
  type CombinedMember,
  type CombinedOrder,
} from './combined-order.ts';

/** What of the common job is sent (L10, L11). */
export interface CombinedOrderFlags {
  /** Place of the current step, from 1; 0 while the order has no requests. */
  readonly currentSequenceNumber: number;
  readonly canStart: boolean;
  readonly canFinish: boolean;
  readonly canUndo: boolean;
  /** The current step is done by a signal from outside, not by a person. */
  readonly waitsForSignal: boolean;
  /** Why that signal does not come yet, by request. */
  readonly signalObstacles: readonly string[];
  /** Why what is off is off. */
  readonly reasons: readonly { readonly action: 'start' | 'complete' | 'undo'; readonly text: string }[];
}

/** What can be done with a combined order now, by the functions that guard the actions (L10). */
export function combinedOrderFlags(order: CombinedOrder): CombinedOrderFlags {
  const actions = ['start', 'complete', 'undo'] as const;
  const step = order.members.length === 0 ? undefined : currentStep(order.job);
  const waitsForSignal = step !== undefined && isAwaitingSignal(step);
  const obstacles = waitsForSignal ? signalObstacles(order) : [];
  const reasons = actions.flatMap((action) => {
    const verdict = decideCombinedOrder(order, { kind: action });
    if (verdict.isAllowed) return [];
    return [{ action, text: verdict.reason }];
  });
  const can = (kind: (typeof actions)[number]) => !reasons.some(({ action }) => action === kind);
  return {
    currentSequenceNumber: order.members.length === 0 ? 0 : order.job.current + 1,
    canStart: can('start'),
    canFinish: can('complete'),
    canUndo: can('undo'),
    waitsForSignal,
    signalObstacles: obstacles,
    reasons,
  };
}

/** Whether requests can be added by what is sent of the order: before its first step has begun (L12). */
export function isAddGateOpen({
  currentSequenceNumber,
  canStart,
  canFinish,
}: Pick<CombinedOrderFlags, 'currentSequenceNumber' | 'canStart' | 'canFinish'>): boolean {
  return currentSequenceNumber <= 1 && (canStart || !canFinish);
}

/** A job that might be added, with the identifier of the open order of the same kind that it is in (§3.7). */
export interface CombinedCandidate extends Omit<CombinedMember, 'requestId'> {
  readonly openOrder: string | null;
}

/** So many jobs an order can have: the contract tells of no more. */
const mostMembers = 500;

/** Whether a job can be added: the gate is open, and the job is at its begin, has the same steps, and is in no other open order (L12, §3.7). */
export function decideAddMember(
  order: CombinedOrder,
  { job, openOrder }: Pick<CombinedCandidate, 'job' | 'openOrder'>,
): Verdict {
  const hasBegun = statusOfCombinedOrder(order.job) !== combinedOrderStatus.notStarted;
  if (hasBegun || !isAddGateOpen(combinedOrderFlags(order)))
    return deny('Requests can only be added before the first step has been started.');
  if (order.members.length >= mostMembers)
    return deny(`A combined order has at most ${mostMembers} requests.`);
  if (openOrder !== null) return deny(`The job is in the combined order ${openOrder} already.`);
  if (isJobStarted(job)) return deny('The job has been started already.');
  return order.members.length === 0 || isSameWay(order.job, job)
    ? allow
    : deny('The job has other steps than the combined order.');
}

const isSameWay = (one: Job, other: Job) =>
  compareWorkflows(one.steps, other.steps).every(({ facet }) => facet === 'productionOrderStepNumber');

/** The order with one more job; the first brings the version of the workflow that the others must have. */
export function addMember(order: CombinedOrder, member: CombinedMember): CombinedOrder {
  const job = order.members.length === 0 ? createJob(member.job.steps) : order.job;
  return { job, members: [...order.members, member] };
}

/** Whether jobs can be taken out: while the order is not completed, for then it tells what was made together. */
export function decideRemoveMember(order: CombinedOrder, jobId: number): Verdict {
  if (!order.members.some((member) => member.jobId === jobId))
    return deny('The job is not in the combined order.');
  return statusOfCombinedOrder(order.job) === combinedOrderStatus.completed
    ? deny('The combined order is completed.')
    : allow;
}

/** The order without a job, which stays where it stands; without its last one the order is at its begin again (§3.7, L15). */
export function removeMember({ job, members }: CombinedOrder, jobId: number): CombinedOrder {
  const left = members.filter((member) => member.jobId !== jobId);
  return { job: left.length === 0 ? createJob(job.steps) : job, members: left };
}

/** Whether a member can be manufactured now; otherwise its tag looks like danger (L16). */
export function isMemberReady({ facts }: Pick<CombinedMember, 'facts'>): boolean {
  return canManufacture(facts).isAllowed;
}
