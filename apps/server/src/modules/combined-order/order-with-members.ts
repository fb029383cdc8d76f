import { statusOfCombinedOrder, type CombinedMember, type CombinedOrder } from '@crt/domain/combined-order';
import { jobAfter, jobWaitedFor, stepProgress } from '@crt/domain/job';
import type { RequestContext } from '../../context.ts';
import type { Floor } from '../manufacturing/job/cycle-move.ts';
import { jobFactsOf } from '../manufacturing/job/job-facts.ts';
import { eventsOf, jobOf, storedEvents } from '../manufacturing/job/job-state.ts';
import {
  findCycles,
  findJobs,
  type LoadedCycle,
  type LoadedJob,
} from '../manufacturing/manufacturing.options.ts';
import { stepsOfVersion, type VersionSteps } from '../workflow/workflow.options.ts';
import { findMembers, type LoadedOrder, type OrderPatch } from './combined-order.repository.ts';

/** A member of an order with its cycle. */
export interface LoadedMember extends CombinedMember {
  readonly cycle: LoadedCycle;
  readonly loaded: LoadedJob;
}

/** An order as the rules know it, with where its members come from and the workflow of its common job. */
export interface OrderWithMembers {
  readonly order: Omit<CombinedOrder, 'members'> & { readonly members: readonly LoadedMember[] };
  /** The cycles of the members with all their jobs, the lowest first. */
  readonly floors: readonly Floor[];
  readonly workflow: VersionSteps;
}

/** Reads an order with its members; `lock` keeps their plans and cycles as they are, the lowest first. */
export async function withMembers(
  context: RequestContext,
  { id, row, definition }: LoadedOrder,
  { lock = false } = {},
): Promise<OrderWithMembers> {
  const { tx } = context;
  const workflow = await stepsOfVersion(tx, definition.workflowId, row.workflowVersion);
  const job = jobAfter(workflow.steps, eventsOf(row.events));
  const rows = await findMembers(tx, [id]);
  const cycleIds = rows.map(({ cycleId }) => cycleId);
  const cycles = await findCycles(tx, cycleIds, { lock });
  const jobsOf = Map.groupBy(await findJobs(tx, cycleIds), (loaded) => loaded.row.cycleId);
  const floors = new Map(cycles.map((cycle) => [cycle.id, { cycle, all: jobsOf.get(cycle.id) ?? [] }]));
  const members = rows.flatMap(({ jobId, cycleId, passNumber }) => {
    const floor = floors.get(cycleId);
    const loaded = floor?.all.find(({ row: { id: ownId } }) => ownId === jobId);
    return loaded && floor ? [memberOf(context, floor, loaded, passNumber)] : [];
  });
  return { order: { job, members }, floors: [...floors.values()], workflow };
}

/** A job as a member of an order, from all the jobs of its cycle. */
export function memberOf(
  context: RequestContext,
  { cycle, all }: Floor,
  loaded: LoadedJob,
  pass: number,
): LoadedMember {
  const before = all.slice(0, all.indexOf(loaded)).filter(isInOrderOf(loaded));
  return {
    jobId: loaded.row.id,
    requestId: cycle.plan.plan.requestId,
    pass,
    job: jobOf(loaded),
    facts: jobFactsOf(context, cycle, loaded),
    waitsFor: jobWaitedFor(before.map((one) => ({ name: one.row.name, job: jobOf(one) }))),
    cycle,
    loaded,
  };
}

const isInOrderOf = (one: LoadedJob) => (other: LoadedJob) => other.row.workOrderId === one.row.workOrderId;

/** What the row of an order keeps of its common job. */
export const orderColumns = ({ job }: CombinedOrder): OrderPatch => ({
  events: storedEvents(job.events),
  status: statusOfCombinedOrder(job),
  progress: stepProgress(job.steps).progress,
});
