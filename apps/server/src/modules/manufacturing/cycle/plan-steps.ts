import { milestoneType } from '@crt/domain/milestone-type';
import { plannedEnds } from '@crt/domain/planned-end';
import { NoWorkingDayError } from '@crt/domain/working-time';
import { and, eq, isNull } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { idList, isAnyOf } from '../../../platform/db/id-lists.ts';
import { updateRows } from '../../../platform/db/insert-rows.ts';
import { stlPreparationId } from '../../job-step/job-step.options.ts';
import { planMilestones } from '../../plan/plan-milestone.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { readFacts, type Site } from '../../plan/schedule/scheduling-facts.ts';
import { findJobSteps, type JobWithSteps } from '../job/job.repository.ts';
import { workflowStepOf } from '../job/job-state.ts';
import { manufacturingJobSteps } from '../job/job.tables.ts';
import { announceCycles } from './announce-cycles.ts';
import { cycleColumns } from './cycle-columns.ts';
import { manufacturingCycles } from './cycle.tables.ts';
import { takeEfforts } from './take-efforts.ts';

/** A step with its effort. */
type PlannableStep = Parameters<typeof workflowStepOf>[0] & { readonly minutes: number | null };

/** A job whose steps are to be planned. */
interface PlannableJob<Step> {
  /** Jobs of one work order follow each other. */
  readonly workOrderId: number;
  readonly steps: readonly Step[];
}

/**
 * When the steps of a cycle shall end: their efforts laid over the working time of the site, from the start of
 * manufacturing, the jobs of a work order one after the other (domain rules §3.5.6). Nothing without a site, a start or
 * working days within reach.
 */
export function endsOfJobs<Step extends PlannableStep>(
  site: Site | undefined,
  start: Date | null,
  jobs: readonly PlannableJob<Step>[],
): ReadonlyMap<Step, Date | null> {
  const ends = new Map<Step, Date | null>();
  if (!site || !start) return ends;
  for (const order of Map.groupBy(jobs, ({ workOrderId }) => workOrderId).values()) {
    let at = start;
    for (const { steps } of order) {
      const planned = endsWithin(site, at, steps);
      for (const step of steps) ends.set(step, planned.get(step.stepId) ?? null);
      at = new Date(Math.max(at.getTime(), ...[...planned.values()].map((end) => end.getTime())));
    }
  }
  return ends;
}

function endsWithin(
  { calendar }: Site,
  start: Date,
  steps: readonly PlannableStep[],
): ReadonlyMap<number, Date> {
  const efforts = new Map(steps.map(({ stepId, minutes }) => [stepId, minutes]));
  const effortOf = (stepId: number) => efforts.get(stepId) ?? null;
  try {
    return plannedEnds(steps.map(workflowStepOf), { start, site: calendar, effortOf });
  } catch (error) {
    if (error instanceof NoWorkingDayError) return new Map();
    throw error;
  }
}

/** When and where the manufacturing of plans begins, of those that have a cycle which is not finished. */
const startsOfPlans = (tx: Database) =>
  tx
    .select({
      id: plans.id,
      stamp: manufacturingCycles.stamp,
      locationId: plans.manufacturingLocationId,
      plannedAt: planMilestones.plannedAt,
      actualAt: planMilestones.actualAt,
    })
    .from(manufacturingCycles)
    .innerJoin(plans, eq(plans.id, manufacturingCycles.planId))
    .leftJoin(
      planMilestones,
      and(eq(planMilestones.planId, plans.id), eq(planMilestones.type, milestoneType.manufacturingStarted)),
    )
    .where(and(isAnyOf(plans.id, 'ids'), isNull(manufacturingCycles.finishedAt)))
    .prepare('starts_of_plans');

/** When the manufacturing of a plan began, or shall begin. */
export async function startOf(tx: Database, planId: number): Promise<Date | null> {
  const ofStart = and(
    eq(planMilestones.planId, planId),
    eq(planMilestones.type, milestoneType.manufacturingStarted),
  );
  const [start] = await tx.select().from(planMilestones).where(ofStart);
  return start?.actualAt ?? start?.plannedAt ?? null;
}

/**
 * Plans the open steps of cycles anew with the efforts of now, because their manufacturing begins at another time or place
 * or what their site can do has changed. Nobody's opinion: no stamp.
 */
export async function planStepsAnew(context: RequestContext, planIds: readonly number[]): Promise<void> {
  const { tx } = context;
  if (planIds.length === 0) return;
  const starts = await startsOfPlans(tx).execute({ ids: idList(planIds) });
  if (starts.length === 0) return;
  const ids = starts.map(({ id }) => id);
  const taken = await takeEfforts(tx, ids);
  const { sites } = await readFacts(tx, { locationIds: starts.map(({ locationId }) => locationId) });
  const jobsOf = Map.groupBy(await findJobSteps(tx, ids), ({ row }) => row.cycleId);
  const stlStepId = await stlPreparationId(tx);
  const planned = starts.map(({ id, locationId, plannedAt, actualAt }) => {
    const jobs = jobsOf.get(id) ?? [];
    const dated = withEnds(jobs, sites.get(locationId ?? 0), actualAt ?? plannedAt);
    const summed = dated.map(({ row, steps }) => ({ currentStepId: row.currentStepId, steps }));
    return { id, jobs, dated, columns: cycleColumns(summed, stlStepId) };
  });
  const moved = planned.flatMap(({ jobs, dated }) => movedSteps(jobs, dated));
  if (taken === 0 && moved.length === 0) return;
  await updateRows(tx, manufacturingJobSteps, ['jobId', 'place'], moved);
  const rows = planned.map(({ id, columns }) => ({ planId: id, ...columns }));
  await updateRows(tx, manufacturingCycles, ['planId'], rows);
  announceCycles(context, ids);
}

/** Jobs with other planned ends of the steps that are not done. */
function withEnds(
  jobs: readonly JobWithSteps[],
  site: Site | undefined,
  start: Date | null,
): readonly JobWithSteps[] {
  const ends = endsOfJobs(
    site,
    start,
    jobs.map(({ row, steps }) => ({ workOrderId: row.workOrderId, steps })),
  );
  return jobs.map((job) => ({
    ...job,
    steps: job.steps.map((step) => (step.endedAt ? step : { ...step, plannedEndAt: ends.get(step) ?? null })),
  }));
}

function movedSteps(before: readonly JobWithSteps[], after: readonly JobWithSteps[]) {
  return after.flatMap(({ steps }, job) =>
    steps.flatMap(({ jobId, place, plannedEndAt }, index) => {
      const old = before[job]?.steps[index]?.plannedEndAt ?? null;
      return old?.getTime() === plannedEndAt?.getTime() ? [] : [{ jobId, place, plannedEndAt }];
    }),
  );
}
