import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { idList, isAnyOf } from '../../../platform/db/id-lists.ts';
import { plans } from '../../plan/plan.tables.ts';
import { stepEffortGroups, stepEfforts } from '../../step-effort/step-effort.tables.ts';
import { manufacturingJobs, manufacturingJobSteps } from '../job/job.tables.ts';

const effortsTaken = (tx: Database) => {
  const { jobId, stepId, endedAt } = manufacturingJobSteps;
  const { effort, level1Hours, level2Hours, level3Hours, showExpectedTime, requiresWorker } = stepEfforts;
  const taken = {
    minutes: effort,
    levelOneHours: level1Hours,
    levelTwoHours: level2Hours,
    levelThreeHours: level3Hours,
    showsExpectedTime: showExpectedTime,
    requiresWorker,
  };
  const names = Object.keys(taken) as (keyof typeof taken)[];
  const had = sql.join(
    names.map((name) => sql`${manufacturingJobSteps[name]}`),
    sql`, `,
  );
  const has = sql.join(
    names.map((name) => sql`${taken[name]}`),
    sql`, `,
  );
  return tx
    .update(manufacturingJobSteps)
    .set(Object.fromEntries(names.map((name) => [name, sql`${taken[name]}`])))
    .from(manufacturingJobs)
    .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
    .innerJoin(
      stepEffortGroups,
      and(
        eq(stepEffortGroups.workflowId, manufacturingJobs.workflowId),
        eq(stepEffortGroups.manufacturingLocationId, plans.manufacturingLocationId),
      ),
    )
    .innerJoin(stepEfforts, eq(stepEfforts.groupId, stepEffortGroups.id))
    .where(
      and(
        isAnyOf(manufacturingJobs.cycleId, 'ids'),
        eq(jobId, manufacturingJobs.id),
        eq(stepId, stepEfforts.jobStepId),
        isNull(endedAt),
        sql`(${had}) is distinct from (${has})`,
      ),
    )
    .returning({ jobId })
    .prepare('efforts_taken');
};

/**
 * Open steps of cycles take the efforts that their workflow has now at their site (T22 to T24, domain rules §3.5.6). Steps
 * that are done keep what they were planned with; so do those for which nothing was ever entered there. Gives how many
 * steps took another one.
 */
export async function takeEfforts(tx: Database, cycleIds: readonly number[]): Promise<number> {
  return (await effortsTaken(tx).execute({ ids: idList(cycleIds) })).length;
}
