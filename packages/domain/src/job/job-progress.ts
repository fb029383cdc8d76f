import { areStepsDone, currentStep, hasOpenRework, isJobDone, isJobStarted, type Job } from './job.ts';
import {
  isSettled,
  jobStepStatus,
  jobStepStatusName,
  type JobStepStatus,
  type StepState,
} from './job-step.ts';

/** How many steps of a job or rework are behind it, as sent (H15). */
export interface StepProgress {
  readonly completedNumberSteps: number;
  readonly overallNumberSteps: number;
  /** Whole percent, rounded down, so that 100 means that every step is done. */
  readonly progress: number;
}

/** Progress of a job or a rework: completed and skipped steps of all (§3.5.7). */
export function stepProgress(steps: readonly StepState[]): StepProgress {
  const completedNumberSteps = steps.filter(isSettled).length;
  const overallNumberSteps = steps.length;
  const progress =
    overallNumberSteps === 0 ? 0 : Math.floor((100 * completedNumberSteps) / overallNumberSteps);
  return { completedNumberSteps, overallNumberSteps, progress };
}

/** Progress of a cycle: the mean over its jobs, each by its number of steps; reworks do not count (§3.5.7). */
export function cycleProgress(jobs: readonly Job[]): number {
  return stepProgress(jobs.flatMap(({ steps }) => steps)).progress;
}

/**
 * Status of a job as a whole, with the numbers of the statuses of a step: 0 until something was done, which keeps the workflow
 * of a prototype open for changes (I3).
 */
export function jobStatus(job: Job): JobStepStatus {
  const { pending, inProgress, completed, failed, skipped } = jobStepStatus;
  const current = currentStep(job);
  if (current === undefined && job.steps.length > 0) return skipped;
  if (!isJobStarted(job)) return pending;
  if (isJobDone(job)) return completed;
  return current?.status === failed ? failed : inProgress;
}

/** Why nothing is done to a job that is not as far any more as it was when an action was chosen for it (J13). */
export function changedSinceText(job: Job, nameOf: (stepId: number) => string): string {
  const step = areStepsDone(job) ? undefined : currentStep(job);
  const state = step
    ? `${nameOf(step.stepId)} is ${jobStepStatusName[step.status]} now`
    : 'all steps are done';
  return `Changed since it was chosen: ${state}.`;
}

const longestStatus = 60;

/** Status of a job in words, such as 'Milling in progress' (H15); long names are cut. */
export function jobStatusText(job: Job, nameOf: (stepId: number) => string): string {
  const current = currentStep(job);
  if (current === undefined) return job.steps.length === 0 ? 'No steps' : 'Finalized';
  if (!isJobStarted(job)) return 'Not started';
  if (areStepsDone(job)) return hasOpenRework(job) ? 'Rework in progress' : 'Completed';
  return withTail(nameOf(current.stepId), statusTail[current.status]);
}

const statusTail: Readonly<Record<JobStepStatus, string>> = {
  0: ' pending',
  1: ' in progress',
  2: ' completed',
  3: ' failed',
  4: ' skipped',
};

function withTail(name: string, tail: string): string {
  const room = longestStatus - tail.length;
  return `${name.length > room ? `${name.slice(0, room - 1)}…` : name}${tail}`;
}

/** How a step is drawn, as sent (H13). */
export type StepCss = 'wait' | 'process' | 'finish' | 'error' | 'success';

/** How a step of each status is drawn; a skipped one is over without success. */
export const stepCss: Readonly<Record<JobStepStatus, StepCss>> = {
  0: 'wait',
  1: 'process',
  2: 'success',
  3: 'error',
  4: 'finish',
};
