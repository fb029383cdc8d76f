import { isJobDone, isJobStarted, type Job } from '../job/job.ts';
import { milestoneType, type MilestoneType } from '../milestone/milestone-type.ts';
import { statusAfterMilestones, type PlanProgress } from './plan-progress.ts';
import { planStatus, type PlanStatus } from './plan-status.ts';

/** The milestones that the jobs of a cycle reach, and whether each has happened by them. */
export interface JobMilestones {
  /** A step of some job has begun. */
  readonly manufacturingStarted: boolean;
  /** Every step of every job is done, and no rework is open. */
  readonly outOfManufacturing: boolean;
}

/** What the jobs of a cycle say of its milestones (§3.6); a cycle without jobs says nothing of its end. */
export function jobMilestones(jobs: readonly Job[]): JobMilestones {
  return {
    manufacturingStarted: jobs.some((job) => isJobStarted(job) || job.pass > 1),
    outOfManufacturing: jobs.length > 0 && jobs.every(isJobDone),
  };
}

const times = (dates: readonly (Date | undefined)[]) => dates.flatMap((date) => date?.getTime() ?? []);
const dateOf = (time: number) => (Number.isFinite(time) ? new Date(time) : null);

/**
 * When the last of jobs that are all done came to its end: what stood before comes back when a rework, or a step, is taken back.
 * Null where nothing happened to any.
 */
export function endOfJobs(jobs: readonly Job[]): Date | null {
  return dateOf(Math.max(...times(jobs.map(({ events }) => events.at(-1)?.at))));
}

/** When the open steps of jobs were skipped for good; null where none ended so. */
export function finalizedAtOf(jobs: readonly Job[]): Date | null {
  const skips = jobs.flatMap(({ events }) => events.slice(-1)).filter(({ kind }) => kind === 'skip');
  return dateOf(Math.max(...times(skips.map(({ at }) => at))));
}

/**
 * When the first of jobs began, where the begin that was told before was taken back; null where it stands. What began in an
 * earlier pass is not forgotten.
 */
export function beginAfterUndo(
  told: Date | null,
  before: readonly Job[],
  after: readonly Job[],
): Date | null {
  const beginOf = (jobs: readonly Job[]) => Math.min(...times(jobs.map(({ events }) => events[0]?.at)));
  const isSamePass = after.every(({ pass }, index) => pass === before[index]?.pass && pass === 1);
  if (!isSamePass || told === null || beginOf(before) !== told.getTime()) return null;
  const begin = beginOf(after);
  return begin === told.getTime() ? null : dateOf(begin);
}

/** A plan whose status follows its jobs. */
export interface PlanWithJobs extends PlanProgress {
  readonly status: PlanStatus;
  readonly jobs: readonly Job[];
  /** The first step waits for an approval, so that the plan waits for it rather than being ready (§3.6). */
  readonly needsApproval: boolean;
}

/**
 * The status of a plan after something was done to its jobs: the first step begun is Manufacturing, everything done is ready for
 * shipment, and taking either back returns to where the other milestones lead. Held, terminated and shipped plans stay.
 */
export function statusAfterJobs({ status, jobs, needsApproval, ...progress }: PlanWithJobs): PlanStatus {
  if (jobs.length === 0 || status > planStatus.readyForShipment) return status;
  const after = jobMilestones(jobs);
  const passed = new Set<MilestoneType>(progress.passed);
  const set = (type: MilestoneType, hasHappened: boolean) =>
    hasHappened ? passed.add(type) : passed.delete(type);
  set(milestoneType.manufacturingStarted, after.manufacturingStarted);
  set(milestoneType.outOfManufacturing, after.outOfManufacturing);
  const reached = statusAfterMilestones(status, { ...progress, passed });
  return reached === planStatus.readyForManufacturing && needsApproval
    ? planStatus.manufacturingApprovalPending
    : reached;
}
