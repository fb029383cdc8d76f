import { areStepsDone, currentReworkStep, isSettled, type Job, type Rework } from '@crt/domain/job';

/** The field of a cycle's history that tells how far a job is. */
export const jobField = (jobId: number): string => `job:${jobId}`;

/** The field of a cycle's history that tells how far a rework is. */
export const reworkField = (jobId: number, number: number): string => `rework:${jobId}:${number}`;

/** What the history keeps of how far a job is: its pass, the place of its step, and what has become of that step. */
export function jobValue(job: Job): string {
  const { pass, current, steps } = job;
  const done = areStepsDone(job) ? 'done' : String(current + 1);
  return [pass, done, steps[current]?.status ?? ''].join(':');
}

/** The same of a rework: how many of its steps are done, and what has become of the present one. */
export function reworkValue(rework: Rework): string {
  const done = rework.steps.filter(isSettled).length;
  return [done, rework.steps.length, currentReworkStep(rework)?.status ?? ''].join(':');
}

/** The places of steps that became other than they were, as two values of a job tell it; a step that only waits is not one. */
export function placesInJobChange(old: string | null, next: string | null): readonly number[] {
  return [old, next].flatMap((value) => {
    const [, place, status] = value?.split(':') ?? [];
    return place === undefined || place === 'done' || status === '0' ? [] : [Number(place)];
  });
}

/** The same of a rework, whose values tell how many of its steps are done. */
export function placesInReworkChange(old: string | null, next: string | null): readonly number[] {
  return [old, next].flatMap((value) => {
    const [done, , status] = value?.split(':') ?? [];
    return done === undefined || status === '0' || status === '' ? [] : [Number(done) + 1];
  });
}
