import type { JobEvent } from '@crt/domain/job';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { idList, isAnyOf } from '../../../platform/db/id-lists.ts';
import { insertRows } from '../../../platform/db/insert-rows.ts';
import { rowLists } from '../../../platform/db/row-lists.ts';
import { eventsOf } from './job-state.ts';
import {
  manufacturingJobs,
  manufacturingJobSteps,
  manufacturingJobTrails,
  workOrders,
} from './job.tables.ts';
import { findOrdersOfJobs, type OrderOfJob } from './orders-of-jobs.ts';
import { manufacturingReworks, manufacturingReworkSteps } from './rework.tables.ts';

/** A work order as it is stored. */
export type WorkOrderRow = typeof workOrders.$inferSelect;
/** A job as it is stored, without its steps. */
export type JobRow = typeof manufacturingJobs.$inferSelect;
/** A step of a job. */
export type StepRow = typeof manufacturingJobSteps.$inferSelect;
/** A step of a rework. */
export type ReworkStepRow = typeof manufacturingReworkSteps.$inferSelect;

/** A rework with its steps in order. */
export interface LoadedRework {
  readonly row: typeof manufacturingReworks.$inferSelect;
  readonly steps: readonly ReworkStepRow[];
}

/** A job with its steps in order, and what happened in its present pass. */
export interface JobWithSteps {
  readonly row: JobRow;
  /** Material number of its work order (H2). */
  readonly material: string | null;
  readonly steps: readonly StepRow[];
  readonly events: readonly JobEvent[];
}

/** A job with its reworks too, oldest first, and its combined orders. */
export interface LoadedJob extends JobWithSteps {
  readonly reworks: readonly LoadedRework[];
  readonly combinedOrders: readonly OrderOfJob[];
}

const jobsOfCycles = (tx: Database) =>
  tx
    .select({
      row: manufacturingJobs,
      material: workOrders.materialNumber,
      events: manufacturingJobTrails.events,
    })
    .from(manufacturingJobs)
    .innerJoin(workOrders, eq(workOrders.id, manufacturingJobs.workOrderId))
    .leftJoin(manufacturingJobTrails, eq(manufacturingJobTrails.jobId, manufacturingJobs.id))
    .where(isAnyOf(manufacturingJobs.cycleId, 'ids'))
    .orderBy(asc(manufacturingJobs.cycleId), asc(workOrders.place), asc(manufacturingJobs.place))
    .prepare('jobs_of_cycles');

const { lists, toRow } = rowLists(manufacturingJobSteps);

const stepsOfJobs = (tx: Database) =>
  tx
    .select({ jobId: manufacturingJobSteps.jobId, lists })
    .from(manufacturingJobSteps)
    .where(isAnyOf(manufacturingJobSteps.jobId, 'ids'))
    .groupBy(manufacturingJobSteps.jobId)
    .prepare('steps_of_jobs');

/** The steps of some jobs in their order, by job. */
async function findSteps(
  tx: Database,
  jobIds: readonly number[],
): Promise<ReadonlyMap<number, readonly StepRow[]>> {
  const rows = await stepsOfJobs(tx).execute({ ids: idList(jobIds) });
  const inOrder = (steps: readonly StepRow[]) => steps.toSorted((one, other) => one.place - other.place);
  return new Map(rows.map((row) => [row.jobId, inOrder(row.lists.map(toRow))]));
}

/** The jobs of some cycles with their steps, work order by work order. */
export async function findJobSteps(
  tx: Database,
  cycleIds: readonly number[],
): Promise<readonly JobWithSteps[]> {
  const jobs = await jobsOfCycles(tx).execute({ ids: idList(cycleIds) });
  const jobIds = jobs.map(({ row }) => row.id);
  const stepsOf = await findSteps(tx, jobIds);
  return jobs.map(({ row, material, events }) => ({
    row,
    material,
    steps: stepsOf.get(row.id) ?? [],
    events: eventsOf(events ?? []),
  }));
}

/** The jobs of some cycles with all that belongs to them, work order by work order. */
export async function findJobs(tx: Database, cycleIds: readonly number[]): Promise<readonly LoadedJob[]> {
  const jobs = await findJobSteps(tx, cycleIds);
  const jobIds = jobs.map(({ row }) => row.id);
  const reworksOf = Map.groupBy(await findReworks(tx, jobIds), ({ row }) => row.jobId);
  const ordersOf = await findOrdersOfJobs(tx, jobIds);
  return jobs.map((job) => ({
    ...job,
    reworks: reworksOf.get(job.row.id) ?? [],
    combinedOrders: ordersOf.get(job.row.id) ?? [],
  }));
}

const reworksOfJobs = (tx: Database) =>
  tx
    .select({ row: manufacturingReworks, step: manufacturingReworkSteps })
    .from(manufacturingReworks)
    .innerJoin(manufacturingReworkSteps, eq(manufacturingReworkSteps.reworkId, manufacturingReworks.id))
    .where(isAnyOf(manufacturingReworks.jobId, 'ids'))
    .orderBy(
      asc(manufacturingReworks.jobId),
      asc(manufacturingReworks.number),
      asc(manufacturingReworkSteps.place),
    )
    .prepare('reworks_of_jobs');

async function findReworks(tx: Database, jobIds: readonly number[]): Promise<readonly LoadedRework[]> {
  const rows = await reworksOfJobs(tx).execute({ ids: idList(jobIds) });
  return [...Map.groupBy(rows, ({ row }) => row.id).values()].flatMap((group) =>
    group[0] ? [{ row: group[0].row, steps: group.map(({ step }) => step) }] : [],
  );
}

const idsOfCycle = (tx: Database) =>
  tx
    .select({ id: manufacturingJobs.id })
    .from(manufacturingJobs)
    .where(eq(manufacturingJobs.cycleId, sql.placeholder('cycleId')))
    .prepare('job_ids_of_cycle');

/** The ids of the jobs of a cycle. */
export async function findJobIds(tx: Database, cycleId: number): Promise<readonly number[]> {
  return (await idsOfCycle(tx).execute({ cycleId })).map(({ id }) => id);
}

/** The work orders of a cycle in order. */
export function findWorkOrders(tx: Database, cycleId: number): Promise<WorkOrderRow[]> {
  return tx
    .select()
    .from(workOrders)
    .where(eq(workOrders.cycleId, cycleId))
    .orderBy(asc(workOrders.place), asc(workOrders.id));
}

/** A job with its steps as they are stored at first. */
export interface JobToStore {
  readonly row: Omit<typeof manufacturingJobs.$inferInsert, 'id' | 'workOrderId'>;
  readonly steps: readonly Omit<StepRow, 'jobId'>[];
}

/** Stores a work order with its jobs and their steps; gives its id. */
export async function insertWorkOrder(
  tx: Database,
  order: typeof workOrders.$inferInsert,
  jobs: readonly JobToStore[],
): Promise<number> {
  const [stored] = await tx.insert(workOrders).values(order).returning({ id: workOrders.id });
  if (!stored) throw new Error('The database gave no id for a new work order');
  const rows = jobs.map(({ row }) => ({ ...row, workOrderId: stored.id }));
  const ids = await tx
    .insert(manufacturingJobs)
    .values(rows)
    .returning({ id: manufacturingJobs.id, place: manufacturingJobs.place });
  const idAt = new Map(ids.map(({ id, place }) => [place, id]));
  const steps = jobs.flatMap(({ row, steps: own }) =>
    own.map((step) => ({ jobId: idAt.get(row.place) ?? 0, ...step })),
  );
  await insertRows(tx, manufacturingJobSteps, steps);
  return stored.id;
}
