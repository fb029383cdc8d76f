import { planStatus } from '@crt/domain/plan-status';
import { and, eq, lt, notExists } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import type { RequestContext } from '../../context.ts';
import { deliverSignals } from '../manufacturing/job/deliver-signals.ts';
import { manufacturingJobs, manufacturingJobSteps, workOrders } from '../manufacturing/job/job.tables.ts';
import { isInOpenOrder } from '../manufacturing/job/orders-of-jobs.ts';
import { shopFloor } from '../manufacturing/testing/shop-floor.ts';
import { plans } from '../plan/plan.tables.ts';
import { inNameOfNobody } from '../testing/in-name-of-nobody.ts';
import { combinedOrderDefinitions } from './combined-order.tables.ts';
import { deliverOrderSignals } from './deliver-order-signals.ts';

const floor = shopFloor(600);
const later = new Date('2026-11-20T18:00:00Z');
const api = '/api/CombinedOrder';

const deliver = (work: (context: RequestContext) => Promise<number>) =>
  floor.app.db.transaction((tx) => work(inNameOfNobody(tx, later)));
const call = async (method: string, path: string, body?: object) => {
  const answer = await floor.app.call('manufacturing', method, `${api}/${path}`, body);
  return answer.body as Output<'startCombinedOrderStep'>;
};
const done = { result: 0 };

/** A job of the workflow of sterilization, with the last of those before it one press away from its end. */
async function waitingJob() {
  const { db } = floor.app;
  const rows = await db
    .select({ job: manufacturingJobs, material: workOrders.materialNumber })
    .from(manufacturingJobs)
    .innerJoin(workOrders, eq(workOrders.id, manufacturingJobs.workOrderId))
    .innerJoin(
      combinedOrderDefinitions,
      eq(combinedOrderDefinitions.workflowId, manufacturingJobs.workflowId),
    )
    .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
    .where(
      and(
        eq(combinedOrderDefinitions.id, 2),
        eq(manufacturingJobs.status, 0),
        eq(plans.status, planStatus.manufacturing),
        notExists(isInOpenOrder(db)),
      ),
    );
  const [found] = rows;
  if (!found) throw new Error('No job of the demo world is sterilized later');
  const { workOrderId, place } = found.job;
  const before = await db
    .select()
    .from(manufacturingJobs)
    .where(and(eq(manufacturingJobs.workOrderId, workOrderId), lt(manufacturingJobs.place, place)))
    .orderBy(manufacturingJobs.place);
  for (const { id, allSteps } of before) {
    const isIt = eq(manufacturingJobSteps.jobId, id);
    await db.update(manufacturingJobSteps).set({ status: 2, isSynced: false }).where(isIt);
    await db.update(manufacturingJobs).set({ currentPlace: allSteps }).where(eq(manufacturingJobs.id, id));
  }
  const last = before.at(-1);
  if (!last) throw new Error('The job is the first of its work order');
  const lastStep = and(
    eq(manufacturingJobSteps.jobId, last.id),
    eq(manufacturingJobSteps.place, last.allSteps),
  );
  await db.update(manufacturingJobSteps).set({ status: 1 }).where(lastStep);
  return { ...found.job, material: found.material ?? '-', lastBefore: last.id, nameBefore: last.name };
}

it('an order waits until all its jobs can be signalled, and says for whom; a rework in it gets its own signal (§3.5.8, §3.7)', async () => {
  const job = await waitingJob();
  const { id: manufacturingJobId, cycleId: manufacturingCycleId } = job;
  const made = await call('POST', 'CreateCombinedOrder', { identifier: 'S', combinedOrderDefinitionId: 2 });
  const orderId = Number(made.message);
  const members = { combinedOrderId: orderId, manufacturingJobId };
  expect(await call('POST', 'AddCombinedPlan', members)).toMatchObject(done);
  const press = (verb: string) => call('PUT', `${orderId}/${verb}`);
  const step = async () => {
    const read = (await call(
      'GET',
      `GetWorkOrder?id=${orderId}`,
    )) as unknown as Output<'getCombinedOrderWorkOrder'>;
    const {
      currentSequenceNumber,
      reasons,
      signalObstacles: [why],
    } = read.data;
    return { at: currentSequenceNumber, closed: reasons.find(({ action }) => action === 'start')?.text, why };
  };
  const signalAfter = async () => {
    const { workOrderModels } = await floor.details(manufacturingCycleId);
    const all = workOrderModels.flatMap(({ manufacturingJobs: jobs }) => jobs);
    return all.find(({ id }) => id === manufacturingJobId)?.signalAfter;
  };
  const onJob = async (verb: string, more: object) => {
    const { timestamp: timestampBase64 } = await floor.details(manufacturingCycleId);
    return (await floor.post(verb, { manufacturingCycleId, timestampBase64, ...more })).body;
  };
  expect(await press('StartCurrentStep')).toMatchObject(done);
  expect(await press('MarkCurrentStepAsCompleted')).toMatchObject(done);
  const waits = 'The current step waits for a signal from outside.';
  const { requestId } = await floor.details(manufacturingCycleId);
  const early = `${requestId}: ${job.nameBefore} is not done.`;
  expect(await step()).toEqual({ at: 2, closed: waits, why: early });
  // The job's own card says it too.
  expect(await signalAfter()).toBe(job.nameBefore);
  while ((await deliver(deliverOrderSignals)) > 0);
  expect(await step()).toMatchObject({ at: 2 });

  const before = { manufacturingJobId: job.lastBefore };
  expect(await onJob('MarkCurrentStepAsCompleted', before)).toMatchObject(done);
  expect(await step()).toEqual({ at: 2, closed: waits, why: undefined });
  expect(await signalAfter()).toBeNull();
  while ((await deliver(deliverOrderSignals)) > 0);
  expect(await step()).toEqual({ at: 3, closed: undefined, why: undefined });
  expect(await press('StartCurrentStep')).toMatchObject(done);

  const shown = async () => {
    const { workOrderModels } = await floor.details(manufacturingCycleId);
    const own = workOrderModels.flatMap(({ manufacturingJobs: jobs }) => jobs);
    const found = own.find(({ id }) => id === manufacturingJobId);
    if (!found) throw new Error('The job is not shown');
    return found;
  };
  const startJobStepId = (await shown()).jobSteps[0]?.id;
  const rework = { manufacturingJobId, startJobStepId, name: job.material };
  expect(await onJob('AddRework', rework)).toMatchObject(done);
  const manufacturingJobReworkId = (await shown()).reworks[0]?.id;
  const onRework = async () => {
    expect(await onJob('StartReworkStep', { manufacturingJobReworkId })).toMatchObject(done);
    expect(await onJob('MarkCurrentReworkStepAsCompleted', { manufacturingJobReworkId })).toMatchObject(done);
  };
  await onRework();
  expect((await press('MarkCurrentStepAsCompleted')).message).toBe(`${requestId}: A rework is still open.`);
  while ((await deliver(deliverSignals)) > 0);
  await onRework();
  expect(await press('MarkCurrentStepAsCompleted')).toMatchObject(done);
});
