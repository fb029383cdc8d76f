import { applyJobAction, currentStep, type Job } from '@crt/domain/job';
import { instantAt, localDay } from '@crt/domain/local-time';
import { nextOnSuccess } from '@crt/domain/workflow';
import { addWorkMinutes, isWorkingDay, type WorkingCalendar } from '@crt/domain/working-time';

/** When work was done in the demo world. */
export interface DemoSpan {
  readonly calendar: WorkingCalendar;
  readonly start: Date;
  readonly end: Date;
}

/** How many steps a job passes when every one succeeds. */
export function usualSteps({ steps }: Pick<Job, 'steps'>): readonly number[] {
  const way: number[] = [];
  for (let id = steps[0]?.stepId; id !== undefined && !way.includes(id);) {
    way.push(id);
    const at = steps.findIndex(({ stepId }) => stepId === id);
    id = nextOnSuccess(steps, at);
  }
  return way;
}

/** Starts the step that a job stands at; one that waits for a signal from outside goes on waiting. */
export function startDemoStep(job: Job, at: Date, by: string): Job {
  return currentStep(job)?.checkSyncStatusOnly ? job : applyJobAction(job, { kind: 'start' }, { at, by });
}

/** Does the step that a job stands at: a person from one moment to another, or a signal at the end. */
export function doDemoStep(job: Job, [from, to]: readonly [Date, Date], by: string): Job {
  if (currentStep(job)?.checkSyncStatusOnly)
    return applyJobAction(job, { kind: 'signal', hasSucceeded: true }, { at: to, by: null });
  return applyJobAction(startDemoStep(job, from, by), { kind: 'complete' }, { at: to, by });
}

const minute = 60_000;

/**
 * The moments between which steps were done, one after the other within the working hours: each takes its share of the
 * time that was worked. The last one ends at `end` exactly where that is told (`isEndTold`), and at work otherwise.
 */
export function workedTimes(
  minutes: readonly number[],
  { calendar, start, end, isEndTold }: DemoSpan & { readonly isEndTold: boolean },
): readonly (readonly [Date, Date])[] {
  const total = minutes.reduce((sum, one) => sum + one, 0) || 1;
  const worked = workMinutesBetween(calendar, start, end);
  let last = start;
  return minutes.map((own, index) => {
    const from = earlier(addWorkMinutes(calendar, last, 0), end);
    const share = Math.max(1, Math.floor((worked * own) / total));
    const isTold = isEndTold && index === minutes.length - 1;
    last = isTold ? end : earlier(addWorkMinutes(calendar, last, share), end);
    return [from, last];
  });
}

const earlier = (one: Date, other: Date) => (one.getTime() < other.getTime() ? one : other);

/** How long people work between two moments, in minutes. */
export function workMinutesBetween(calendar: WorkingCalendar, start: Date, end: Date): number {
  const { zone, workDayStart, workDayEnd } = calendar;
  let sum = 0;
  for (let day = localDay(start, zone); day.compare(localDay(end, zone)) <= 0; day = day.add({ days: 1 })) {
    if (!isWorkingDay(calendar, day)) continue;
    const from = Math.max(start.getTime(), instantAt(day, workDayStart, zone).getTime());
    const to = Math.min(end.getTime(), instantAt(day, workDayEnd, zone).getTime());
    sum += Math.max(0, to - from);
  }
  return Math.floor(sum / minute);
}
