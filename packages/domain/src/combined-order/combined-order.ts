import { applyJobAction, type Actor } from '../job/apply-job-action.ts';
import { areStepsDone, currentStep, isJobStarted, type Job } from '../job/job.ts';
import { decideByJob, decideJobAction, type JobFacts } from '../job/job-action.ts';
import { allOf, allow, deny, type Verdict } from '../verdict.ts';

/** How far a combined order is, with its numbers on the wire (L19). */
export const combinedOrderStatus = { notStarted: 0, inProgress: 1, completed: 2 } as const;
/** Number of such a status on the wire. */
export type CombinedOrderStatus = (typeof combinedOrderStatus)[keyof typeof combinedOrderStatus];

/** The name shown for each status of a combined order (L19). */
export const combinedOrderStatusName: Readonly<Record<CombinedOrderStatus, string>> = {
  0: 'Not started',
  1: 'In progress',
  2: 'Completed',
};

/** A job that goes along with a combined order. */
export interface CombinedMember {
  readonly jobId: number;
  /** By what people know it. */
  readonly requestId: string;
  /** The pass of the job that goes along (L23). */
  readonly pass: number;
  readonly job: Job;
  /** What its actions depend on; its `combinedOrder` is not looked at, for here the order itself acts. */
  readonly facts: JobFacts;
  /** The job before it, of the same work order, that is not done: no signal from outside comes for it earlier. Null when it is its turn. */
  readonly waitsFor: string | null;
}

/** A combined order: the common job, and the jobs that follow each of its steps (§3.7). */
export interface CombinedOrder {
  readonly job: Job;
  readonly members: readonly CombinedMember[];
}

/** What is done to a combined order (L10), or heard of its step from outside. */
export type CombinedOrderAction =
  | { readonly kind: 'start' }
  | { readonly kind: 'complete' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'signal'; readonly hasSucceeded: boolean };

/** Status of a combined order by its common job. */
export function statusOfCombinedOrder(job: Job): CombinedOrderStatus {
  if (!isJobStarted(job)) return combinedOrderStatus.notStarted;
  return areStepsDone(job) ? combinedOrderStatus.completed : combinedOrderStatus.inProgress;
}

/** Whether the order can take a step: its common job says so, and every member can and stands where the order stands (§3.7, L10). */
export function decideCombinedOrder({ job, members }: CombinedOrder, action: CombinedOrderAction): Verdict {
  if (members.length === 0) return deny('The combined order has no requests.');
  return allOf(
    decideByJob(job, action),
    ...members.map((member) => named(member, decideMember(job, member, action))),
  );
}

/** Why the signal for the current step does not come yet: what each request says that it cannot take it (§3.5.8). Empty when it can come. */
export function signalObstacles({ job, members }: CombinedOrder): readonly string[] {
  return members
    .map((member) => named(member, decideMember(job, member, { kind: 'signal', hasSucceeded: true })))
    .flatMap((verdict) => (verdict.isAllowed ? [] : [verdict.reason]));
}

/** The order and all its members after an action that {@link decideCombinedOrder} allows. @throws RangeError when one cannot follow */
export function applyToCombinedOrder(
  { job, members }: CombinedOrder,
  action: CombinedOrderAction,
  actor: Actor,
): CombinedOrder {
  return {
    job: applyJobAction(job, action, actor),
    members: members.map((member) => ({ ...member, job: applyJobAction(member.job, action, actor) })),
  };
}

function decideMember(
  common: Job,
  { job, pass, facts, waitsFor }: CombinedMember,
  action: CombinedOrderAction,
): Verdict {
  if (job.pass !== pass) return deny('The job has been restarted since.');
  const verdict = decideJobAction(job, action, { ...facts, combinedOrder: null });
  if (!verdict.isAllowed) return verdict;
  if (action.kind === 'signal' && waitsFor !== null) return deny(`${waitsFor} is not done.`);
  const isInStep = action.kind === 'undo' ? hasSameLast(common, job) : standsAtSame(common, job);
  return isInStep ? allow : deny('The job does not stand where the combined order stands.');
}

function standsAtSame(common: Job, job: Job): boolean {
  const [one, other] = [currentStep(common), currentStep(job)];
  return one?.stepId === other?.stepId && one?.status === other?.status;
}

/** Whether undo takes back the same of both. */
function hasSameLast(common: Job, job: Job): boolean {
  const [one, other] = [common.events.at(-1), job.events.at(-1)];
  return one?.kind === other?.kind && one?.stepId === other?.stepId && other?.rework === null;
}

const named = ({ requestId }: CombinedMember, verdict: Verdict): Verdict =>
  verdict.isAllowed ? allow : deny(`${requestId}: ${verdict.reason}`);
