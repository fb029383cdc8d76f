import { planStatus } from '@crt/domain/plan-status';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { reschedulingOf } from '../../testing/rescheduling.ts';
import { shopFloor } from '../testing/shop-floor.ts';

const floor = shopFloor();
let reschedule: () => Promise<number>;
beforeAll(() => {
  reschedule = reschedulingOf(floor.app);
});

const administrate = (method: string, path: string, body?: object) =>
  floor.app.call('administrator', method, `/api/${path}`, body);

/** The efforts of a workflow at the site of a cycle. */
async function effortsFor(cycleId: number, workflow: string) {
  const [plan] = await floor.app.db.select().from(plans).where(eq(plans.id, cycleId));
  const { body } = await administrate(
    'GET',
    `WorkflowStepEffort/GetEfforts?manufacturingLocationId=${plan?.manufacturingLocationId}`,
  );
  const group = (body as Output<'listWorkflowStepEfforts'>).efforts.find(({ name }) => name === workflow);
  if (!group) throw new Error(`There is no workflow ${workflow}`);
  return group;
}

type Job = Awaited<ReturnType<typeof jobUnderWay>>;

/** Changes the effort of the last step of a job, at the site of its cycle. */
async function changeLastEffort(cycleId: number, job: Job, change: object): Promise<void> {
  const { id, name, items, timestampBase64 } = await effortsFor(cycleId, job.name);
  const item = items.find((one) => one.name === job.jobSteps.at(-1)?.name);
  const { body } = await administrate(
    'POST',
    `WorkflowStepEffort/EditWorkflowStepEffort?timestampBase64=${encodeURIComponent(timestampBase64)}`,
    { id, name, items: [{ ...item, ...change }] },
  );
  expect(body).toMatchObject({ result: 0 });
}

/** A job of a cycle that has begun and still has its last step before it. */
async function jobUnderWay(cycleId: number) {
  const { workOrderModels } = await floor.details(cycleId);
  const job = workOrderModels
    .flatMap(({ manufacturingJobs }) => manufacturingJobs)
    .find(({ jobSteps }) => jobSteps.at(-1)?.plannedEndDate && !jobSteps.at(-1)?.actualEndDate);
  if (!job) throw new Error('The cycle has nothing to do');
  return job;
}

it('another effort moves the planned end of the open steps of cycles that are under way (T22, §3.5.6)', async () => {
  const id = await floor.cycleOf(planStatus.manufacturing);
  const before = await jobUnderWay(id);
  const minutes = (before.jobSteps.at(-1)?.plannedTimeSpend ?? 0) + 2 * 540;
  await changeLastEffort(id, before, { effort: minutes });
  expect(await reschedule()).toBe(1);
  const after = await jobUnderWay(id);
  expect(after.jobSteps.at(-1)?.plannedTimeSpend).toBe(minutes);
  const endOf = ({ jobSteps }: Job) => Date.parse(jobSteps.at(-1)?.plannedEndDate ?? '');
  // Two working days more are at least two days later, and over a weekend four.
  const later = (endOf(after) - endOf(before)) / 86_400_000;
  expect(later).toBeGreaterThanOrEqual(1.9);
  expect(later).toBeLessThan(8);
  // What comes before keeps its time, and a step that is done keeps what it was planned with.
  expect(after.jobSteps.slice(0, -1)).toEqual(before.jobSteps.slice(0, -1));
  expect(await reschedule()).toBe(0);
});

it('the cycle of a plan that is over keeps what it was planned with', async () => {
  const id = await floor.cycleOf(planStatus.manufacturing);
  const before = await jobUnderWay(id);
  const setStatus = (status: 4 | 9) => floor.app.db.update(plans).set({ status }).where(eq(plans.id, id));
  await setStatus(planStatus.terminated);
  await changeLastEffort(id, before, { effort: 77 });
  expect(await reschedule()).toBe(1);
  await setStatus(planStatus.manufacturing);
  expect((await jobUnderWay(id)).jobSteps).toEqual(before.jobSteps);
});

it('an effort of none takes the planned end away (T22)', async () => {
  const id = await floor.cycleOf(planStatus.manufacturing);
  const before = await jobUnderWay(id);
  await changeLastEffort(id, before, { effort: null });
  await reschedule();
  const { workOrderModels } = await floor.details(id);
  const after = workOrderModels
    .flatMap(({ manufacturingJobs }) => manufacturingJobs)
    .find((job) => job.id === before.id);
  expect(after?.jobSteps.at(-1)).toMatchObject({ plannedTimeSpend: null, plannedEndDate: null });
});

it('a holiday within the work of a cycle moves the ends behind it, although its start stays (T14)', async () => {
  const id = await floor.cycleOf(planStatus.manufacturing);
  const before = await jobUnderWay(id);
  const end = before.jobSteps.at(-1)?.plannedEndDate ?? '';
  const [site] = await floor.app.db
    .select({ calendarId: manufacturingLocations.calendarId })
    .from(plans)
    .innerJoin(manufacturingLocations, eq(manufacturingLocations.id, plans.manufacturingLocationId))
    .where(eq(plans.id, id));
  const holiday = { calendarId: site?.calendarId, name: 'Extra', date: end.slice(0, 10) };
  const { body: answer } = await administrate('POST', 'LocalCalendar/Item', holiday);
  expect(answer).toMatchObject({ result: 0 });
  await reschedule();
  const after = await jobUnderWay(id);
  expect(after.jobSteps.at(-1)?.plannedEndDate?.slice(0, 10)).not.toBe(end.slice(0, 10));
});
