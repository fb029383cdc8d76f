import { applyJobAction, currentStep, type Job } from '@crt/domain/job';
import { instantAt, localDay, localTime } from '@crt/domain/local-time';
import { nextOnSuccess } from '@crt/domain/workflow';
import { addWorkingDays, isWorkingDay, type WorkingCalendar } from '@crt/domain/working-time';

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

/** The moments between which steps were done: as long as their efforts, in working hours, one after the other. */
export function workedTimes(
  minutes: readonly number[],
  { calendar, start, end }: DemoSpan,
): readonly (readonly [Date, Date])[] {
  const total = minutes.reduce((sum, one) => sum + one, 0) || 1;
  const span = Math.max(0, end.getTime() - start.getTime());
  let [spent, last] = [0, start.getTime()];
  return minutes.map((own, index) => {
    const from = last;
    spent += own;
    const wanted = new Date(start.getTime() + (span * spent) / total);
    const worked = index === minutes.length - 1 ? wanted : atWork(calendar, wanted);
    last = Math.min(Math.max(end.getTime(), from), Math.max(from + minute, worked.getTime()));
    return [new Date(from), new Date(last)];
  });
}

/** Nobody works at night or on a day off: what would, was done in the working hours before. */
function atWork(calendar: WorkingCalendar, instant: Date): Date {
  const { zone, workDayStart, workDayEnd } = calendar;
  const [day, time] = [localDay(instant, zone), localTime(instant, zone)];
  if (!isWorkingDay(calendar, day)) return instantAt(addWorkingDays(calendar, day, -1), workDayEnd, zone);
  if (time.compare(workDayStart) < 0) return instantAt(day, workDayStart, zone);
  return time.compare(workDayEnd) > 0 ? instantAt(day, workDayEnd, zone) : instant;
}
