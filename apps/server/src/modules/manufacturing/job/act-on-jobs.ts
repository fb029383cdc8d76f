import { applyJobAction, cycleProgress, type Job, type JobAction } from '@crt/domain/job';
import { planStatus } from '@crt/domain/plan-status';
import { jobMilestones } from '@crt/domain/plan-status-of-jobs';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FieldChange } from '../../history/record-changes.ts';
import { stepNames, stlPreparationId } from '../../job-step/job-step.options.ts';
import { followManufacturing } from '../../plan/schedule/follow-manufacturing.ts';
import type { Decision } from '../../write-road/write-road.ts';
import { cycleColumns } from '../cycle/cycle-columns.ts';
import type { CyclePatch, LoadedCycle } from '../cycle/cycle.repository.ts';
import { jobChanges } from './job-changes.ts';
import { currentStepIdOf } from './job-columns.ts';
import { jobOf } from './job-state.ts';
import type { LoadedJob } from './job.repository.ts';
import { planSignals } from './plan-signals.ts';
import { saveJob } from './save-job.ts';

/** An action on one of the jobs of a cycle. */
export interface ActedJob {
  readonly loaded: LoadedJob;
  readonly action: JobAction;
}

/** What the catalogue of job steps says of the steps of jobs. */
export interface StepCatalogue {
  readonly names: ReadonlyMap<number, string>;
  readonly stlStepId: number | undefined;
}

/** A cycle with all its jobs; whoever acts on many cycles has asked the catalogue once for all. */
export interface Floor {
  readonly cycle: LoadedCycle;
  readonly all: readonly LoadedJob[];
  readonly catalogue?: StepCatalogue;
}

/** Reads what the catalogue says of the steps of these jobs. */
export async function readCatalogue(tx: Database, jobs: readonly LoadedJob[]): Promise<StepCatalogue> {
  const ids = jobs.flatMap(({ steps }) => steps.map(({ stepId }) => stepId));
  return { names: await stepNames(tx, ids), stlStepId: await stlPreparationId(tx) };
}

/** Who acts; null for a signal from outside. */
type By = string | null;

/**
 * What actions on jobs of a cycle, which the rules allow, mean for the cycle: its jobs, what it keeps of them, and what its
 * plan follows with: progress, status and the milestones of manufacturing (domain rules §3.5, §3.6).
 */
export async function decisionOf(
  context: RequestContext,
  { cycle, all, catalogue }: Floor,
  acted: readonly ActedJob[],
  by: By,
): Promise<Decision<LoadedCycle, CyclePatch>> {
  const { tx, clock } = context;
  const at = clock.now();
  const { names, stlStepId } = catalogue ?? (await readCatalogue(tx, all));
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
  const patch = { ...milestonePatch(cycle, jobs, at), ...summaryOf(all, jobs, stlStepId) };
  return {
    patch,
    changes,
    effects: async (stored) => {
      for (const [loaded, after] of next) await saveJob(tx, loaded, after);
      await planSignals(context, storedJobs(all, next));
      await tellPlan(context, cycle, stored, jobs);
    },
  };
}

/** The jobs of a cycle after some of them were saved, whose signals are to be planned anew. */
const storedJobs = (all: readonly LoadedJob[], next: ReadonlyMap<LoadedJob, Job>) =>
  all.map((loaded) => {
    const job = next.get(loaded);
    return job ? { row: { ...loaded.row, signalAt: null }, job } : { row: loaded.row, job: jobOf(loaded) };
  });

function summaryOf(all: readonly LoadedJob[], jobs: readonly Job[], stlStepId: number | undefined) {
  const summed = all.map(({ steps }, at) => {
    const job = jobs[at];
    const states = steps.map((step, index) => ({
      ...step,
      status: job?.steps[index]?.status ?? step.status,
    }));
    return { currentStepId: job ? currentStepIdOf(job) : null, steps: states };
  });
  return cycleColumns(summed, stlStepId);
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
