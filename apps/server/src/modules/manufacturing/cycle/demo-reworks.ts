import {
  applyJobAction,
  areStepsDone,
  currentReworkStep,
  decideByJob,
  isReworkOpen,
  reworkOptions,
  type Job,
} from '@crt/domain/job';

const hour = 3_600_000;

/**
 * A job with a rework of its last completed step: repeated to its end where the job is done, just begun where it goes on.
 * Undefined where nothing can be reworked yet.
 */
export function reworkDemoJob(
  job: Job,
  material: string,
  { by, now }: { readonly by: string; readonly now: Date },
): Job | undefined {
  const step = reworkOptions(job).at(-1);
  const last = job.events.at(-1)?.at;
  if (!step || !last) return undefined;
  const at = new Date(Math.min(now.getTime(), last.getTime() + hour));
  const actor = { at, by };
  const added = applyJobAction(job, { kind: 'rework', stepId: step.stepId, name: material }, actor);
  const number = added.reworks.length;
  if (!areStepsDone(job)) return tried(added, number, 'start', actor);
  let state = added;
  for (let rework = state.reworks.at(-1); rework && isReworkOpen(rework); rework = state.reworks.at(-1)) {
    const isSignal = currentReworkStep(rework)?.checkSyncStatusOnly === true;
    const next = isSignal
      ? applyJobAction(state, { kind: 'signal', hasSucceeded: true, rework: number }, { at, by: null })
      : tried(tried(state, number, 'start', actor), number, 'complete', actor);
    if (next === state) return undefined;
    state = next;
  }
  return state;
}

function tried(job: Job, rework: number, kind: 'start' | 'complete', actor: { at: Date; by: string }): Job {
  const action = { kind, rework } as const;
  return decideByJob(job, action).isAllowed ? applyJobAction(job, action, actor) : job;
}
