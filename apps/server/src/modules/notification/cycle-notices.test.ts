import { planStatus } from '@crt/domain/plan-status';
import { and, asc, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { firstJob } from '../manufacturing/testing/shop-floor.ts';
import { manufacturingJobs, manufacturingJobSteps, workOrders } from '../manufacturing/job/job.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { notificationRules, notifications } from './notification.tables.ts';
import { notificationDesk, testNow, type Answer } from './testing/notification-desk.ts';

const desk = notificationDesk();
const { call, tell, bell } = desk;

type Numbers = Output<'getManufacturingNotificationNumbers'>['data'];
type Notices = Output<'listGlobalNotificationsOfRequests'>['notificationsList'];
const beside = { sortColumns: [], selectedWorkflowSteps: [], selectedAdditionalFilters: [] };
const list = { model: { filters: {}, ...beside }, page: 1, limit: 1000, timezone: 'UTC' };
const numbers = async (as: string) =>
  (await call<{ data: Numbers }>(as, 'GET', 'ManufacturingCycle/GetNotificationNumbers')).body.data;
const noticesOf = async (as: string, ...requestIds: string[]): Promise<Notices> =>
  (
    await call<{ notificationsList: Notices }>(as, 'POST', 'ManufacturingCycle/GetGlobalNotificationsList', {
      requestIds,
    })
  ).body.notificationsList;

let cycles: (typeof plans.$inferSelect)[] = [];
beforeAll(async () => {
  cycles = await desk.app.db
    .select()
    .from(plans)
    .where(and(eq(plans.status, planStatus.manufacturing), eq(plans.hasCycle, true)))
    .orderBy(asc(plans.id));
});
const cycle = (place: number) => {
  const found = cycles[place];
  if (!found) throw new Error(`Only ${cycles.length} cycles are made`);
  return found;
};

describe('a job step change (§3.11)', () => {
  it('is told of the step that was started or done, and not of those that only wait', async () => {
    const { db } = desk.app;
    const details = async (id: number) =>
      (
        await call<Output<'getManufacturingCycleDetails'>>(
          'manufacturing',
          'GET',
          `ManufacturingCycle/GetDetails/${id}`,
        )
      ).body.data;
    let plan: typeof plans.$inferSelect | undefined;
    let job: ReturnType<typeof firstJob> | undefined;
    for (const one of cycles) {
      if (one.type === 3) continue;
      const first = firstJob(await details(one.id));
      if (first.canStartStep) [plan, job] = [one, first];
      if (job) break;
    }
    if (!plan || !job) throw new Error('No step can be started');
    const [{ current, material } = {}] = await db
      .select({ current: manufacturingJobs, material: workOrders.materialNumber })
      .from(manufacturingJobs)
      .innerJoin(workOrders, eq(workOrders.id, manufacturingJobs.workOrderId))
      .where(eq(manufacturingJobs.id, job.id));
    const steps = await db
      .select()
      .from(manufacturingJobSteps)
      .where(eq(manufacturingJobSteps.jobId, job.id))
      .orderBy(asc(manufacturingJobSteps.place));
    const place = current?.currentPlace ?? 0;
    const facts = {
      kind: 'job-step-change' as const,
      productTypeId: plan.productTypeId,
      locationId: plan.manufacturingLocationId ?? 0,
      materialNumber: material ?? null,
      activeSince: testNow,
    };
    const stepAt = (at: number) => steps.find((step) => step.place === at)?.stepId ?? null;
    await db.insert(notificationRules).values([
      { ...facts, userId: await desk.idOf('planner'), stepId: stepAt(place) },
      { ...facts, userId: await desk.idOf('administrator'), stepId: stepAt(place + 1) },
    ]);
    const { timestamp } = await details(plan.id);
    const started = await call<Answer>('manufacturing', 'POST', 'ManufacturingCycle/StartCurrentStep', {
      manufacturingCycleId: plan.id,
      manufacturingJobId: job.id,
      timestampBase64: timestamp,
    });
    expect(started).toMatchObject({ status: 200, body: { result: 0 } });
    await tell();
    expect(await bell('planner')).toMatchObject([
      {
        fulfilmentPlanId: plan.id,
        manufacturingCycleId: null,
        notificationMessage: expect.stringMatching(
          /^26-\d+: .+ Pending \(.+\), now .+ In Progress \(.+\)\.$/,
        ),
      },
    ]);
    expect(await bell('administrator')).toEqual([]);
  });
});

describe('notifications in the cycle list (G1, G3)', () => {
  it('counts them by tab, and marks the rows of those that are open for the reader', async () => {
    await desk.app.db.delete(notifications);
    const userId = await desk.idOf('manufacturing-reader');
    const row = { userId, kind: 'plan-change' as const, isAboutCycle: false, message: 'A', madeAt: testNow };
    const [one, other] = [cycle(3), cycle(4)];
    const [without] = await desk.app.db.select().from(plans).where(eq(plans.hasCycle, false));
    await desk.app.db.update(plans).set({ priority: false }).where(eq(plans.hasCycle, true));
    await desk.app.db.execute('update manufacturing_cycles set critical_at = null');
    await desk.app.db.execute(
      `update manufacturing_cycles set critical_at = '2026-11-01' where plan_id = ${one.id}`,
    );
    await desk.app.db.insert(notifications).values([
      { ...row, planId: one.id, key: '1' },
      { ...row, planId: one.id, key: '2' },
      { ...row, planId: other.id, key: '3' },
      { ...row, planId: other.id, key: '4', acknowledgedAt: testNow },
      { ...row, planId: other.id, key: '5', expiresAt: new Date(testNow.getTime() - 1) },
      { ...row, planId: without?.id ?? 0, key: '6' },
    ]);
    const told = await numbers('manufacturing-reader');
    expect(told.allCategory.count).toBe(3);
    expect(told.critical.count).toBe(2);
    const byType = Object.groupBy([one, one, other], ({ productTypeId }) => productTypeId);
    expect(told.productTypeNotificationCategoryNumbers).toEqual(
      Object.entries(byType).map(([id, rows]) => ({ id: Number(id), count: rows?.length })),
    );
    const sum = told.requestTypeNotificationCategoryNumbers.reduce((total, { count }) => total + count, 0);
    expect(sum).toBe(3);
    expect((await numbers('administrator')).allCategory.count).toBe(0);

    const { body } = await call<Output<'listManufacturingCycles'>>(
      'manufacturing-reader',
      'POST',
      'ManufacturingCycle/GetFilteredManufacturingCycles',
      list,
    );
    const marked = body.items.filter(({ notificationsAvailable }) => notificationsAvailable);
    expect(new Set(marked.map(({ id }) => id))).toEqual(new Set([one.id, other.id]));
  });
});

describe('global notices (D21, G24, H4)', () => {
  it('tell everybody but whoever caused them, until each has acknowledged', async () => {
    const plan = cycle(5);
    const { timestampBase64 } = (
      await call<Output<'getRequestInformation'>>(
        'planner',
        'GET',
        `FulfilmentPlan/GetRequestInformation/${plan.id}`,
      )
    ).body.data;
    const held = await call<Answer>('planner', 'POST', 'FulfilmentPlan/SetManufacturingOnHoldResume', {
      id: plan.id,
      timestampBase64,
    });
    expect(held.body).toMatchObject({ result: 0 });
    await tell();
    const notice = {
      id: expect.any(Number),
      title: 'On hold',
      message: `${plan.requestId} was put on hold. Do not go on with it.`,
      messageType: 2,
      requestId: plan.requestId,
    };
    const [told] = await noticesOf('manufacturing', plan.requestId);
    expect(told).toEqual(notice);
    expect(await noticesOf('planner', plan.requestId)).toEqual([]);
    const one = await call<{ notificationsList: Notices }>(
      'plan-reader',
      'GET',
      `ManufacturingCycle/GetGlobalNotificationsForRequestId/${plan.requestId}`,
    );
    expect(one.body.notificationsList).toEqual([notice]);
    const acknowledge = (id: number) =>
      call('manufacturing', 'POST', `ManufacturingCycle/AcknowledgeGlobalNotification/${id}`);
    expect((await acknowledge(told?.id ?? 0)).status).toBe(200);
    expect((await acknowledge(told?.id ?? 0)).status).toBe(200);
    expect(await noticesOf('manufacturing', plan.requestId)).toEqual([]);
    expect(await noticesOf('plan-reader', plan.requestId)).toHaveLength(1);
    expect((await acknowledge(99_999)).status).toBe(404);

    const { body } = await call<Output<'listManufacturingCycles'>>(
      'manufacturing-reader',
      'POST',
      'ManufacturingCycle/GetFilteredManufacturingCycles',
      list,
    );
    const marked = body.items.filter(({ globalNotificationsAvailable }) => globalNotificationsAvailable);
    expect(marked.map(({ id }) => id)).toEqual([plan.id]);
  });

  it('are only of requests that there are', async () => {
    const path = 'ManufacturingCycle/GetGlobalNotificationsForRequestId/26-99999999';
    expect((await call('manufacturing', 'GET', path)).status).toBe(404);
    expect(await noticesOf('manufacturing', '26-99999999')).toEqual([]);
  });
});
