import type { BulkCase, BulkJob, JobPlace, PlacedCase } from '@crt/domain/bulk-operation';
import { jobStepStatus, type JobStepStatus } from '@crt/domain/job';
import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { idList, isAnyOf } from '../../../platform/db/id-lists.ts';
import { plans } from '../../plan/plan.tables.ts';
import { jobFactsOf } from '../job/job-facts.ts';
import { jobOf } from '../job/job-state.ts';
import { findJobs } from '../job/job.repository.ts';
import { manufacturingJobs, manufacturingJobSteps } from '../job/job.tables.ts';

type PlaceList = readonly [workflowId: number, version: number, stepId: number, status: JobStepStatus];

const { workflowId, workflowVersion } = manufacturingJobs;
const { stepId, status: stepStatus } = manufacturingJobSteps;

/** One row per cycle: a thousand cycles have several thousand jobs. */
const placesOfCycles = (tx: Database) =>
  tx
    .select({
      id: manufacturingJobs.cycleId,
      places: sql<
        PlaceList[]
      >`json_agg(json_build_array(${workflowId}, ${workflowVersion}, ${stepId}, ${stepStatus}))`,
    })
    .from(manufacturingJobs)
    .innerJoin(
      manufacturingJobSteps,
      and(
        eq(manufacturingJobSteps.jobId, manufacturingJobs.id),
        eq(manufacturingJobSteps.place, manufacturingJobs.currentPlace),
      ),
    )
    .where(
      and(
        isAnyOf(manufacturingJobs.cycleId, 'ids'),
        isNotNull(workflowId),
        isNotNull(workflowVersion),
        ne(stepStatus, jobStepStatus.skipped),
      ),
    )
    .groupBy(manufacturingJobs.cycleId)
    .prepare('places_of_cycles');

const toPlace = ([ofWorkflow, version, ofStep, status]: PlaceList): JobPlace => ({
  workflowId: ofWorkflow,
  version,
  stepId: ofStep,
  status,
});

/** Where the jobs of these cycles stand, without their steps: the question is asked with each click (J4). */
export async function findPlacedCases(tx: Database, ids: readonly number[]): Promise<readonly PlacedCase[]> {
  const cases = await findPlans(tx, ids);
  const rows = await placesOfCycles(tx).execute({ ids: idList(ids) });
  const placesOf = new Map(rows.map(({ id, places }) => [id, places.map(toPlace)]));
  return cases.map(({ id, plan: { plan } }) => ({
    id,
    status: plan.status,
    places: placesOf.get(id) ?? [],
  }));
}

/** A cycle with all its jobs, its number, and the name of the workflow of each job. */
export interface LoadedCase extends BulkCase {
  readonly requestId: string;
  readonly nameOf: ReadonlyMap<number, string>;
}

/** These cycles as the rules of a bulk operation know them; jobs of a workflow that one prototype has alone are left out. */
export async function findCases(
  context: RequestContext,
  ids: readonly number[],
): Promise<readonly LoadedCase[]> {
  const { tx } = context;
  const cases = await findPlans(tx, ids);
  const jobsOf = Map.groupBy(await findJobs(tx, ids), ({ row }) => row.cycleId);
  return cases.map((one) => {
    const { id, plan } = one;
    const all = jobsOf.get(id) ?? [];
    const jobs = all.flatMap((loaded): readonly BulkJob[] => {
      const { id: jobId, workflowId, workflowVersion: version } = loaded.row;
      if (workflowId === null || version === null) return [];
      return [{ jobId, workflowId, version, job: jobOf(loaded), facts: jobFactsOf(context, one, loaded) }];
    });
    const nameOf = new Map(all.map(({ row }) => [row.id, row.name]));
    return { id, status: plan.plan.status, requestId: plan.plan.requestId, jobs, nameOf };
  });
}

const plansOfCycles = (tx: Database) => {
  const { id, requestId, status, manufacturingAtRisk } = plans;
  return tx
    .select({ id, requestId, status, manufacturingAtRisk })
    .from(plans)
    .where(and(isAnyOf(id, 'ids'), plans.hasCycle))
    .prepare('plans_of_cycles');
};

/** What the rules ask of the plans of these cycles, in the order in which the cycles are named. */
async function findPlans(tx: Database, ids: readonly number[]) {
  const rows = await plansOfCycles(tx).execute({ ids: idList(ids) });
  const byId = new Map(rows.map((plan) => [plan.id, { id: plan.id, plan: { plan } }]));
  return ids.flatMap((wanted) => byId.get(wanted) ?? []);
}
