import type {
  Job,
  JobAction,
  JobRework,
  JobStepOfJob,
  ManufacturingCycleDetails,
  PrototypeManufacturingJob,
} from '@crt/api-client/types-main';
import { isAwaitingSignal, jobStepStatus, reworkOptions } from '@crt/domain/job';
import { jobCardTexts as texts } from './job.texts.ts';

/** A job as its card shows it: that of a prototype has neither reworks nor reasons. */
export type ShownJob = Omit<Job, 'reworks' | 'reasons' | 'signalAfter'> &
  Partial<Pick<Job, 'reworks' | 'reasons' | 'signalAfter'> & Pick<PrototypeManufacturingJob, 'jobState'>>;

/** What has steps of which one is current: a job, or a rework of it. */
export type SteppedWork = Pick<
  Job,
  'name' | 'jobSteps' | 'currentJobStepId' | 'progress' | 'completedNumberSteps' | 'overallNumberSteps'
> &
  Partial<Pick<Job, 'signalAfter'>>;

/** Which flag allows which action (H5). */
const flags = {
  start: 'canStartStep',
  complete: 'canCompleteStep',
  restart: 'canRestartJob',
  undo: 'canUndoJob',
  rework: 'canRework',
} as const satisfies Record<JobAction, keyof ShownJob>;

/** Why an action on a job is not possible now, in the server's words where it gives any; undefined when it is (H5). */
export function whyNot(job: ShownJob, action: JobAction): string | undefined {
  if (job[flags[action]]) return undefined;
  return job.reasons?.find((reason) => reason.action === action)?.text ?? generalReason(job, action);
}

/** The same for a rework, which can be started and completed only (H11). */
export function whyNotRework(rework: JobRework, action: 'start' | 'complete'): string | undefined {
  return rework[flags[action]] ? undefined : generalReason(rework, action);
}

/** The one reason for which nothing at all can be done with a job, as with a plan on hold; undefined where there are several. */
export function onlyReason({ reasons = [] }: ShownJob): string | undefined {
  const isAll = reasons.length === Object.keys(flags).length;
  return isAll && reasons.every(({ text }) => text === reasons[0]?.text) ? reasons[0]?.text : undefined;
}

/** That the current step is done by a signal from outside, and for which job that waits; undefined where it is done by people. */
export function signalText(work: SteppedWork): string | undefined {
  const step = currentStep(work);
  if (step === undefined || !isAwaitingSignal(step)) return undefined;
  return work.signalAfter == null ? texts.waitsForSignal : texts.waitsForJob(work.signalAfter);
}

const generalReason = (work: SteppedWork, action: JobAction) =>
  ((action === 'start' || action === 'complete') && signalText(work)) || texts.notNow[action];

/** Whether nothing is left to do. */
export const isDone = ({ completedNumberSteps, overallNumberSteps }: SteppedWork): boolean =>
  overallNumberSteps > 0 && completedNumberSteps >= overallNumberSteps;

/** The step that is to be done; undefined when none is open. */
export const currentStep = (work: SteppedWork): JobStepOfJob | undefined =>
  // The server goes on naming the last step that was done.
  isDone(work) ? undefined : work.jobSteps.find(({ id }) => id === work.currentJobStepId);

/** To be done only when another of the steps fails, which has not happened. */
export const isUnneeded = (
  { status, afterFailureOf }: JobStepOfJob,
  steps: readonly JobStepOfJob[],
): boolean =>
  status === jobStepStatus.pending &&
  afterFailureOf.length > 0 &&
  !steps.some((one) => one.status === jobStepStatus.failed && afterFailureOf.includes(one.name));

/** So many steps of a cycle would still be done, and are what Finalize skips: without those that wait for a failure (H16). */
export const openSteps = (cycle: ManufacturingCycleDetails): number =>
  [
    ...cycle.workOrderModels.flatMap(({ manufacturingJobs }) => manufacturingJobs),
    ...cycle.prototypeWorkProcedureModels.flatMap(
      ({ prototypeManufacturingJobs }) => prototypeManufacturingJobs,
    ),
  ].reduce(
    (sum, { jobSteps, overallNumberSteps, completedNumberSteps }) =>
      sum +
      overallNumberSteps -
      completedNumberSteps -
      jobSteps.filter((step) => isUnneeded(step, jobSteps)).length,
    0,
  );

/** The steps of a job that can be done once more (H9). */
export const stepsToRework = ({ jobSteps }: Job): readonly JobStepOfJob[] =>
  reworkOptions({ steps: jobSteps });

/** A job of a prototype as its card shows it: it takes no rework, and says so (I8). */
export const jobOfPrototype = (job: PrototypeManufacturingJob): ShownJob => ({
  ...job,
  canRework: false,
  reasons: [{ action: 'rework', text: texts.noPrototypeRework }],
});
