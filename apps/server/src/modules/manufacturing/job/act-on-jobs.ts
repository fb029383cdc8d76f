import { applyJobAction, cycleProgress, type Job, type JobAction } from '@crt/domain/job';
import { planStatus } from '@crt/domain/plan-status';
import { jobMilestones } from '@crt/domain/plan-status-of-jobs';
import type { RequestContext } from '../../../context.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import { stepNames, stlPreparationId } from '../../job-step/job-step.options.ts';
import { followManufacturing } from '../../plan/schedule/follow-manufacturing.ts';
import type { Decision } from '../../write-road/write-road.ts';
import { cycleColumns } from '../cycle/cycle-columns.ts';
import type { CyclePatch, LoadedCycle } from '../cycle/cycle.repository.ts';
import { jobChanges } from './job-changes.ts';
import { currentStepIdOf } from './job-columns.ts';
import { jobOf } from './job-state.ts';
import { findJobs, type LoadedJob } from './job.repository.ts';
import { planSignals } from './plan-signals.ts';
import { saveJob } from './save-job.ts';

/** An action on one of the jobs of a cycle. */
export interface ActedJob {
  readonly loaded: LoadedJob;
  readonly action: JobAction;
}

/** Who acts; null for a signal from outside. */
type By = string | null;

/**
 * What actions on jobs of a cycle, which the rules allow, mean for the cycle: its jobs, what it keeps of them, and what its
 * plan follows with: progress, status and the milestones of manufacturing (domain rules §3.5, §3.6).
 */
export async function decisionOf(
  context: RequestContext,
  cycle: LoadedCycle,
  all: readonly LoadedJob[],
  acted: readonly ActedJob[],
  by: By,
): Promise<Decision<LoadedCycle, CyclePatch>> {
  const { tx, clock } = context;
  const at = clock.now();
  const ids = acted.flatMap(({ loaded }) => loaded.steps.map(({ stepId }) => stepId));
  const names = await stepNames(tx, ids);
  const nameOf = (id: number) => names.get(id) ?? String(id);
  const changes: FieldChange[] = [];
  const next = new Map<LoadedJob, Job>();
  for (const { loaded, action } of acted) {
    const before = jobOf(loaded);
    const after = applyJobAction(before, action, { at, by });
    next.set(loaded, after);
    changes.push(...jobChanges(loaded, before, after, nameOf));
  }
  const jobs = all.map((loaded) => next.get(loaded) ?? jobOf(loaded));
  const patch = { ...milestonePatch(cycle, jobs, at), ...(await summaryOf(context, all, jobs)) };
  return {
    patch,
    changes,
    effects: async (stored) => {
      for (const [loaded, after] of next) await saveJob(tx, loaded, after);
      await planSignals(context, await findJobs(tx, [cycle.id]));
      await tellPlan(context, cycle, stored, jobs);
    },
  };
}

async function summaryOf({ tx }: RequestContext, all: readonly LoadedJob[], jobs: readonly Job[]) {
  const summed = all.map(({ steps }, at) => {
    const job = jobs[at];
    const states = steps.map((step, index) => ({
      ...step,
      status: job?.steps[index]?.status ?? step.status,
    }));
    return { currentStepId: job ? currentStepIdOf(job) : null, steps: states };
  });
  return cycleColumns(summed, await stlPreparationId(tx));
}

/** When its manufacturing began and ended, by its jobs; the status of the plan before it began is remembered (§3.6). */
export function milestonePatch(
  { cycle, plan: { plan } }: LoadedCycle,
  jobs: readonly Job[],
  at: Date,
): Pick<LoadedCycle['cycle'], 'startedAt' | 'startedFrom' | 'finishedAt' | 'finalizedAt'> {
  const { manufacturingStarted, outOfManufacturing } = jobMilestones(jobs);
  return {
    startedAt: manufacturingStarted ? (cycle.startedAt ?? at) : null,
    startedFrom: manufacturingStarted ? (cycle.startedFrom ?? plan.status) : null,
    finishedAt: outOfManufacturing ? (cycle.finishedAt ?? at) : null,
    finalizedAt: outOfManufacturing ? cycle.finalizedAt : null,
  };
}

async function tellPlan(
  context: RequestContext,
  before: LoadedCycle,
  { cycle }: LoadedCycle,
  jobs: readonly Job[],
): Promise<void> {
  const isTakenBack = before.cycle.startedAt !== null && cycle.startedAt === null;
  const { manufacturingApprovalPending } = planStatus;
  const wasPending = before.cycle.startedFrom === manufacturingApprovalPending;
  await followManufacturing(context, before.plan, {
    progress: cycleProgress(jobs),
    started: { was: before.cycle.startedAt, is: cycle.startedAt },
    ended: { was: before.cycle.finishedAt, is: cycle.finishedAt },
    returnsTo: isTakenBack && wasPending ? manufacturingApprovalPending : null,
  });
}
