import type { BulkCase, BulkJob, PlacedCase } from '@crt/domain/bulk-operation';
import { jobStepStatus } from '@crt/domain/job';
import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { plans } from '../../plan/plan.tables.ts';
import { manufacturingCycles } from '../cycle/cycle.tables.ts';
import { jobFactsOf } from '../job/job-facts.ts';
import { jobOf } from '../job/job-state.ts';
import { findJobs } from '../job/job.repository.ts';
import { manufacturingJobs, manufacturingJobSteps } from '../job/job.tables.ts';

/** Where the jobs of these cycles stand, without their steps: the question is asked with each click (J4). */
export async function findPlacedCases(tx: Database, ids: readonly number[]): Promise<readonly PlacedCase[]> {
  const cases = await findPlans(tx, ids);
  const rows = await tx
    .select({
      id: manufacturingJobs.cycleId,
      workflowId: manufacturingJobs.workflowId,
      version: manufacturingJobs.workflowVersion,
      stepId: manufacturingJobSteps.stepId,
      status: manufacturingJobSteps.status,
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
        inArray(manufacturingJobs.cycleId, [...ids]),
        isNotNull(manufacturingJobs.workflowId),
        ne(manufacturingJobSteps.status, jobStepStatus.skipped),
      ),
    );
  const placesOf = Map.groupBy(rows, ({ id }) => id);
  return cases.map(({ id, plan: { plan } }) => ({
    id,
    status: plan.status,
    places: (placesOf.get(id) ?? []).flatMap(({ workflowId, version, stepId, status }) =>
      workflowId === null || version === null ? [] : { workflowId, version, stepId, status },
    ),
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

/** What the rules ask of the plans of these cycles, in the order in which the cycles are named. */
async function findPlans(tx: Database, ids: readonly number[]) {
  const { id, requestId, status, manufacturingAtRisk } = plans;
  const rows = await tx
    .select({ id, requestId, status, manufacturingAtRisk })
    .from(plans)
    .innerJoin(manufacturingCycles, eq(manufacturingCycles.planId, plans.id))
    .where(inArray(plans.id, [...ids]));
  const byId = new Map(rows.map((plan) => [plan.id, { id: plan.id, plan: { plan } }]));
  return ids.flatMap((wanted) => byId.get(wanted) ?? []);
}
