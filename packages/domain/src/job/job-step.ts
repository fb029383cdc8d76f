import type { WorkflowStep } from '../workflow/workflow-step.ts';

/** The statuses of a step of a job with their wire numbers (H13). */
export const jobStepStatus = { pending: 0, inProgress: 1, completed: 2, failed: 3, skipped: 4 } as const;
/** Number of the status of a step on the wire. */
export type JobStepStatus = (typeof jobStepStatus)[keyof typeof jobStepStatus];

/** The name shown for each status of a step (H13). */
export const jobStepStatusName: Readonly<Record<JobStepStatus, string>> = {
  0: 'Pending',
  1: 'In Progress',
  2: 'Completed',
  3: 'Failed',
  4: 'Skipped',
};

/** What has become of a step: its status, its actual times and who did it. */
export interface StepState {
  readonly status: JobStepStatus;
  readonly startedAt: Date | null;
  readonly endedAt: Date | null;
  /** User symbol of who started it; null for a signal from outside. */
  readonly worker: string | null;
}

/** A step of a job: a step of the workflow's version that was copied, and what has become of it. Its number is its place, from 1. */
export interface JobStep extends WorkflowStep, StepState {}

/** A step of a rework repeats the step of the job that has the same job step. */
export interface ReworkStep extends StepState {
  readonly stepId: number;
  /** Finished by a signal from outside, not by a person. */
  readonly checkSyncStatusOnly: boolean;
}

/** A step to which nothing has happened. */
export const untouched: StepState = {
  status: jobStepStatus.pending,
  startedAt: null,
  endedAt: null,
  worker: null,
};

/** Whether a step is behind the job: completed, or skipped. */
export function isSettled({ status }: Pick<StepState, 'status'>): boolean {
  return status === jobStepStatus.completed || status === jobStepStatus.skipped;
}

/** Whether a step waits for a signal from outside: no person does it (§3.5.8). */
export function isAwaitingSignal(step: Pick<JobStep, 'status' | 'checkSyncStatusOnly'>): boolean {
  return step.checkSyncStatusOnly && isStartable(step);
}

/** Whether a step waits to be started: for the first time, or again after it failed. */
export function isStartable({ status }: Pick<StepState, 'status'>): boolean {
  return status === jobStepStatus.pending || status === jobStepStatus.failed;
}
