import { eq } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { insertRows } from '../../../platform/db/insert-rows.ts';
import { stlPreparationId } from '../../job-step/job-step.options.ts';
import { followManufacturing } from '../../plan/schedule/follow-manufacturing.ts';
import { cycleColumns } from '../cycle/cycle-columns.ts';
import type { LoadedCycle } from '../cycle/cycle.repository.ts';
import { manufacturingCycles } from '../cycle/cycle.tables.ts';
import { toStore } from '../cycle/make-cycle.ts';
import { planStepsAnew } from '../cycle/plan-steps.ts';
import type { NewJob, NewStep } from '../cycle/recipe.ts';
import { milestonePatch, newsOf } from '../job/cycle-move.ts';
import { jobOf } from '../job/job-state.ts';
import {
  findJobs,
  findWorkOrders,
  insertWorkOrder,
  type LoadedJob,
  type StepRow,
} from '../job/job.repository.ts';
import { manufacturingJobs, manufacturingJobSteps, workOrders } from '../job/job.tables.ts';
import { planSignals } from '../job/plan-signals.ts';

/** Stores a workflow that was made for a prototype, behind the others; gives its id. */
export async function addOrder({ tx }: RequestContext, { id }: LoadedCycle, job: NewJob): Promise<number> {
  const orders = await findWorkOrders(tx, id);
  const place = Math.max(0, ...orders.map((order) => order.place)) + 1;
  const order = { cycleId: id, place, materialNumber: null, name: job.name };
  return insertWorkOrder(tx, order, [toStore(id, job, 0, new Map())]);
}

/**
 * Stores other steps for the jobs of a workflow, none of which has begun. A step that stays keeps what it knows, and its
 * planned end follows its new place (§3.7, H14).
 */
export async function changeOrder(
  context: RequestContext,
  { id }: LoadedCycle,
  orderId: number,
  jobs: readonly LoadedJob[],
  job: NewJob,
): Promise<void> {
  const { tx } = context;
  await tx.update(workOrders).set({ name: job.name }).where(eq(workOrders.id, orderId));
  for (const [at, { row, steps: before }] of jobs.entries()) {
    const { row: columns, steps } = toStore(id, keeping(job, before), at, new Map());
    await tx.delete(manufacturingJobSteps).where(eq(manufacturingJobSteps.jobId, row.id));
    await insertRows(
      tx,
      manufacturingJobSteps,
      steps.map((step) => ({ jobId: row.id, ...step })),
    );
    await tx
      .update(manufacturingJobs)
      .set({ ...columns, place: row.place })
      .where(eq(manufacturingJobs.id, row.id));
  }
  await planStepsAnew(context, [id]);
}

/** A job with what its steps were told before: their efforts, and that a signal finishes them. */
function keeping(job: NewJob, before: readonly StepRow[]): NewJob {
  const known = new Map(before.map((step) => [step.stepId, step]));
  const isThere = (stepId: number | null) => job.steps.some((step) => step.stepId === stepId);
  const steps = job.steps.map((step): NewStep => {
    const old = known.get(step.stepId);
    if (!old) return step;
    const { place, stepId, successStepId } = step;
    const failureStepId = isThere(old.failureStepId) ? old.failureStepId : null;
    return { ...factsOf(old), place, stepId, successStepId, failureStepId };
  });
  return { ...job, steps };
}

const factsOf = ({
  isSynced,
  minutes,
  levelOneHours,
  levelTwoHours,
  levelThreeHours,
  showsExpectedTime,
  requiresWorker,
}: StepRow) => ({
  isSynced,
  minutes,
  levelOneHours,
  levelTwoHours,
  levelThreeHours,
  showsExpectedTime,
  requiresWorker,
});

/** Sums a cycle up anew after its jobs became others: what it keeps of them, and what its plan follows with. */
export async function sumUp(context: RequestContext, before: LoadedCycle): Promise<void> {
  const { tx, clock } = context;
  const loaded = await findJobs(tx, [before.id]);
  const jobs = loaded.map(jobOf);
  const summed = loaded.map(({ row, steps }) => ({ currentStepId: row.currentStepId, steps }));
  const milestones = milestonePatch(before, { before: jobs, after: jobs }, clock.now());
  const columns = { ...cycleColumns(summed, await stlPreparationId(tx)), ...milestones };
  await tx.update(manufacturingCycles).set(columns).where(eq(manufacturingCycles.planId, before.id));
  await planSignals(
    context,
    loaded.map((one) => ({ row: one.row, job: jobOf(one) })),
  );
  await followManufacturing(context, [newsOf(before, milestones, jobs)]);
}
