import { isJobStarted } from '@crt/domain/job';
import { milestoneType } from '@crt/domain/milestone-type';
import { planStatus } from '@crt/domain/plan-status';
import type { Database } from '../../../platform/db/database.ts';
import { continueIds, insertRows } from '../../../platform/db/insert-rows.ts';
import { demoProducts } from '../../demo/catalogue.ts';
import { comments } from '../../demo/plan-texts.ts';
import { stlPreparationId } from '../../job-step/job-step.options.ts';
import { cycleComments } from '../comment/cycle-comment.tables.ts';
import { currentStepIdOf, jobColumns } from '../job/job-columns.ts';
import { stateColumns, storedEvents } from '../job/job-state.ts';
import {
  manufacturingJobs,
  manufacturingJobSteps,
  manufacturingJobTrails,
  workOrders,
} from '../job/job.tables.ts';
import { manufacturingReworks, manufacturingReworkSteps } from '../job/rework.tables.ts';
import { signalsOf } from '../job/signals.ts';
import type { Shopfloor } from './cycle.demo.ts';
import { cycleColumns } from './cycle-columns.ts';
import { manufacturingCycles } from './cycle.tables.ts';
import type { DemoCycle, DemoJob } from './demo-cycle.ts';

/** A job of the demo world with the ids that it gets. */
interface PlacedJob extends DemoJob {
  readonly id: number;
  readonly place: number;
  readonly orderId: number;
  readonly cycle: DemoCycle;
  readonly signalAt: Date | null;
}

/** Fills in cycles with their work orders, jobs, steps, reworks and comments. */
export async function fillCycles(
  tx: Database,
  cycles: readonly DemoCycle[],
  { workers, now }: Shopfloor,
): Promise<void> {
  const stlStepId = await stlPreparationId(tx);
  const rows = cycles.map((cycle, place) => cycleRow(cycle, place, stlStepId));
  await insertRows(tx, manufacturingCycles, rows);
  const orders = cycles
    .flatMap((cycle) => cycle.orders.map((order, at) => ({ ...order, cycle, place: at + 1 })))
    .map((order, index) => ({ ...order, id: index + 1 }));
  await insertRows(
    tx,
    workOrders,
    orders.map(({ id, made: { materialNumber, name }, cycle, place }) => ({
      id,
      cycleId: cycle.plan.row.id,
      place,
      materialNumber,
      name,
    })),
  );
  const jobs = orders
    .flatMap(({ id: orderId, jobs: own, cycle }) => {
      const signals = signalsOf(
        own.map(({ job, made: { name } }) => ({ name, job, signalAt: null })),
        now,
      );
      return own.map((one, at) => {
        return { ...one, orderId, cycle, place: at + 1, signalAt: signals[at] ?? null };
      });
    })
    .map((one, index): PlacedJob => ({ ...one, id: index + 1 }));
  await fillJobs(tx, jobs);
  await fillReworks(tx, jobs);
  await insertRows(tx, cycleComments, commentsOf(cycles, workers, now));
  for (const table of [workOrders, manufacturingJobs]) await continueIds(tx, table);
}

async function fillJobs(tx: Database, jobs: readonly PlacedJob[]): Promise<void> {
  await insertRows(
    tx,
    manufacturingJobs,
    jobs.map(({ id, made, job, place, orderId, cycle, signalAt }) => ({
      id,
      cycleId: cycle.plan.row.id,
      workOrderId: orderId,
      place,
      signalAt,
      workflowId: made.workflowId,
      workflowVersion: made.workflowVersion,
      name: made.name,
      ...jobColumns(job),
    })),
  );
  await insertRows(
    tx,
    manufacturingJobSteps,
    jobs.flatMap(({ id: jobId, made, job, cycle }) =>
      made.steps.flatMap((step, at) => {
        const state = job.steps[at];
        const plannedEndAt = cycle.ends.get(step) ?? null;
        return state ? [{ jobId, ...step, ...stateColumns(state), plannedEndAt }] : [];
      }),
    ),
  );
  const started = jobs.filter(({ job }) => isJobStarted(job));
  await insertRows(
    tx,
    manufacturingJobTrails,
    started.map(({ id, job }) => ({ jobId: id, events: storedEvents(job.events) })),
  );
}

async function fillReworks(tx: Database, jobs: readonly PlacedJob[]): Promise<void> {
  const reworks = jobs
    .flatMap(({ id: jobId, job }) => job.reworks.map((rework) => ({ jobId, rework })))
    .map((one, index) => ({ ...one, id: index + 1 }));
  await insertRows(
    tx,
    manufacturingReworks,
    reworks.map(({ id, jobId, rework: { number, pass, name } }) => ({
      id,
      jobId,
      number,
      passNumber: pass,
      name,
    })),
  );
  await insertRows(
    tx,
    manufacturingReworkSteps,
    reworks.flatMap(({ id: reworkId, rework: { steps } }) =>
      steps.map((step, at) => ({ reworkId, place: at + 1, stepId: step.stepId, ...stateColumns(step) })),
    ),
  );
  await continueIds(tx, manufacturingReworks);
}

/** Every fifth cycle is talked about. */
const commentOf = (place: number) => (place % 5 === 2 ? (comments[place % comments.length] ?? null) : null);

function cycleRow(cycle: DemoCycle, place: number, stlStepId: number | undefined) {
  const { plan, orders, ends, startedAt, finishedAt, finalizedAt } = cycle;
  const summed = orders.flatMap(({ jobs }) =>
    jobs.map(({ made, job }) => ({
      currentStepId: currentStepIdOf(job),
      steps: made.steps.map((step, at) => ({
        ...step,
        status: job.steps[at]?.status ?? 0,
        plannedEndAt: ends.get(step) ?? null,
      })),
    })),
  );
  const dataAt = plan.milestones.find(({ type }) => type === milestoneType.dataAvailable)?.actualAt;
  return {
    planId: plan.row.id,
    definitionId: demoProducts[(plan.row.productId ?? 1) - 1]?.manufacturingCycleDefinitionId ?? null,
    createdAt: dataAt ?? plan.row.createdAt,
    startedFrom: startedAt ? planStatus.readyForManufacturing : null,
    startedAt,
    finishedAt,
    finalizedAt,
    ...cycleColumns(summed, stlStepId),
    lastComment: commentOf(place),
  };
}

function commentsOf(cycles: readonly DemoCycle[], workers: Shopfloor['workers'], now: Date) {
  return cycles.flatMap(({ plan, startedAt }, place) => {
    const text = commentOf(place);
    const since = (startedAt ?? plan.row.createdAt).getTime();
    const modifiedAt = new Date(since + (now.getTime() - since) / 2);
    const userId = workers[place % workers.length]?.id;
    return text === null || userId === undefined ? [] : [{ ownerId: plan.row.id, text, userId, modifiedAt }];
  });
}
