import { applyJobAction, areStepsDone, createJob, isJobDone, type Job } from '@crt/domain/job';
import { milestoneType, type MilestoneType } from '@crt/domain/milestone-type';
import { planStatus } from '@crt/domain/plan-status';
import type { DemoPlan } from '../../demo/plan-rows.ts';
import type { Site } from '../../plan/schedule/scheduling-facts.ts';
import { addWorkMinutes } from '@crt/domain/working-time';
import { doDemoStep, startDemoStep, usualSteps, workedTimes, workMinutesBetween } from '../job/demo-work.ts';
import { workflowStepOf } from '../job/job-state.ts';
import { reworkDemoJob } from './demo-reworks.ts';
import { endsOfJobs } from './plan-steps.ts';
import type { NewJob, NewStep, NewWorkOrder } from './recipe.ts';

/** What all demo cycles have around them. */
export interface CycleSurroundings {
  readonly now: Date;
  readonly site: Site;
  /** Symbols of the people who work there. */
  readonly workers: readonly string[];
  readonly recipe: readonly NewWorkOrder[];
  /** Somebody skipped what was left of it (H16). */
  readonly isFinalized: boolean;
}

/** A job of a demo cycle: what it was made from, and what has become of it. */
export interface DemoJob {
  readonly made: NewJob;
  readonly job: Job;
}

/** The cycle of a demo plan, without ids. */
export interface DemoCycle {
  readonly plan: DemoPlan;
  readonly orders: readonly { readonly made: NewWorkOrder; readonly jobs: readonly DemoJob[] }[];
  readonly ends: ReadonlyMap<NewStep, Date | null>;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly finalizedAt: Date | null;
}

const hour = 3_600_000;
/** By how many hours cycles run behind their efforts; some of them are critical. */
const delays = [-2, 0, 0, 3, 8, 30, 60];

const milestoneOf = ({ milestones }: DemoPlan, wanted: MilestoneType) =>
  milestones.find(({ type }) => type === wanted);

/** Makes the cycle of a demo plan: as far as the status and the progress of the plan say, dated between its milestones. */
export function demoCycle(plan: DemoPlan, world: CycleSurroundings): DemoCycle {
  const { row } = plan;
  const reached = row.heldFrom ?? row.status;
  const [start, out] = [
    milestoneOf(plan, milestoneType.manufacturingStarted),
    milestoneOf(plan, milestoneType.outOfManufacturing),
  ];
  const startedAt = reached >= planStatus.manufacturing ? (start?.actualAt ?? null) : null;
  const isOver = reached > planStatus.manufacturing;
  const finishedAt = isOver ? (out?.actualAt ?? null) : null;
  const orders = world.recipe.map((made) => ({
    made,
    jobs: made.jobs.map((job) => ({ made: job, job: createJob(job.steps.map(workflowStepOf)) })),
  }));
  const made = orders.flatMap(({ jobs }, workOrderId) =>
    jobs.map((one) => ({ workOrderId, steps: one.made.steps })),
  );
  const ends = endsOfJobs(world.site, startedAt ?? start?.plannedAt ?? null, made);
  const work = { plan, world, ends, startedAt, finishedAt };
  return {
    plan,
    orders: startedAt
      ? orders.map((order) => ({ ...order, jobs: worked(order.jobs, work, startedAt) }))
      : orders,
    ends,
    startedAt,
    finishedAt,
    finalizedAt: world.isFinalized ? finishedAt : null,
  };
}

type Work = Pick<DemoCycle, 'plan' | 'ends' | 'finishedAt'> & { readonly world: CycleSurroundings };
type Passed = DemoJob & { readonly step: NewStep };

/** The jobs of a work order, one after the other, as far as the plan says. */
function worked(jobs: readonly DemoJob[], work: Work, start: Date): readonly DemoJob[] {
  const { plan, world, finishedAt } = work;
  const { calendar } = world.site;
  const way = jobs.flatMap((one) => usualSteps(one.job).flatMap((id) => passed(one, id)));
  const count = countDone(way, work, start);
  const done = way.slice(0, count);
  const end = finishedAt ?? lastDone(done, work, start);
  const times = workedTimes(done.map(effortOf), { calendar, start, end, isEndTold: finishedAt !== null });
  const states = new Map(jobs.map(({ made, job }) => [made, job]));
  const change = (made: NewJob, next: (job: Job) => Job) => {
    const job = states.get(made);
    if (job) states.set(made, next(job));
  };
  const worker = (at: number) => world.workers[(plan.row.id + at) % world.workers.length] ?? '';
  for (const [at, { made }] of done.entries())
    change(made, (job) => doDemoStep(job, times[at] ?? [start, start], worker(at)));
  const last = times.at(-1)?.[1] ?? start;
  const onward = addWorkMinutes(calendar, last, 0);
  const isAtWork = onward.getTime() <= world.now.getTime();
  const next = way[count];
  // Every third one waits for somebody to begin, as all do at night, unless nothing was begun at all.
  if (!finishedAt && next && (count === 0 || (isAtWork && plan.row.id % 3 !== 0)))
    change(next.made, (job) => startDemoStep(job, isAtWork ? onward : last, worker(count)));
  return jobs.map(({ made }) => {
    const job = states.get(made) ?? createJob([]);
    if (finishedAt && !areStepsDone(job))
      return { made, job: applyJobAction(job, { kind: 'skip' }, { at: finishedAt, by: worker(0) }) };
    return { made, job };
  });
}

const passed = (one: DemoJob, id: number): readonly Passed[] => {
  const step = one.made.steps.find(({ stepId }) => stepId === id);
  return step ? [{ ...one, step }] : [];
};

const effortOf = ({ step }: Passed) => step.minutes ?? 30;

/**
 * How many steps of a work order are done: all but the last two of a finalized cycle; of one that goes on as many as its
 * plan says, but no more than there was time to work on.
 */
function countDone(way: readonly Passed[], { plan, world, finishedAt }: Work, start: Date): number {
  if (finishedAt) return way.length - (world.isFinalized ? 2 : 0);
  const share = (plan.row.manufacturingProgress ?? 0) / 100;
  const wanted = Math.min(way.length - 1, Math.floor(share * way.length));
  let left = workMinutesBetween(world.site.calendar, start, latestWork(plan, world));
  let count = 0;
  for (const one of way.slice(0, wanted)) {
    left -= effortOf(one);
    if (left < 0) break;
    count += 1;
  }
  return count;
}

/** When somebody can have worked on a cycle last: some hours ago. */
const latestWork = ({ row }: DemoPlan, { now }: CycleSurroundings) =>
  new Date(now.getTime() - (1 + (row.id % 5)) * hour);

/** When the last step that is done was done: behind its plan by the delay, and not before its work can have been done. */
function lastDone(done: readonly Passed[], { plan, world, ends }: Work, start: Date): Date {
  const planned = done.map(({ step }) => ends.get(step)).findLast(Boolean);
  const delay = (delays[plan.row.id % delays.length] ?? 0) * hour;
  const wanted = (planned ?? start).getTime() + delay;
  const efforts = done.reduce((sum, one) => sum + effortOf(one), 0);
  const possible = addWorkMinutes(world.site.calendar, start, 0.75 * efforts).getTime();
  const latest = latestWork(plan, world).getTime();
  return new Date(Math.max(start.getTime(), Math.min(Math.max(wanted, possible), latest)));
}

/** The cycle with a rework of one of its jobs, where one is possible; undefined elsewhere. */
export function withRework(cycle: DemoCycle, by: string, now: Date): DemoCycle | undefined {
  for (const order of cycle.orders) {
    for (const one of order.jobs) {
      const isReady = cycle.finishedAt ? isJobDone(one.job) : !areStepsDone(one.job);
      const job = isReady ? reworkDemoJob(one.job, order.made.materialNumber ?? '-', { by, now }) : undefined;
      if (!job) continue;
      const jobs = order.jobs.map((other) => (other === one ? { ...one, job } : other));
      return {
        ...cycle,
        orders: cycle.orders.map((other) => (other === order ? { ...order, jobs } : other)),
      };
    }
  }
  return undefined;
}
