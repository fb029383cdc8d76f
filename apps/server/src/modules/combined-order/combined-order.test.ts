import { jobStepStatus } from '@crt/domain/job';
import { milestoneType } from '@crt/domain/milestone-type';
import { planStatus } from '@crt/domain/plan-status';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { manufacturingCycles } from '../manufacturing/cycle/cycle.tables.ts';
import { manufacturingJobs } from '../manufacturing/job/job.tables.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { combinedOrderComments, combinedOrders } from './combined-order.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(600);
});
afterAll(() => app.close());

type Answer = Output<'addCombinedPlan'>;
const call = async (
  method: string,
  path: string,
  body?: object,
  as: string | undefined = 'manufacturing',
) => {
  const answer = await app.call(as, method, `/api/CombinedOrder/${path}`, body);
  return { status: answer.status, body: answer.body as Answer };
};
const post = (path: string, body: object, as?: string) => call('POST', path, body, as);
const read = async <Data>(path: string) => {
  const { status, body } = await call('GET', path, undefined, 'plan-reader');
  expect(status).toBe(200);
  return (body as unknown as { data: Data }).data;
};
const work = (id: number) => read<Output<'getCombinedOrderWorkOrder'>['data']>(`GetWorkOrder?id=${id}`);
const jobs = (id: number) =>
  read<Output<'listCombinedManufacturingJobs'>['data']>(`GetCombinedManufacturingJobs?id=${id}`);
const list = async (body: object) => {
  const answer = await app.call('plan-reader', 'POST', '/api/CombinedOrder/GetCombinedOrders', body);
  expect(answer.status).toBe(200);
  return answer.body as Output<'listCombinedOrders'>;
};
let made = 0;
async function newOrder(definitionId = 3): Promise<number> {
  made += 1;
  const { body } = await post('CreateCombinedOrder', {
    identifier: `TEST-${made}`,
    combinedOrderDefinitionId: definitionId,
  });
  expect(body.result).toBe(0);
  return Number(body.message);
}
/** Candidates whose plans can be manufactured now. */
async function readyJobs(orderId: number): Promise<number[]> {
  const answer = await call('GET', `GetCandidates?id=${orderId}`);
  const candidates = (answer.body as unknown as Output<'listCombinedOrderCandidates'>).data;
  const rows = await app.db
    .select({ id: plans.id })
    .from(plans)
    .where(inArray(plans.status, [planStatus.readyForManufacturing, planStatus.manufacturing]));
  const ready = new Set(rows.map(({ id }) => id));
  return candidates
    .filter(({ id }) => ready.has(id))
    .flatMap(({ manufacturingJobs: own }) => own.slice(0, 1).map(({ id }) => id));
}
const add = (combinedOrderId: number, manufacturingJobId: number) =>
  post('AddCombinedPlan', { combinedOrderId, manufacturingJobId });
const act = (id: number, verb: string, body?: object, as?: string) => call('PUT', `${id}/${verb}`, body, as);

describe('the list of combined orders', () => {
  it('has 45 orders of three kinds in all states, filtered, sorted and paged (L1, L2, L19, §3.0)', async () => {
    const all = await list({ limit: 100 });
    expect(all.count).toBe(45);
    expect(new Set(all.data.map(({ status }) => status))).toEqual(new Set([0, 1, 2]));
    const some = await list({ chosenDefinition: 2, chosenStatuses: [1, 2], limit: 100 });
    expect(some.count).toBe(some.data.length);
    expect(some.data.every((row) => row.combinedOrderDefinitionId === 2 && row.status > 0)).toBe(true);
    for (const scanned of ['LOT-2611-03', 'lot-2611-03 '])
      expect((await list({ chosenIdentifiers: [scanned] })).data).toHaveLength(1);
    for (const orderBy of [
      'identifier',
      'orderNumber',
      'combinedOrderDefinitionName',
      'status',
      'manufacturingProgress',
    ] as const) {
      const up = (await list({ orderBy, ascending: 1, limit: 100 })).data.map((row) => row[orderBy]);
      const down = (await list({ orderBy, ascending: 0, limit: 100 })).data.map((row) => row[orderBy]);
      const values = (rows: typeof up) => rows.filter((value) => value !== null);
      expect(values(up)).toEqual(values(down).toReversed());
      const second = await list({ orderBy, ascending: 1, limit: 10, page: 2 });
      expect(second.data.map((row) => row[orderBy])).toEqual(up.slice(10, 20));
    }
    expect((await post('GetCombinedOrders', { orderBy: 'comments' })).status).toBe(400);
  });

  it('finds identifiers by a part of them, signs of patterns being signs (L3)', async () => {
    const find = (query: string) => read<string[]>(`GetFilteredIdentifiers?definitionId=2&query=${query}`);
    expect(await find('2611-03')).toEqual(['LOT-2611-03']);
    expect(await find('%25')).toEqual([]);
    expect(await find('_')).toEqual([]);
  });

  it('tells the neighbours of an order in it (L5, L6)', async () => {
    const filters = { chosenDefinition: 2, orderBy: 'identifier', ascending: 1 };
    const { data: rows } = await list({ ...filters, limit: 100 });
    const of = async (id: number | undefined) => {
      const answer = await post(
        'GetCombinedOrderForDetails',
        { ...filters, targetId: id ?? 0 },
        'plan-reader',
      );
      return (answer.body as unknown as Output<'getCombinedOrderDetails'>).data;
    };
    expect(await of(rows[0]?.id)).toMatchObject({
      targetIndex: 1,
      count: 15,
      previousCombinedOrderId: null,
      nextCombinedOrderIdentifier: 'LOT-2611-02',
    });
    expect(await of(rows[14]?.id)).toMatchObject({ targetIndex: 15, nextCombinedOrderId: null });
    expect(await of(1)).toMatchObject({ targetIndex: 0, count: 15, targetCombinedOrder: { id: 1 } });
    expect((await post('GetCombinedOrderForDetails', { targetId: 99_999 })).status).toBe(404);
    // One that leaves the list keeps them, although others were opened since (§3.12).
    const [second, third] = [rows[1]?.id ?? 0, rows[2]?.id];
    for (const id of [second, third]) await of(id);
    const setKind = (definitionId: number) =>
      app.db.update(combinedOrders).set({ definitionId }).where(eq(combinedOrders.id, second));
    await setKind(3);
    const neighbours = { previousCombinedOrderId: rows[0]?.id, nextCombinedOrderId: third };
    expect(await of(second)).toMatchObject({ targetIndex: 0, count: 15, ...neighbours });
    await setKind(2);
  });
});

describe('an order', () => {
  it('takes jobs, moves with all of them, and lets them go (L10 to L16, L18, §3.7)', async () => {
    const id = await newOrder();
    expect(await work(id)).toMatchObject({ currentSequenceNumber: 0, canStart: false, canUndo: false });
    const [one = 0, other = 0] = await readyJobs(id);
    expect(await add(id, one)).toMatchObject({ body: { result: 0 } });
    expect((await add(id, other)).body.result).toBe(0);
    const before = await work(id);
    expect(before).toMatchObject({ currentSequenceNumber: 1, canStart: true, canFinish: false });
    const twice = await Promise.all([act(id, 'StartCurrentStep'), act(id, 'StartCurrentStep')]);
    expect(twice.map(({ body }) => body.result).toSorted((one, other) => one - other)).toEqual([0, 2]);
    const statusOf = async (jobId: number) =>
      (await app.db.select().from(manufacturingJobs).where(eq(manufacturingJobs.id, jobId)))[0]?.status;
    expect([await statusOf(one), await statusOf(other)]).toEqual([1, 1]);
    expect((await add(id, one)).body).toMatchObject({ result: 2 });
    expect((await act(id, 'MarkCurrentStepAsCompleted')).body.result).toBe(0);
    expect(await work(id)).toMatchObject({ currentSequenceNumber: 2, canUndo: true });
    expect((await act(id, 'UndoStep', { workflowId: before.workflowId + 1 })).body.result).toBe(2);
    expect((await act(id, 'UndoStep', { workflowId: before.workflowId })).body.result).toBe(0);
    const remove = (manufacturingJobId: number) =>
      post('RemoveCombinedPlan', { combinedOrderId: id, manufacturingJobId });
    expect((await remove(one)).body.message).toBe('Combined Request Id has been removed.');
    expect((await act(id, 'MarkCurrentStepAsCompleted')).body.result).toBe(0);
    expect((await remove(other)).body.result).toBe(0);
    expect(await work(id)).toMatchObject({ currentSequenceNumber: 0, currentStepStatus: 0 });
    const told = await app.db
      .select()
      .from(changes)
      .where(and(eq(changes.aggregate, 'combined-order'), eq(changes.aggregateId, id)));
    expect(told.filter(({ field }) => field === 'members')).toHaveLength(4);
    // Every change of the job begins where the one before ended, also when the last member has gone (L15).
    const ofJob = told.filter(({ field }) => field === 'job').toSorted((one, next) => one.id - next.id);
    expect(ofJob.slice(1).map(({ oldValue }) => oldValue)).toEqual(
      ofJob.slice(0, -1).map(({ newValue }) => newValue),
    );
    expect(ofJob.at(-1)).toMatchObject({ newValue: '1:1:0' });
    expect(told.filter(({ field }) => field === 'job').length).toBeGreaterThan(3);
  });

  it('moves each of many members as its job alone would move, and takes all of it back (L10, §3.5, §3.7)', async () => {
    const id = await newOrder(1);
    const jobIds = (await readyJobs(id)).slice(0, 6);
    expect(jobIds).toHaveLength(6);
    for (const jobId of jobIds) await add(id, jobId);
    const floor = () =>
      app.db
        .select({
          job: manufacturingJobs.status,
          worker: manufacturingJobs.worker,
          plan: plans.status,
          progress: plans.manufacturingProgress,
          started: manufacturingCycles.startedAt,
          milestone: planMilestones.actualAt,
        })
        .from(manufacturingJobs)
        .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
        .innerJoin(manufacturingCycles, eq(manufacturingCycles.planId, plans.id))
        .innerJoin(planMilestones, eq(planMilestones.planId, plans.id))
        .where(
          and(
            inArray(manufacturingJobs.id, jobIds),
            eq(planMilestones.type, milestoneType.manufacturingStarted),
          ),
        )
        .orderBy(manufacturingJobs.id);
    const before = await floor();
    expect(before.some(({ started }) => started === null)).toBe(true);
    const { body } = await act(id, 'StartCurrentStep');
    expect(body.result).toBe(0);
    const begun = await floor();
    expect(begun).toHaveLength(jobIds.length);
    for (const [at, one] of begun.entries()) {
      expect(one).toMatchObject({ job: jobStepStatus.inProgress, plan: planStatus.manufacturing });
      expect(one.worker).not.toBeNull();
      expect(one.milestone).toEqual(before[at]?.milestone ?? one.started);
    }
    const told = await app.db
      .select({ aggregate: changes.aggregate, field: changes.field })
      .from(changes)
      .where(sql`batch_id = (select batch_id from changes order by id desc limit 1)`);
    const ofJobs = told.filter(({ aggregate }) => aggregate === 'manufacturing-cycle');
    expect(ofJobs.map(({ field }) => field).toSorted()).toEqual(jobIds.map((one) => `job:${one}`).toSorted());
    const { workflowId } = await work(id);
    expect((await act(id, 'UndoStep', { workflowId })).body.result).toBe(0);
    expect(await floor()).toEqual(before);
  });

  it('is moved once by two who saw the same, and the other is told how far it is (L10, L18)', async () => {
    const id = await newOrder();
    const [one = 0] = await readyJobs(id);
    await add(id, one);
    const seen = async (verb: string, body?: object) => {
      const { jobState } = await work(id);
      const press = () => act(id, `${verb}?jobState=${jobState}`, body);
      const both = await Promise.all([press(), press()]);
      return both.map((answer) => answer.body).toSorted((winner, other) => winner.result - other.result);
    };
    const steps = (await work(id)).jobSteps.map(({ name }) => name);
    const told = (step: string | undefined, state: string) => [
      { result: 0 },
      { result: 2, message: `Changed since it was chosen: ${step} is ${state} now.` },
    ];
    expect(await seen('StartCurrentStep')).toMatchObject(told(steps[0], 'In Progress'));
    expect(await seen('MarkCurrentStepAsCompleted')).toMatchObject(told(steps[1], 'Pending'));
    const { workflowId } = await work(id);
    expect(await seen('UndoStep', { workflowId })).toMatchObject(told(steps[0], 'In Progress'));
    expect(await work(id)).toMatchObject({ currentSequenceNumber: 1, currentStepStatus: 1 });
    expect((await act(id, 'StartCurrentStep?jobState=x')).status).toBe(400);
  });

  it('refuses a candidate that another order took, and stops while a member is on hold (L14, L16, §3.7)', async () => {
    const [id, rival] = [await newOrder(), await newOrder()];
    const [one = 0, other = 0] = await readyJobs(id);
    expect((await add(rival, one)).body.result).toBe(0);
    expect((await add(id, one)).body.message).toBe(`The job is in the combined order TEST-${made} already.`);
    const both = await Promise.all([add(id, other), add(rival, other)]);
    expect(both.map(({ body }) => body.result).toSorted((one, other) => one - other)).toEqual([0, 2]);
    const [member] = await jobs(rival);
    const isIt = eq(plans.id, member?.fulfilmentPlanId ?? 0);
    await app.db
      .update(plans)
      .set({ status: planStatus.onHold, heldFrom: planStatus.manufacturing })
      .where(isIt);
    const { body } = await act(rival, 'StartCurrentStep');
    expect(body).toMatchObject({ result: 2, message: `${member?.requestId}: The plan is on hold.` });
    const reason = { action: 'start', text: `${member?.requestId}: The plan is on hold.` };
    expect((await work(rival)).reasons).toContainEqual(reason);
    expect((await jobs(rival))[0]).toMatchObject({ isReadyForManufacturing: false, passNumber: 1 });
    await app.db.update(plans).set({ status: planStatus.manufacturing, heldFrom: null }).where(isIt);
  });

  it('has an identifier of its own within its kind, and an order number or none (L4, L8, L9)', async () => {
    const id = await newOrder(2);
    const edit = (identifier: string) => post('editIdentifier', { combinedOrderId: id, identifier });
    for (const wrong of ['', '   ', 'x'.repeat(10_000)]) {
      expect((await edit(wrong)).status).toBe(400);
      const body = { identifier: wrong, combinedOrderDefinitionId: 2 };
      expect((await post('CreateCombinedOrder', body)).status).toBe(400);
    }
    const taken = { result: 2, message: 'Identifier LOT-2611-01 already exists.' };
    expect((await edit(' LOT-2611-01 ')).body).toMatchObject(taken);
    expect((await edit('lot-2611-01')).body.message).toBe('Identifier lot-2611-01 already exists.');
    const again = { identifier: 'LOT-2611-01', combinedOrderDefinitionId: 2 };
    expect((await post('CreateCombinedOrder', again)).body).toMatchObject(taken);
    expect((await edit('LOT-%_')).body).toMatchObject({ result: 0, message: 'Identifier has been changed.' });
    const number = (orderNumber: string | null) =>
      post('editOrderNumber', { combinedOrderId: id, orderNumber });
    expect((await number('TRK-1')).body.message).toBe('Order number has been changed.');
    expect((await number('  ')).body.result).toBe(0);
    const [row] = await app.db.select().from(combinedOrders).where(eq(combinedOrders.id, id));
    expect(row).toMatchObject({ identifier: 'LOT-%_', orderNumber: null });
  });

  it('is talked about, each comment changed by its author only (L17, L24)', async () => {
    const id = await newOrder();
    expect((await post(`${id}/Comments`, { text: 'Wait for two.' })).body.message).toBe('Comment added.');
    const [row] = (await list({ chosenIdentifiers: [`TEST-${made}`] })).data;
    const commentId = row?.comments[0]?.id ?? 0;
    const foreign = await call('PUT', `Comments/${commentId}`, { text: 'Mine' }, 'planner');
    expect(foreign.body.result).toBe(2);
    const [mine] = await app.db.select().from(combinedOrderComments);
    const comment = { ownerId: id, text: 'Wait.', userId: mine?.userId ?? '', modifiedAt: new Date(0) };
    await app.db.insert(combinedOrderComments).values(Array.from({ length: 999 }, () => comment));
    const full = await post(`${id}/Comments`, { text: 'One more.' });
    expect(full.body).toMatchObject({
      result: 2,
      message: expect.stringContaining('1000 comments') as string,
    });
    expect((await call('DELETE', `Comments/${commentId}`)).body.message).toBe('Comment deleted.');
  });
});

it('is read by everybody who is signed in, and changed by who manages manufacturing (L21)', async () => {
  const writes = [
    ['POST', 'CreateCombinedOrder', { identifier: 'A', combinedOrderDefinitionId: 1 }],
    ['POST', 'AddCombinedPlan', { combinedOrderId: 1, manufacturingJobId: 1 }],
    ['POST', 'RemoveCombinedPlan', { combinedOrderId: 1, manufacturingJobId: 1 }],
    ['PUT', '1/StartCurrentStep', undefined],
    ['PUT', '1/MarkCurrentStepAsCompleted', undefined],
    ['PUT', '1/UndoStep', { workflowId: 1 }],
    ['POST', 'editIdentifier', { combinedOrderId: 1, identifier: 'A' }],
    ['POST', 'editOrderNumber', { combinedOrderId: 1, orderNumber: null }],
    ['POST', '1/Comments', { text: 'A' }],
    ['GET', 'GetCandidates?id=1', undefined],
  ] as const;
  for (const [method, path, body] of writes) {
    expect((await call(method, path, body, 'plan-reader')).status).toBe(403);
    expect((await app.call(undefined, method, `/api/CombinedOrder/${path}`, body)).status).toBe(401);
  }
  expect((await app.call(undefined, 'GET', '/api/CombinedOrder/GetWorkOrder?id=1')).status).toBe(401);
  expect(await read<object[]>('GetCombinedOrderStatuses')).toHaveLength(3);
  expect(await read<object[]>('GetCombinedOrderDefinitions')).toMatchObject([
    { name: 'Printing', keyType: 1 },
    { name: 'Shipment', keyType: 2 },
    { name: 'Sterilization', keyType: 3 },
  ]);
});
