import { allOf, deny, type Verdict } from '../verdict.ts';
import { awaitsSignal, decideJobAction, type JobAction, type JobFacts } from './job-action.ts';
import { isJobDone, type Job, type Rework } from './job.ts';
import { reworkOptions } from './rework.ts';

/** The actions that have a button of their own, by their names in the contract (H5). */
export const jobActionNames = ['start', 'complete', 'restart', 'undo', 'rework'] as const;
/** Name of such an action. */
export type JobActionName = (typeof jobActionNames)[number];

/** The flags of a job as they are sent, and why what is off is off (H5). */
export interface JobFlags {
  readonly canStartStep: boolean;
  readonly canCompleteStep: boolean;
  readonly canRestartJob: boolean;
  readonly canUndoJob: boolean;
  readonly canRework: boolean;
  readonly reasons: readonly { readonly action: JobActionName; readonly text: string }[];
}

/** Which materials a rework can be for, and whether the job is one of a prototype, which has no reworks (I8). */
export interface ReworkFacts {
  readonly materials: readonly string[];
  readonly isPrototype: boolean;
}

/** Whether a rework can be added at all: of some completed step for some material. */
export function decideAnyRework(job: Job, facts: JobFacts, { materials, isPrototype }: ReworkFacts): Verdict {
  if (isPrototype) return deny('A prototype has no reworks.');
  const stepId = reworkOptions(job)[0]?.stepId ?? Number.NaN;
  const verdicts = materials.map((name) => decideJobAction(job, { kind: 'rework', stepId, name }, facts));
  return (
    verdicts.find(({ isAllowed }) => isAllowed) ?? verdicts[0] ?? deny('The job has no material to rework.')
  );
}

/**
 * What can be done with a job now, by the functions that guard the actions (§3.5.5); `waitsFor` is the job before it for
 * which the signal of its step waits.
 */
export function jobFlags(
  job: Job,
  facts: JobFacts,
  rework: ReworkFacts,
  waitsFor: string | null = null,
): JobFlags {
  const decide = (action: JobAction) => decideJobAction(job, action, facts);
  const verdicts: Readonly<Record<JobActionName, Verdict>> = {
    start: decide({ kind: 'start' }),
    complete: decide({ kind: 'complete' }),
    restart: decide({ kind: 'restart' }),
    undo: decide({ kind: 'undo' }),
    rework: decideAnyRework(job, facts, rework),
  };
  return {
    canStartStep: verdicts.start.isAllowed,
    canCompleteStep: verdicts.complete.isAllowed,
    canRestartJob: verdicts.restart.isAllowed,
    canUndoJob: verdicts.undo.isAllowed,
    canRework: verdicts.rework.isAllowed,
    reasons: jobActionNames.flatMap((action) => {
      const verdict = verdicts[action];
      return verdict.isAllowed ? [] : [{ action, text: withTurn(verdict.reason, waitsFor) }];
    }),
  };
}

const withTurn = (reason: string, waitsFor: string | null) =>
  waitsFor !== null && reason === awaitsSignal ? `${reason} It comes when ${waitsFor} is done.` : reason;

/** What can be done with a rework now (H11). */
export function reworkFlags(
  job: Job,
  { number }: Rework,
  facts: JobFacts,
): Pick<JobFlags, 'canStartStep' | 'canCompleteStep'> {
  const can = (kind: 'start' | 'complete') => decideJobAction(job, { kind, rework: number }, facts).isAllowed;
  return { canStartStep: can('start'), canCompleteStep: can('complete') };
}

/** Whether a cycle can be finalized, and Finalize is shown (H16): each job that is not done can skip what is left of it. */
export function decideSkipAll(jobs: readonly { readonly job: Job; readonly facts: JobFacts }[]): Verdict {
  const left = jobs.filter(({ job }) => !isJobDone(job));
  if (left.length === 0) return deny('Every step is done.');
  return allOf(...left.map(({ job, facts }) => decideJobAction(job, { kind: 'skip' }, facts)));
}
