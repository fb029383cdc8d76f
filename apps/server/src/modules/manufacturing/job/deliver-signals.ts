import { decideJobAction, jobStepStatus, type Job } from '@crt/domain/job';
import { planStatus } from '@crt/domain/plan-status';
import { allow } from '@crt/domain/verdict';
import { and, asc, eq, exists, inArray, lte, notExists, notInArray, or } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { plans } from '../../plan/plan.tables.ts';
import { takeWriteRoad } from '../../write-road/write-road.ts';
import { cycleAggregate } from '../cycle/cycle.aggregate.ts';
import { decisionOf } from './act-on-jobs.ts';
import { awaitedSignal } from './job-columns.ts';
import { jobFactsOf } from './job-facts.ts';
import { jobOf } from './job-state.ts';
import { findJobs } from './job.repository.ts';
import { isInOpenOrder } from './orders-of-jobs.ts';
import { manufacturingJobs } from './job.tables.ts';
import { manufacturingReworks, manufacturingReworkSteps } from './rework.tables.ts';

const { readyForManufacturing, manufacturingApprovalPending, manufacturing } = planStatus;
/** A signal that could not be used is given again so much later. */
const againMs = 30 * 60_000;

/**
 * Gives one job the signal from outside that it has waited for long enough: the simulated machine behind a step that no
 * person finishes (domain rules §3.5.8). Jobs in an open combined order get theirs with it, but a rework is its job's own
 * (§3.7): nothing goes on before it is done. Cycles that somebody works on at this moment wait for the next run. Gives how
 * many were given.
 */
export async function deliverSignals(context: RequestContext): Promise<number> {
  const { tx, clock } = context;
  const now = clock.now();
  const [due] = await tx
    .select({ cycleId: manufacturingJobs.cycleId, jobId: manufacturingJobs.id })
    .from(manufacturingJobs)
    .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
    .where(
      and(
        lte(manufacturingJobs.signalAt, now),
        or(notExists(isInOpenOrder(tx)), exists(openReworkSteps(tx))),
        inArray(plans.status, [readyForManufacturing, manufacturingApprovalPending, manufacturing]),
      ),
    )
    .orderBy(asc(manufacturingJobs.signalAt), asc(manufacturingJobs.id))
    .limit(1)
    .for('update', { of: plans, skipLocked: true });
  if (!due) return 0;
  const signalAt = new Date(now.getTime() + againMs);
  await tx.update(manufacturingJobs).set({ signalAt }).where(eq(manufacturingJobs.id, due.jobId));
  await signal(context, due);
  return 1;
}

/** What is left to do in the reworks of the job of the statement around it: while there is such, its signal is for that. */
const openReworkSteps = (tx: Database) =>
  tx
    .select({ id: manufacturingReworks.id })
    .from(manufacturingReworks)
    .innerJoin(manufacturingReworkSteps, eq(manufacturingReworkSteps.reworkId, manufacturingReworks.id))
    .where(
      and(
        eq(manufacturingReworks.jobId, manufacturingJobs.id),
        notInArray(manufacturingReworkSteps.status, [jobStepStatus.completed, jobStepStatus.skipped]),
      ),
    );

async function signal(
  context: RequestContext,
  { cycleId: id, jobId }: { readonly cycleId: number; readonly jobId: number },
): Promise<void> {
  await takeWriteRoad(
    context,
    cycleAggregate,
    { id },
    {
      fields: [],
      hasStamp: false,
      success: '',
      authorise: () => allow,
      decide: async (cycle) => {
        const all = await findJobs(context.tx, [id]);
        const loaded = all.find(({ row }) => row.id === jobId);
        const job = loaded && jobOf(loaded);
        const awaited = job && awaitedSignal(job);
        if (!awaited) return { patch: {}, changes: [] };
        const action = { kind: 'signal', hasSucceeded: hasSucceeded(jobId, job), ...awaited } as const;
        const verdict = decideJobAction(job, action, jobFactsOf(context, cycle, loaded));
        if (!verdict.isAllowed) return { patch: {}, changes: [] };
        return decisionOf(context, { cycle, all, acted: [{ loaded, action }] }, null);
      },
    },
  );
}

/** Of twelve signals one tells of a failure, where a failure leads anywhere: the same one in every run. */
function hasSucceeded(jobId: number, { steps, current, events }: Job): boolean {
  const canFail = steps[current]?.failureStepId != null;
  return !canFail || (jobId + events.length) % 12 !== 0;
}
