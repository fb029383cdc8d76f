import {
  areStepsDone,
  currentReworkStep,
  currentStep,
  hasOpenRework,
  isReworkOpen,
  isSettled,
  isAwaitingSignal,
  jobStatus,
  type Job,
  type Rework,
} from '@crt/domain/job';
import { nextOnSuccess } from '@crt/domain/workflow';
import type { JobRow } from './job.repository.ts';

type JobColumns = Omit<
  JobRow,
  'id' | 'cycleId' | 'workOrderId' | 'place' | 'workflowId' | 'workflowVersion' | 'name' | 'signalAt'
>;

/** What the row of a job keeps of its steps, for lists and progress: how far it is, what comes now and what then. */
export function jobColumns(job: Job): JobColumns {
  const stepId = currentStepIdOf(job);
  const lastWorker = job.events.findLast(({ by }) => by !== null)?.by ?? null;
  return {
    passNumber: job.pass,
    status: jobStatus(job),
    currentPlace: job.current + 1,
    currentStepId: stepId,
    nextStepId: stepId === null ? null : (nextOnSuccess(job.steps, job.current) ?? null),
    doneSteps: job.steps.filter(isSettled).length,
    allSteps: job.steps.length,
    worker: lastWorker,
  };
}

/** The job step that a job stands at; null when all its steps are done. */
export function currentStepIdOf(job: Job): number | null {
  return areStepsDone(job) ? null : (currentStep(job)?.stepId ?? null);
}

/** Whether a job, or a rework of it by its number, waits for a signal from outside; undefined while it waits for people. */
export function awaitedSignal(job: Job): { readonly rework?: number } | undefined {
  if (hasOpenRework(job)) {
    const isAwaiting = (one: Rework) => isReworkOpen(one) && currentReworkStep(one)?.checkSyncStatusOnly;
    const rework = job.reworks.find(isAwaiting);
    return rework && { rework: rework.number };
  }
  const step = areStepsDone(job) ? undefined : currentStep(job);
  return step && isAwaitingSignal(step) ? {} : undefined;
}
