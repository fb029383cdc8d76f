import {
  completedBy,
  criticalityLevel,
  currentReworkStep,
  currentStep,
  jobFlags,
  jobWaitedFor,
  jobStatusText,
  jobStepStatusName,
  materialsOfOrder,
  reworkFlags,
  stepCss,
  stepProgress,
  type Job,
  type Rework,
} from '@crt/domain/job';
import type { Criticality } from '@crt/domain/step-effort';
import { failureOnlySteps } from '@crt/domain/workflow';
import type { RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import type { LoadedCycle } from '../cycle/cycle.repository.ts';
import { awaitedSignal } from './job-columns.ts';
import { jobFactsOf } from './job-facts.ts';
import { jobOf } from './job-state.ts';
import type { LoadedJob, LoadedRework, ReworkStepRow, StepRow } from './job.repository.ts';
import { stepIdOf } from './step-id.ts';

type JobModel =
  Output<'getManufacturingCycleDetails'>['data']['workOrderModels'][number]['manufacturingJobs'][number];
type StepModel = JobModel['jobSteps'][number];
type ReworkModel = JobModel['reworks'][number];

/** Who looks at the jobs of which cycle. */
export interface JobView {
  readonly context: RequestContext;
  readonly cycle: LoadedCycle;
  readonly isPrototype: boolean;
  nameOf(stepId: number): string;
}

/**
 * A job with its steps, and what the caller may do with it now, by the functions that guard the calls (§3.5.5). `before` are
 * the jobs before it of its work order.
 */
export function jobModel(view: JobView, loaded: LoadedJob, before: readonly LoadedJob[] = []): JobModel {
  const { context, cycle, isPrototype, nameOf } = view;
  const { row, steps, material } = loaded;
  const job = jobOf(loaded);
  const facts = jobFactsOf(context, cycle, loaded);
  const rework = { materials: materialsOfOrder(material), isPrototype };
  const signalAfter = signalAfterOf(job, before);
  return {
    id: row.id,
    name: row.name,
    jobSteps: steps.map((step) => stepModel(view, job, { known: step, state: step, id: row.id })),
    currentJobStepId: currentStep(job) ? stepIdOf(row.id, row.currentPlace) : null,
    ...stepProgress(job.steps),
    currentUserSymbol: row.worker,
    manufacturingStatusDescription: jobStatusText(job, nameOf),
    reworks: loaded.reworks.map((rework, at) => reworkModel(view, loaded, rework, job.reworks[at], job)),
    signalAfter,
    ...withLists(jobFlags(job, facts, rework, signalAfter)),
  };
}

/** The job before it for which the signal of its own step waits; a rework waits for nobody. */
function signalAfterOf(job: Job, before: readonly LoadedJob[]): string | null {
  const awaited = awaitedSignal(job);
  if (awaited === undefined || awaited.rework !== undefined) return null;
  return jobWaitedFor(before.map((one) => ({ name: one.row.name, job: jobOf(one) })));
}

const withLists = <Flags extends { readonly reasons: readonly object[] }>({ reasons, ...flags }: Flags) => ({
  ...flags,
  reasons: [...reasons] as Flags['reasons'][number][],
});

function reworkModel(
  view: JobView,
  loaded: LoadedJob,
  { row, steps }: LoadedRework,
  rework: Rework | undefined,
  job: Job,
): ReworkModel {
  const current = rework && currentReworkStep(rework);
  const place = steps.find(({ stepId }) => stepId === current?.stepId)?.place;
  const facts = jobFactsOf(view.context, view.cycle, loaded);
  const flags = rework ? reworkFlags(job, rework, facts) : { canStartStep: false, canCompleteStep: false };
  return {
    id: row.id,
    name: row.name,
    jobSteps: steps.flatMap((step) => {
      const repeated = loaded.steps.find(({ stepId }) => stepId === step.stepId);
      return repeated
        ? [stepModel(view, job, { known: repeated, state: step, id: row.id, rework: row.number })]
        : [];
    }),
    currentJobStepId: place === undefined ? null : stepIdOf(row.id, place),
    ...stepProgress(steps),
    ...flags,
  };
}

/** A step of a job or of a rework. */
interface ShownStep {
  /** What its job knows of it. */
  readonly known: StepRow;
  /** What has become of it there or in the rework. */
  readonly state: StepRow | ReworkStepRow;
  /** Of the job or of the rework. */
  readonly id: number;
  /** Number of the rework; absent for a step of the job itself. */
  readonly rework?: number;
}

/** A step as it is shown (H13, H14). */
function stepModel(
  { context, nameOf }: JobView,
  job: Job,
  { known, state, id, rework }: ShownStep,
): StepModel {
  const { status, plannedEndAt, startedAt, endedAt, stepId, place } = state;
  const failed = rework === undefined ? failureOnlySteps(job.steps).get(stepId) : undefined;
  return {
    id: stepIdOf(id, place),
    jobStepId: stepId,
    name: nameOf(stepId),
    status,
    statusDescription: jobStepStatusName[status],
    statusCss: stepCss[status],
    showExpectedTime: known.showsExpectedTime,
    plannedEndDate: plannedEndAt?.toISOString() ?? null,
    plannedTimeSpend: known.minutes,
    actualStartDate: startedAt?.toISOString() ?? null,
    actualEndDate: endedAt?.toISOString() ?? null,
    sequenceNumber: place,
    checkSyncStatusOnly: known.isSynced,
    criticalityLevel: criticalityLevel(state, plannedEndAt, context.clock.now(), criticalitiesOf(known)),
    completedBy: completedBy(job, state, rework),
    afterFailureOf: (failed ?? []).map(nameOf),
  };
}

const criticalitiesOf = (step: StepRow): readonly Criticality[] => [
  { level: 1, hours: step.levelOneHours },
  { level: 2, hours: step.levelTwoHours },
  { level: 3, hours: step.levelThreeHours },
];
