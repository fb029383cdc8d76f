import { applyJobAction, cycleProgress, type Actor, type Job, type JobAction } from '@crt/domain/job';
import { planStatus } from '@crt/domain/plan-status';
import { beginAfterUndo, endOfJobs, finalizedAtOf, jobMilestones } from '@crt/domain/plan-status-of-jobs';
import { changed } from '../../history/changed.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import type { StepCatalogue } from '../../job-step/job-step.options.ts';
import type { ManufacturingNews } from '../../plan/schedule/follow-manufacturing.ts';
import { cycleColumns } from '../cycle/cycle-columns.ts';
import type { CyclePatch, LoadedCycle } from '../cycle/cycle.repository.ts';
import { jobChanges } from './job-changes.ts';
import { currentStepIdOf } from './job-columns.ts';
import { jobOf } from './job-state.ts';
import type { LoadedJob } from './job.repository.ts';

/** A cycle with all its jobs, as they were read under the lock of the cycle. */
export interface Floor {
  readonly cycle: LoadedCycle;
  readonly all: readonly LoadedJob[];
}

/** An action on one of the jobs of a cycle. */
interface ActedJob {
  readonly loaded: LoadedJob;
  readonly action: JobAction;
}

/** A cycle with all its jobs, and the actions on some of them, which the rules allow. */
export interface ActedFloor extends Floor {
  readonly acted: readonly ActedJob[];
}

/** A job before and after actions on its cycle; `isActed` is that one of them was on it. */
export interface MovedJob {
  readonly loaded: LoadedJob;
  readonly job: Job;
  readonly isActed: boolean;
}

/** What actions make of a cycle: all its jobs, what it keeps of them, and what its history and its plan are told. */
export interface CycleMove {
  readonly cycle: LoadedCycle;
  readonly jobs: readonly MovedJob[];
  readonly patch: CyclePatch;
  readonly changes: readonly FieldChange[];
  readonly news: ManufacturingNews;
}

/** What actions on jobs of a cycle mean for it (domain rules §3.5, §3.6). Nothing is stored. */
export function cycleMove(
  { cycle, all, acted }: ActedFloor,
  actor: Actor,
  catalogue: StepCatalogue,
): CycleMove {
  const changes: FieldChange[] = [];
  const were = all.map(jobOf);
  const jobs = all.map((loaded, at): MovedJob => {
    const before = were[at] ?? jobOf(loaded);
    const action = acted.find((one) => one.loaded === loaded)?.action;
    if (!action) return { loaded, job: before, isActed: false };
    const job = applyJobAction(before, action, actor);
    changes.push(...jobChanges({ loaded, action, before, after: job }, catalogue.nameOf));
    return { loaded, job, isActed: true };
  });
  const states = jobs.map(({ job }) => job);
  const milestones = milestonePatch(cycle, { before: were, after: states }, actor.at);
  return {
    cycle,
    jobs,
    patch: { ...milestones, ...cycleColumns(jobs.map(summed), catalogue.stlStepId) },
    changes: [...changes, ...finalizedChange(cycle, milestones)],
    news: newsOf(cycle, milestones, states),
  };
}

const summed = ({ loaded, job }: MovedJob) => ({
  currentStepId: currentStepIdOf(job),
  steps: loaded.steps.map((step, at) => ({ ...step, status: job.steps[at]?.status ?? step.status })),
});

type MilestonePatch = Pick<LoadedCycle['cycle'], 'startedAt' | 'startedFrom' | 'finishedAt' | 'finalizedAt'>;

/**
 * When its manufacturing began and ended, by its jobs: what is taken back leaves what was before (§3.5.2). The status of the
 * plan before it began is remembered (§3.6).
 */
export function milestonePatch(
  { cycle, plan: { plan } }: LoadedCycle,
  { before, after: jobs }: { readonly before: readonly Job[]; readonly after: readonly Job[] },
  at: Date,
): MilestonePatch {
  const { manufacturingStarted, outOfManufacturing } = jobMilestones(jobs);
  const startedAt = beginAfterUndo(cycle.startedAt, before, jobs) ?? cycle.startedAt ?? at;
  return {
    startedAt: manufacturingStarted ? startedAt : null,
    startedFrom: manufacturingStarted ? (cycle.startedFrom ?? plan.status) : null,
    finishedAt: outOfManufacturing ? (cycle.finishedAt ?? endOfJobs(jobs) ?? at) : null,
    finalizedAt: outOfManufacturing ? (cycle.finalizedAt ?? finalizedAtOf(jobs)) : null,
  };
}

/** What the history tells where jobs finalized a cycle, or where what happened to them takes that back (H16). */
export const finalizedChange = (
  { cycle }: LoadedCycle,
  { finalizedAt }: Pick<MilestonePatch, 'finalizedAt'>,
): FieldChange[] => changed('finalized', 'boolean', cycle.finalizedAt !== null, finalizedAt !== null);

/** What the plan of a cycle is told: progress, milestones, and the status to which it returns. */
export function newsOf(
  { cycle: before, plan }: LoadedCycle,
  { startedAt, finishedAt }: MilestonePatch,
  jobs: readonly Job[],
): ManufacturingNews {
  const { manufacturingApprovalPending } = planStatus;
  const isTakenBack = before.startedAt !== null && startedAt === null;
  const wasPending = before.startedFrom === manufacturingApprovalPending;
  return {
    plan,
    progress: cycleProgress(jobs),
    started: { was: before.startedAt, is: startedAt },
    ended: { was: before.finishedAt, is: finishedAt },
    returnsTo: isTakenBack && wasPending ? manufacturingApprovalPending : null,
  };
}
