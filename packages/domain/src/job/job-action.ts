import { planStatus, planStatusName, type PlanStatus } from '../plan/plan-status.ts';
import { allOf, allow, deny, type Verdict } from '../verdict.ts';
import {
  areStepsDone,
  currentReworkStep,
  currentStep,
  hasOpenRework,
  isJobStarted,
  isReworkOpen,
} from './job.ts';
import type { Job, Rework } from './job.ts';
import { isStartable, jobStepStatus, type JobStep, type ReworkStep } from './job-step.ts';
import { mostReworks, reworkMaterials, reworkOptions } from './rework.ts';

/** What is done to a job. The current step is implied (H25); `rework` is the number of the rework whose step is meant. */
export type JobAction =
  | { readonly kind: 'start' | 'complete'; readonly rework?: number }
  | { readonly kind: 'undo' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'skip' }
  /** A sub-job from the step on that has the job step `stepId`; `name` is its material numbers joined by comma (H9, H10). */
  | { readonly kind: 'rework'; readonly stepId: number; readonly name: string }
  /** What is heard from outside of a step that no person finishes (§3.5.8); only here a step can fail. */
  | { readonly kind: 'signal'; readonly hasSucceeded: boolean; readonly rework?: number };

/** What the rules of a job ask of its plan, of its place and of who acts. */
export interface JobFacts {
  /** Status of the plan: nothing moves while it is on hold or terminated, nor after it was shipped. */
  readonly planStatus: PlanStatus;
  /** Manufacturing at risk may start without data and approval (F31). */
  readonly isAtRisk: boolean;
  /** Job steps that need a worker by the table of efforts. */
  readonly needingWorker: ReadonlySet<number>;
  /** User symbol of who acts; null without one. */
  readonly userSymbol: string | null;
  /** Identifier of the open combined order that the job advances with; null when it goes alone, and when that order itself acts. */
  readonly combinedOrder: string | null;
}

/** Whether an action can be done now: the same answer disables the button and refuses the call (H5, §3.5.5). */
export function decideJobAction(job: Job, action: JobAction, facts: JobFacts): Verdict {
  return allOf(
    decideByPlan(action, facts),
    decideByOrder(job, action, facts),
    decideByJob(job, action),
    decideByWorker(job, action, facts),
  );
}

/** What the job itself says, whatever its plan: an action that is denied here cannot be applied. */
export function decideByJob(job: Job, action: JobAction): Verdict {
  switch (action.kind) {
    case 'start':
    case 'complete':
    case 'signal':
      return decideStep(job, action);
    case 'undo':
      return decideUndo(job);
    case 'restart':
      return decideRestart(job);
    case 'skip':
      return decideSkip(job);
    case 'rework':
      return decideRework(job, action);
  }
}

const forward: ReadonlySet<JobAction['kind']> = new Set(['start', 'complete', 'signal', 'skip']);

/** What the plan says of any work on its jobs: whether it can be manufactured now. */
export function canManufacture({ planStatus: status, isAtRisk }: PlanFacts): Verdict {
  if (status === planStatus.onHold) return deny('The plan is on hold.');
  if (status === planStatus.terminated) return deny('The plan is terminated.');
  if (status > planStatus.readyForShipment) return deny('The plan has left manufacturing.');
  if (status < planStatus.readyForManufacturing && !isAtRisk)
    return deny(`Nothing is manufactured while the plan is ${planStatusName[status]}.`);
  return allow;
}

function decideByPlan({ kind }: JobAction, facts: JobFacts): Verdict {
  const isOver = facts.planStatus === planStatus.readyForShipment && forward.has(kind);
  return isOver ? deny('The plan is ready for shipment.') : canManufacture(facts);
}

type PlanFacts = Pick<JobFacts, 'planStatus' | 'isAtRisk'>;

/** A job in an open combined order moves with it; what is done in its reworks is its own, also to take that back. */
function decideByOrder(job: Job, action: JobAction, { combinedOrder }: JobFacts): Verdict {
  if (combinedOrder === null || isOfRework(job, action)) return allow;
  return deny(`The job advances with the combined order ${combinedOrder}.`);
}

function isOfRework({ events }: Job, action: JobAction): boolean {
  if (action.kind === 'rework') return true;
  if (action.kind === 'undo') return (events.at(-1)?.rework ?? null) !== null;
  return 'rework' in action && action.rework !== undefined;
}

/** Why nobody starts or completes a step that is done by a signal from outside (§3.5.8). */
export const awaitsSignal = 'The current step waits for a signal from outside.';

type StepAction = Extract<JobAction, { readonly kind: 'start' | 'complete' | 'signal' }>;

function stepOf(job: Job, action: StepAction): JobStep | ReworkStep | undefined {
  if (action.rework === undefined) return currentStep(job);
  const rework = job.reworks.find(({ number }) => number === action.rework);
  return rework === undefined ? undefined : currentReworkStep(rework);
}

function decideByWorker(job: Job, action: JobAction, { needingWorker, userSymbol }: JobFacts): Verdict {
  if (action.kind !== 'start' || userSymbol !== null) return allow;
  const step = stepOf(job, action);
  return step !== undefined && needingWorker.has(step.stepId)
    ? deny('The step needs a worker, and you have no user symbol.')
    : allow;
}

function decideStep(job: Job, action: StepAction): Verdict {
  const step = stepOf(job, action);
  if (step === undefined || step.status === jobStepStatus.completed) return deny('Every step is done.');
  if (step.checkSyncStatusOnly !== (action.kind === 'signal'))
    return deny(step.checkSyncStatusOnly ? awaitsSignal : 'The current step is done by a person.');
  if (action.kind === 'start')
    return isStartable(step) ? allow : deny('The current step is already in progress.');
  if (action.kind === 'complete' && step.status !== jobStepStatus.inProgress)
    return deny('The current step has not been started.');
  return action.rework === undefined && hasOpenRework(job) ? deny('A rework is still open.') : allow;
}

/** What is left was skipped: that is the last that happens in a pass. */
const isFinalized = ({ events }: Job) => events.at(-1)?.kind === 'skip';

function decideUndo(job: Job): Verdict {
  if (!isJobStarted(job)) return deny('There is nothing to take back.');
  return isFinalized(job) ? deny('The job was finalized: only a restart takes that back.') : allow;
}

function decideRestart(job: Job): Verdict {
  if (!isJobStarted(job)) return deny('No step has been started.');
  return hasOpenRework(job) ? deny('A rework is still open.') : allow;
}

function decideSkip(job: Job): Verdict {
  if (hasOpenRework(job)) return deny('A rework is still open.');
  return areStepsDone(job) ? deny('Every step is done.') : allow;
}

function decideRework(job: Job, { stepId, name }: Extract<JobAction, { readonly kind: 'rework' }>): Verdict {
  if (!reworkOptions(job).some((step) => step.stepId === stepId))
    return deny('Only a completed step can be reworked.');
  if (isFinalized(job)) return deny('The job was finalized.');
  if (job.reworks.length >= mostReworks) return deny(`A job has at most ${mostReworks} reworks.`);
  const materials = new Set(reworkMaterials(name));
  const isOpen = (rework: Rework) =>
    isReworkOpen(rework) && reworkMaterials(rework.name).some((material) => materials.has(material));
  return job.reworks.some(isOpen) ? deny('A rework of this material is still open.') : allow;
}
