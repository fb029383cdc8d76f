import { areStepsDone, type Job } from './job.ts';

/** A job as people call it. */
export interface NamedJob {
  readonly name: string;
  readonly job: Job;
}

/**
 * The first of the jobs before one, of the same work order, that is not done: earlier no signal from outside comes for the
 * one behind them (§3.5.8). Null when it is its turn.
 */
export const jobWaitedFor = (before: readonly NamedJob[]): string | null =>
  before.find(({ job }) => !areStepsDone(job))?.name ?? null;
