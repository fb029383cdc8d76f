import { successPath } from '../workflow/failure-only-steps.ts';
import { nextOnSuccess, type WorkflowStep } from '../workflow/workflow-step.ts';
import { createJob, currentReworkStep, type Job, type JobEvent, type Rework } from './job.ts';
import { decideByJob, type JobAction } from './job-action.ts';
import { isSettled, jobStepStatus, untouched, type JobStep, type StepState } from './job-step.ts';
import { createRework } from './rework.ts';

/** Who acts, and when. */
export interface Actor {
  readonly at: Date;
  /** User symbol; null for a signal from outside, and for people without one. */
  readonly by: string | null;
}

/**
 * The job after an action that {@link decideByJob} allows. Undo takes back the last event, whatever it was, one after the
 * other down to the begin of the pass: the job is what its other events make of it. @throws RangeError when it is not allowed
 */
export function applyJobAction(job: Job, action: JobAction, actor: Actor): Job {
  const verdict = decideByJob(job, action);
  if (!verdict.isAllowed) throw new RangeError(verdict.reason);
  if (action.kind === 'undo') return replay(job, job.events.slice(0, -1));
  if (action.kind === 'restart') return { ...createJob(job.steps, job.pass + 1), reworks: job.reworks };
  return happen(job, eventOf(job, action, actor));
}

function eventOf(
  job: Job,
  action: Exclude<JobAction, { readonly kind: 'undo' | 'restart' }>,
  { at, by }: Actor,
): JobEvent {
  const base = { at, by, name: null };
  if (action.kind === 'skip') return { ...base, kind: 'skip', stepId: null, rework: null };
  if (action.kind === 'rework') {
    const { stepId, name } = action;
    return { ...base, kind: 'rework', stepId, rework: job.reworks.length + 1, name };
  }
  const { rework: number = null } = action;
  const rework = job.reworks.find((one) => one.number === number);
  const step = rework === undefined ? job.steps[job.current] : currentReworkStep(rework);
  const kind = action.kind !== 'signal' ? action.kind : action.hasSucceeded ? 'complete' : 'fail';
  return { ...base, kind, stepId: step?.stepId ?? null, rework: number };
}

/** What a job of a workflow is after these events, in their order: it follows from them alone while it has no reworks. */
export function jobAfter(workflow: readonly WorkflowStep[], events: readonly JobEvent[]): Job {
  return events.reduce(happen, createJob(workflow));
}

/** The pass of a job from its begin, with these events only. */
function replay(job: Job, events: readonly JobEvent[]): Job {
  const begin = createJob(job.steps, job.pass);
  const earlier = job.reworks.filter(({ pass }) => pass < job.pass);
  return events.reduce(happen, { ...begin, reworks: earlier });
}

function happen(before: Job, event: JobEvent): Job {
  const job = { ...before, events: [...before.events, event] };
  if (event.kind === 'skip') return { ...job, steps: job.steps.map(skip) };
  if (event.kind === 'rework')
    return {
      ...job,
      reworks: [...job.reworks, createRework(before, event.stepId ?? 0, event.name ?? '')],
    };
  if (event.rework === null) return advance(job, event);
  const one = (rework: Rework): Rework =>
    rework.number === event.rework ? { ...rework, steps: change(rework.steps, event) } : rework;
  return { ...job, reworks: job.reworks.map(one) };
}

/** What a step of the job becomes, and which step is current then (§3.5.3). */
function advance(job: Job, event: JobEvent): Job {
  const steps = change(job.steps, event);
  if (event.kind === 'start') return { ...job, steps };
  const step = steps[job.current];
  const next = event.kind === 'fail' ? step?.failureStepId : nextOnSuccess(steps, job.current);
  const current = steps.findIndex(({ stepId }) => stepId === next);
  if (current >= 0) return { ...job, current, steps: openWay(steps, current) };
  return { ...job, steps: event.kind === 'complete' ? steps.map(skip) : steps };
}

/** Completed steps on the way of successes from here on are to be done again: a failure led back before them. */
function openWay(steps: readonly JobStep[], from: number): readonly JobStep[] {
  const way = new Set(successPath(steps, from));
  return steps.map((step, index) =>
    way.has(index) && step.status === jobStepStatus.completed ? { ...step, ...untouched } : step,
  );
}

/** A step that the job ends without. */
const skip = <Step extends StepState>(step: Step): Step =>
  isSettled(step) ? step : { ...step, status: jobStepStatus.skipped };

const after = {
  start: jobStepStatus.inProgress,
  complete: jobStepStatus.completed,
  fail: jobStepStatus.failed,
};

function change<Step extends StepState & { readonly stepId: number }>(
  steps: readonly Step[],
  { kind, stepId, at, by }: JobEvent,
): readonly Step[] {
  if (kind === 'skip' || kind === 'rework') return steps;
  return steps.map((step) => {
    if (step.stepId !== stepId) return step;
    const status = after[kind];
    if (kind === 'start') return { ...step, status, startedAt: at, endedAt: null, worker: by };
    return { ...step, status, startedAt: step.startedAt ?? at, endedAt: at };
  });
}
