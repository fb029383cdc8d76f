import { createJob, untouched } from '@crt/domain/job';
import { requestType } from '@crt/domain/request-type';
import type { RequestContext } from '../../../context.ts';
import { changed } from '../../history/changed.ts';
import { stlPreparationId } from '../../job-step/job-step.options.ts';
import { definitionOfPlan, type LoadedPlan } from '../../plan/plan.options.ts';
import { findSite } from '../../plan/schedule/scheduling-facts.ts';
import { create } from '../../write-road/verbs.ts';
import { jobColumns } from '../job/job-columns.ts';
import { stateColumns, workflowStepOf } from '../job/job-state.ts';
import { insertWorkOrder, type JobToStore } from '../job/job.repository.ts';
import { cycleAggregate } from './cycle.aggregate.ts';
import { cycleColumns, type SummedJob } from './cycle-columns.ts';
import { insertCycle, type LoadedCycle } from './cycle.repository.ts';
import { endsOfJobs, startOf } from './plan-steps.ts';
import { recipeOf, type NewJob, type NewStep, type NewWorkOrder } from './recipe.ts';

/** A work order with the planned ends of its steps, as it is stored. */
interface PlannedWorkOrder extends Pick<NewWorkOrder, 'materialNumber' | 'name'> {
  readonly place: number;
  readonly jobs: readonly JobToStore[];
}

/**
 * Makes the cycle of a plan whose data have become available, from the definition of its product (domain rules §3.5.1).
 * The caller holds the lock of the plan.
 */
export async function makeCycle(context: RequestContext, plan: LoadedPlan): Promise<LoadedCycle> {
  const { tx } = context;
  const definitionId = await definitionOfPlan(context, plan);
  const locationId = plan.plan.manufacturingLocationId;
  const isPrototype = plan.plan.type === requestType.prototype;
  const recipe = definitionId === null ? [] : await recipeOf(tx, definitionId, { locationId, isPrototype });
  const orders = await planned(context, plan, recipe);
  const stlStepId = await stlPreparationId(tx);
  return create(context, cycleAggregate, {
    insert: async () => {
      const summary = cycleColumns(orders.flatMap(({ jobs }) => jobs).map(summed), stlStepId);
      const row = { planId: plan.id, definitionId, createdAt: context.clock.now(), ...summary };
      const cycle = await insertCycle(tx, row);
      for (const { materialNumber, name, place, jobs } of orders)
        await insertWorkOrder(tx, { cycleId: plan.id, materialNumber, name, place }, jobs);
      return { id: plan.id, stamp: cycle.stamp, cycle, plan };
    },
    changes: () => changed('created', 'text', null, plan.plan.requestId),
    tag: 'manufacturing-cycle-list',
  });
}

const summed = ({ row, steps }: JobToStore): SummedJob => ({
  currentStepId: row.currentStepId ?? null,
  steps,
});

async function planned(
  { tx }: RequestContext,
  { id, plan }: LoadedPlan,
  recipe: readonly NewWorkOrder[],
): Promise<readonly PlannedWorkOrder[]> {
  const site = await findSite(tx, plan.manufacturingLocationId);
  const start = await startOf(tx, id);
  return recipe.map(({ materialNumber, name, jobs }, index) => {
    const ofOrder = jobs.map(({ steps }) => ({ workOrderId: index, steps }));
    const ends = endsOfJobs(site, start, ofOrder);
    return {
      materialNumber,
      name,
      place: index + 1,
      jobs: jobs.map((job, at) => toStore(id, job, at, ends)),
    };
  });
}

/** A job at its beginning. */
export function toStore(
  cycleId: number,
  { workflowId, workflowVersion, name, steps }: NewJob,
  index: number,
  ends: ReadonlyMap<NewStep, Date | null>,
): JobToStore {
  const job = createJob(steps.map(workflowStepOf));
  return {
    row: { cycleId, place: index + 1, workflowId, workflowVersion, name, ...jobColumns(job) },
    steps: steps.map((step) => ({
      ...step,
      ...stateColumns(untouched),
      plannedEndAt: ends.get(step) ?? null,
    })),
  };
}
