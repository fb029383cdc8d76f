import { planStatus } from '@crt/domain/plan-status';
import { requestType, type RequestType } from '@crt/domain/request-type';
import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { manufacturingJobs, manufacturingJobSteps } from '../job/job.tables.ts';
import { firstJob, shopFloor } from '../testing/shop-floor.ts';
import { manufacturingCycles } from './cycle.tables.ts';

const floor = shopFloor();

const planStamp = async (id: number, as = 'planner') => {
  const { body } = await floor.app.call(as, 'GET', `/api/FulfilmentPlan/GetRequestInformation/${id}`);
  return (body as { data: { timestampBase64: string } }).data.timestampBase64;
};
const editPlan = async (id: number, call: string, newValue: unknown) => {
  const body = { id, newValue, timestampBase64: await planStamp(id), ignoreWarning: true };
  return (await floor.app.call('planner', 'POST', `/api/FulfilmentPlan/${call}`, body)).body;
};

describe('a cycle follows its plan (§3.5)', () => {
  it('is made from the definition of the product when its data become available, told and announced', async () => {
    const { db } = floor.app;
    const isWaiting = and(eq(plans.status, planStatus.manufacturingInputPending), eq(plans.type, 1));
    const [plan] = await db.select().from(plans).where(isWaiting).orderBy(asc(plans.id)).limit(1);
    const id = plan?.id ?? 0;
    expect(
      (await floor.app.call('manufacturing', 'GET', `/api/ManufacturingCycle/GetDetails/${id}`)).status,
    ).toBe(404);
    floor.app.takeEvents();
    const revision = plan?.requiredManufacturingDataRevision;
    expect(await editPlan(id, 'EditManufacturingDataRevision', revision)).toMatchObject({ result: 0 });
    expect(floor.app.takeEvents()).toContainEqual(
      expect.objectContaining({ entity: 'manufacturing-cycle-list', entityId: String(id) }),
    );
    const { workOrderModels, manufacturingDataAvailable } = await floor.details(id);
    expect(manufacturingDataAvailable).toBe(true);
    const [order] = workOrderModels;
    expect(order?.materialNumber).toMatch(/^4\d-\d{4}$/);
    expect(order?.manufacturingJobs[0]?.name).toBe('Manufacturing Data');
    const steps = order?.manufacturingJobs.flatMap(({ jobSteps }) => jobSteps) ?? [];
    const ends = steps.flatMap(({ plannedEndDate }) => plannedEndDate ?? []);
    expect(ends.length).toBeGreaterThan(5);
    expect(ends).toEqual(ends.toSorted());
    const told = await floor.lastAction(id);
    expect(told).toContainEqual(
      expect.objectContaining({
        aggregate: 'manufacturing-cycle',
        field: 'created',
        newValue: plan?.requestId,
      }),
    );
    expect(new Set(told.map(({ batchId }) => batchId)).size).toBe(1);
  });

  it('is named by the details of its plan from then on, for who may read both (F1, G10)', async () => {
    const { db } = floor.app;
    const urlOf = async (as: Parameters<TestApp['call']>[0], id: number) => {
      const answer = await floor.app.call(as, 'GET', `/api/FulfilmentPlan/GetDetailsConfiguration/${id}`);
      return (answer.body as Output<'getPlanDetailsConfiguration'>).data.manufacturingUrl;
    };
    const planOf = async (type: RequestType, hasCycle: boolean) => {
      const isSuch = and(eq(plans.type, type), eq(plans.hasCycle, hasCycle));
      return (await db.select().from(plans).where(isSuch).limit(1))[0]?.id ?? 0;
    };
    expect(await urlOf('administrator', await planOf(requestType.eRequest, false))).toBeNull();
    const id = await planOf(requestType.eRequest, true);
    // Data that are taken back leave the cycle where it is.
    await db.update(plans).set({ manufacturingDataAvailable: false }).where(eq(plans.id, id));
    const url = `/ManufacturingCycle/Details/${id}`;
    const readsBoth = ['ReadOnlyFulfilmentPlanAccess', 'ReadOnlyManufacturingCycleAccess'] as const;
    expect(await urlOf(readsBoth, id)).toBe(url);
    expect(await urlOf('administrator', id)).toBe(url);
    expect(await urlOf(['CanManageFulfilmentPlan'], id)).toBeNull();
    const prototype = await planOf(requestType.prototype, true);
    expect(await urlOf('administrator', prototype)).toBe(`/PrototypeManufacturingCycle/Details/${prototype}`);
    await db.update(plans).set({ manufacturingDataAvailable: true }).where(eq(plans.id, id));
  });

  it('keeps the version of a workflow that it was made with, and plans its steps anew when its start moves', async () => {
    const id = await floor.cycleOf(planStatus.readyForManufacturing);
    const before = firstJob(await floor.details(id)).jobSteps[0]?.plannedEndDate;
    const day = '2027-03-01';
    const zone = { timeZoneOffset: 60, ignoreWarning: true };
    const body = {
      id,
      milestoneId: 5,
      newValue: `${day}T10:00:00.000Z`,
      timestampBase64: await planStamp(id),
      ...zone,
    };
    const { body: answer } = await floor.app.call(
      'planner',
      'POST',
      '/api/FulfilmentPlan/EditMilestonePlannedDate',
      body,
    );
    expect(answer).toMatchObject({ result: 0 });
    const after = firstJob(await floor.details(id)).jobSteps[0]?.plannedEndDate;
    expect(before).not.toBe(after);
    expect(after?.slice(0, 7)).toBe('2027-03');
    const [cycle] = await floor.app.db
      .select()
      .from(manufacturingCycles)
      .where(eq(manufacturingCycles.planId, id));
    expect(cycle?.plannedEndAt?.toISOString()).toBe(after);
  });
});

/** A cycle whose product type is MSD, and one whose is not. */
async function oneCycleOfEach({ db }: TestApp) {
  return db
    .selectDistinctOn([productTypes.isMsd], { id: manufacturingCycles.planId, isMsd: productTypes.isMsd })
    .from(manufacturingCycles)
    .innerJoin(plans, and(eq(plans.id, manufacturingCycles.planId), eq(plans.type, 1)))
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .orderBy(productTypes.isMsd, manufacturingCycles.planId);
}

describe('what a cycle shares with its plan (H17, H18)', () => {
  it('says whether its product is of an MSD type (H21)', async () => {
    const told = new Map<boolean, boolean>();
    for (const { id, isMsd } of await oneCycleOfEach(floor.app)) {
      told.set(isMsd, (await floor.details(id)).isMSDProduct);
    }
    expect(told).toEqual(
      new Map([
        [false, false],
        [true, true],
      ]),
    );
  });

  it('order number: changed for both, and two people meet wherever they are', async () => {
    const id = await floor.cycleOf(planStatus.manufacturing);
    const { timestamp } = await floor.details(id);
    const edit = (orderNumber: string | null, stamp = timestamp, as = 'manufacturing') =>
      floor.post('EditOrderNumber', { id, orderNumber, timestamp: stamp }, as);
    const first = await edit(' SO-H17 ');
    expect(first.body).toMatchObject({ result: 0, message: 'Order number updated.' });
    expect(await floor.details(id)).toMatchObject({ orderNumber: 'SO-H17', timestamp: first.body.timestamp });
    expect((await edit('SO-OTHER')).body).toMatchObject({
      result: 2,
      data: { conflict: { field: 'orderNumber', theirs: 'SO-H17' } },
    });
    const other = await floor.cycleOf(planStatus.manufacturing);
    const { timestamp: stamp } = await floor.details(other);
    const taken = await floor.post('EditOrderNumber', { id: other, orderNumber: 'so-h17', timestamp: stamp });
    expect(taken.body).toMatchObject({
      result: 2,
      message: expect.stringContaining('is already used') as string,
    });
    expect((await edit(null, (await floor.details(id)).timestamp)).body.result).toBe(0);
    expect((await floor.details(id)).orderNumber).toBeNull();
    expect((await edit('X', timestamp, 'manufacturing-reader')).status).toBe(403);
  });

  it('data revision: the rule of the plan, which takes nothing from under a manufacturing that has begun', async () => {
    const id = await floor.cycleOf(planStatus.manufacturing);
    const { timestamp, requiredManufacturingDataRevision: value } = await floor.details(id);
    const { body } = await floor.post('EditManufacturingDataRevision', { id, value: value + 1, timestamp });
    expect(body.result).toBe(2);
    const waiting = await floor.cycleOf(planStatus.readyForManufacturing);
    const details = await floor.details(waiting);
    const next = details.requiredManufacturingDataRevision + 1;
    const raised = await floor.post('EditManufacturingDataRevision', {
      id: waiting,
      value: next,
      timestamp: details.timestamp,
    });
    expect(raised.body).toMatchObject({ result: 0, message: 'Data Availability changed succesfully.' });
    expect(await floor.details(waiting)).toMatchObject({
      manufacturingDataAvailable: false,
      requiredManufacturingDataRevision: next,
    });
    expect(firstJob(await floor.details(waiting)).canStartStep).toBe(false);
  });

  it('comments: only their author changes one, and the last stands with the cycle (H19)', async () => {
    const id = await floor.cycleOf(planStatus.manufacturing);
    const say = (call: string, more: object, as = 'manufacturing') =>
      floor.app.call(as, 'POST', `/api/ManufacturingCycle/${call}`, { manufacturingCycleId: id, ...more });
    const added = await say('AddComment', { text: 'The blank is reserved.' });
    const comments = (added.body as { comments: { id: number }[] }).comments;
    const commentId = comments[0]?.id;
    const refused = await say('EditComment', { commentId, text: 'Mine' }, 'planner');
    expect(refused.body).toMatchObject({ result: 2, message: 'Only its author can change a comment.' });
    expect((await say('EditComment', { commentId, text: 'Lot 4470.' })).body).toMatchObject({ result: 0 });
    const [cycle] = await floor.app.db
      .select()
      .from(manufacturingCycles)
      .where(eq(manufacturingCycles.planId, id));
    expect(cycle?.lastComment).toBe('Lot 4470.');
    expect((await say('DeleteComment', { commentId })).body).toMatchObject({ result: 0 });
    expect((await say('AddComment', { text: 'No' }, 'manufacturing-reader')).status).toBe(403);
  });
});

it('steps and jobs of all cycles agree with what lists read of them', async () => {
  const jobs = await floor.app.db.select().from(manufacturingJobs);
  const steps = Map.groupBy(await floor.app.db.select().from(manufacturingJobSteps), ({ jobId }) => jobId);
  const wrong = jobs.filter(({ id, currentStepId, currentPlace, doneSteps, allSteps }) => {
    const own = steps.get(id) ?? [];
    const done = own.filter(({ status }) => status === 2 || status === 4).length;
    const current = own.find(({ place }) => place === currentPlace);
    const isOpen = done < own.length;
    return doneSteps !== done || allSteps !== own.length || (isOpen && current?.stepId !== currentStepId);
  });
  expect(wrong).toEqual([]);
});
