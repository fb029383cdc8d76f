import type { WorkflowStep } from '../workflow/workflow-step.ts';
import { isSettled, jobStepStatus, untouched, type JobStep, type ReworkStep } from './job-step.ts';

/** A sub-job that repeats steps of its job (H11, §3.5.4). Its steps are done in their order. */
export interface Rework {
  /** Names it within its job, from 1, over all passes. */
  readonly number: number;
  /** The pass of the job that it belongs to. */
  readonly pass: number;
  /** Material numbers, joined by comma (H10). */
  readonly name: string;
  readonly steps: readonly ReworkStep[];
}

/** Something that happened to a job in its present pass, as undo needs it; a later one comes later. */
export interface JobEvent {
  readonly kind: 'start' | 'complete' | 'fail' | 'rework' | 'skip';
  /** The job step it happened to; of a rework the step it starts from; null when all were skipped. */
  readonly stepId: number | null;
  /** Number of the rework whose step it was, or that was added; null for the steps of the job itself. */
  readonly rework: number | null;
  /** Name of the rework that was added; else null. */
  readonly name: string | null;
  readonly at: Date;
  /** User symbol of who did it; null for a signal from outside, and for people without one. */
  readonly by: string | null;
}

/** A job: one workflow for one material, its steps in order (§3.5.1). */
export interface Job {
  readonly steps: readonly JobStep[];
  /** Index of the current step; the last one that was done when the job is done. */
  readonly current: number;
  /** Counts how often it was begun anew, from 1. */
  readonly pass: number;
  readonly reworks: readonly Rework[];
  /** What happened in this pass; what the steps are follows from it. */
  readonly events: readonly JobEvent[];
}

/**
 * How far a job is, as who chooses an action sends it back: its pass, its step and the state of that, and how much
 * happened. Another state means another step, or something else to take back.
 */
export function jobStateOf({ pass, current, steps, events }: Job): string {
  const { stepId = 0, status = 0 } = steps[current] ?? {};
  return [pass, stepId, status, events.length].join(':');
}

/** A job of a workflow to which nothing has happened; the steps are copied, so that later versions leave it alone. */
export function createJob(workflow: readonly WorkflowStep[], pass = 1): Job {
  return {
    steps: workflow.map(
      ({ stepId, successStepId, failureStepId, productionOrderStepNumber, checkSyncStatusOnly }) => ({
        stepId,
        successStepId,
        failureStepId,
        productionOrderStepNumber,
        checkSyncStatusOnly,
        ...untouched,
      }),
    ),
    current: 0,
    pass,
    reworks: [],
    events: [],
  };
}

/** The step that an action on the job means (H25); undefined in a job without steps, and when the rest was skipped. */
export function currentStep({ steps, current }: Job): JobStep | undefined {
  const step = steps[current];
  return step?.status === jobStepStatus.skipped ? undefined : step;
}

/** The step that an action on the rework means; the last one when it has ended. */
export function currentReworkStep({ steps }: Rework): ReworkStep | undefined {
  return steps.find((step) => !isSettled(step)) ?? steps.at(-1);
}

/** Whether steps of a rework are left to do. */
export function isReworkOpen({ steps }: Rework): boolean {
  return steps.some((step) => !isSettled(step));
}

/** Whether a rework of the job is open: until it ends the job cannot complete its current step (§3.5.4). */
export function hasOpenRework({ reworks }: Job): boolean {
  return reworks.some(isReworkOpen);
}

/**
 * User symbol of who completed a step of the job, or of the rework that is numbered; null while it is not completed, and for
 * a signal from outside. Of a rework of an earlier pass only is known who started the step.
 */
export function completedBy(
  { events }: Job,
  { stepId, status, worker }: Pick<JobStep, 'stepId' | 'status' | 'worker'>,
  rework: number | null = null,
): string | null {
  if (status !== jobStepStatus.completed) return null;
  const last = events.findLast(
    (event) => event.kind === 'complete' && event.stepId === stepId && event.rework === rework,
  );
  return last === undefined ? worker : last.by;
}

/** Whether every step of the job is completed or skipped; a rework may still be open. */
export function areStepsDone({ steps }: Job): boolean {
  return steps.every(isSettled);
}

/** Whether nothing of the job is left to do: neither a step nor a rework. */
export function isJobDone(job: Job): boolean {
  return areStepsDone(job) && !hasOpenRework(job);
}

/** Whether something has happened in this pass of the job. */
export function isJobStarted({ events }: Job): boolean {
  return events.length > 0;
}
