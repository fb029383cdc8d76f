import { jobWaitedFor, type Job } from '@crt/domain/job';
import { awaitedSignal } from './job-columns.ts';

/** A job of a work order, with the moment at which a signal was expected for it already. */
export interface SignalledJob {
  readonly name: string;
  readonly job: Job;
  readonly signalAt: Date | null;
}

const minute = 60_000;

/**
 * When the signals come that the jobs of a work order wait for, in their order: some minutes after their step is to be done,
 * the same for the same step (§3.5.8). A job waits for one only when those before it are done; a rework of it, which has been
 * worked on before, waits for nobody.
 */
export function signalsOf(jobs: readonly SignalledJob[], now: Date): readonly (Date | null)[] {
  return jobs.map(({ job, signalAt }, at) => {
    const awaited = awaitedSignal(job);
    const isTurn = awaited?.rework !== undefined || jobWaitedFor(jobs.slice(0, at)) === null;
    if (!isTurn || awaited === undefined) return null;
    return signalAt ?? new Date(now.getTime() + minutesOf(job) * minute);
  });
}

/** Between 3 and 17 minutes: the simulated machine takes as long for the same step every time. */
function minutesOf({ steps, current, pass }: Job): number {
  const stepId = steps[current]?.stepId ?? 0;
  return 3 + ((stepId * 7 + current * 3 + pass) % 15);
}
