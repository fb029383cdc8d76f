import type { MilestoneType } from '@crt/domain/milestone-type';
import { planStatus, type PlanStatus } from '@crt/domain/plan-status';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { manufacturingJobs, manufacturingJobSteps, workOrders } from '../manufacturing/job/job.tables.ts';
import type { Output } from '../../contract/handlers.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { notificationRules, notifications } from './notification.tables.ts';
import { notificationDesk, testNow } from './testing/notification-desk.ts';

const desk = notificationDesk();
const { rule, bell, fire, settings } = desk;
const as = 'planner';
const shipped: MilestoneType = 7;
const [hour, day] = [3_600_000, 86_400_000];
const from = (instant: Date, ms: number) => new Date(instant.getTime() + ms);
/** A Monday, 12:00 in Berlin. */
const planned = new Date('2026-11-30T11:00:00Z');
const scope = { productTypeId: 1, manufacturingLocationId: 1, milestoneId: shipped };
const alert = (threshold: number, body: object = {}, method = 'POST') =>
  rule(as, 'MilestoneAlertNotificationSetting', { ...scope, threshold, ...body }, method);

/** The only plan that the rules are about. */
let planId = 0;
let requestId = '';
async function set(
  patch: Partial<typeof planMilestones.$inferInsert>,
  status: PlanStatus = planStatus.manufacturing,
) {
  const { db } = desk.app;
  if (planId === 0) {
    const [held] = await db
      .select()
      .from(plans)
      .where(eq(plans.status, planStatus.manufacturing))
      .orderBy(asc(plans.id));
    planId = held?.id ?? 0;
    requestId = held?.requestId ?? '';
    await db.update(plans).set({ productTypeId: 2 }).where(eq(plans.productTypeId, 1));
    await db.update(plans).set({ productTypeId: 1, manufacturingLocationId: 1 }).where(eq(plans.id, planId));
  }
  await db
    .update(plans)
    .set({ status, heldFrom: status === planStatus.onHold ? 4 : null })
    .where(eq(plans.id, planId));
  const row = {
    planId,
    type: shipped,
    plannedAt: planned,
    actualAt: null,
    timeZone: 'Europe/Berlin',
    ...patch,
  };
  await db
    .insert(planMilestones)
    .values(row)
    .onConflictDoUpdate({ target: [planMilestones.planId, planMilestones.type], set: row });
}
const messages = async () => (await bell(as)).map(({ notificationMessage }) => notificationMessage);

beforeEach(async () => {
  await desk.app.db.delete(notifications);
  await desk.app.db.delete(notificationRules);
  await set({});
});

describe('a milestone alert (D8, D24, §3.11)', () => {
  it('of threshold 0 fires at the planned moment, once', async () => {
    await alert(0);
    expect(await fire(from(planned, -1000))).toBe(0);
    expect(await fire(planned)).toBe(1);
    expect(await messages()).toEqual([`${requestId}: Shipped is due, 30/11/2026 12:00 CET.`]);
    expect([await fire(from(planned, day)), await fire(planned)]).toEqual([0, 0]);
  });

  it('of two days before fires on Saturday for a Monday, and tells that it is late when it is', async () => {
    await alert(-2);
    const saturday = from(planned, -2 * day);
    expect(await fire(from(saturday, -1000))).toBe(0);
    expect(await fire(from(saturday, hour))).toBe(1);
    expect(await messages()).toEqual([
      `${requestId}: 2 days before Shipped, 30/11/2026 12:00 CET. This alert is late.`,
    ]);
  });

  it('waits again when the date moves before it fired, and fires anew when it moves after', async () => {
    await alert(0);
    await set({ plannedAt: from(planned, day) });
    expect(await fire(planned)).toBe(0);
    expect(await fire(from(planned, day))).toBe(1);
    await set({ plannedAt: from(planned, 3 * day) });
    expect(await fire(from(planned, 2 * day))).toBe(0);
    expect(await fire(from(planned, 3 * day))).toBe(1);
    // Back to a date of which it has told already.
    await set({ plannedAt: from(planned, day) });
    expect(await fire(from(planned, 3 * day))).toBe(0);
  });

  it('is silent of what has happened, and on hold until the plan goes on', async () => {
    await alert(0);
    await set({ actualAt: planned });
    expect(await fire(planned)).toBe(0);
    await set({}, planStatus.onHold);
    expect(await fire(planned)).toBe(0);
    await set({}, planStatus.terminated);
    expect(await fire(planned)).toBe(0);
    await set({});
    expect(await fire(from(planned, hour))).toBe(1);
  });

  it('says nothing of what was due before it was made, nor before it was changed', async () => {
    await set({ plannedAt: from(testNow, -day) });
    await alert(0);
    expect(await fire(from(testNow, hour))).toBe(0);
    const id = (await settings(as)).milestoneAlertsSettings[0]?.id ?? 0;
    await alert(-1, { id }, 'PUT');
    expect(await fire(from(testNow, hour))).toBe(0);
    await alert(3, { id }, 'PUT');
    expect(await fire(from(testNow, day))).toBe(0);
    expect(await fire(from(testNow, 2 * day))).toBe(1);
    expect(await messages()).toEqual([expect.stringContaining('3 days after Shipped, 19/11/2026')]);
  });

  it('keeps to its product type, its location and its milestone, and to its own person (D26, D1)', async () => {
    await alert(0, { productTypeId: 3 });
    await alert(0, { manufacturingLocationId: 2 });
    await alert(0, { milestoneId: 8 });
    await desk.app.db
      .delete(planMilestones)
      .where(and(eq(planMilestones.planId, planId), eq(planMilestones.type, 8)));
    const own = await desk.idOf(as);
    await fire(from(planned, hour));
    const told = await desk.app.db.select().from(notifications).where(eq(notifications.planId, planId));
    expect(told).toEqual([]);
    await rule('plan-reader', 'MilestoneAlertNotificationSetting', { ...scope, threshold: 0 });
    expect(await fire(from(planned, hour))).toBe(1);
    expect(
      await desk.app.db.$count(
        notifications,
        and(eq(notifications.userId, own), eq(notifications.planId, planId)),
      ),
    ).toBe(0);
  });
});

describe('the job that fires alerts', () => {
  const told = async () => (await messages()).length;

  it('looks each minute at what has become due since, however long that is, and each hour at everything', async () => {
    await alert(0);
    expect(await desk.minute(from(planned, -day))).toBe(0);
    expect(await desk.minute(from(planned, 3 * day))).toBe(1);
    // Nobody tells of it.
    await set({ plannedAt: from(planned, day) });
    expect(await desk.minute(from(planned, 4 * day))).toBe(0);
    await desk.hour(from(planned, 4 * day));
    expect(await told()).toBe(2);
  });

  it('fires at once what a change has made due: a hold that ends', async () => {
    // Somebody has set it, so that going on does not plan it anew.
    await set({ plannedAt: from(testNow, -day), isLocked: true });
    await alert(0);
    await desk.app.db.update(notificationRules).set({ activeSince: from(testNow, -2 * day) });
    const press = async () => {
      const path = `FulfilmentPlan/GetRequestInformation/${planId}`;
      const { body } = await desk.call<Output<'getRequestInformation'>>(as, 'GET', path);
      const { timestampBase64 } = body.data;
      const sent = { id: planId, timestampBase64 };
      await desk.call(as, 'POST', 'FulfilmentPlan/SetManufacturingOnHoldResume', sent);
      await desk.tell();
    };
    await press();
    expect(await told()).toBe(0);
    await press();
    expect(await told()).toBe(1);
  });
});

describe('a job step alert (D9)', () => {
  async function openStep() {
    const [found] = await desk.app.db
      .select({ step: manufacturingJobSteps, plan: plans, material: workOrders })
      .from(manufacturingJobSteps)
      .innerJoin(manufacturingJobs, eq(manufacturingJobs.id, manufacturingJobSteps.jobId))
      .innerJoin(workOrders, eq(workOrders.id, manufacturingJobs.workOrderId))
      .innerJoin(plans, eq(plans.id, manufacturingJobs.cycleId))
      .where(
        and(
          eq(manufacturingJobSteps.status, 0),
          eq(plans.status, planStatus.manufacturing),
          isNotNull(manufacturingJobs.currentStepId),
          isNotNull(workOrders.materialNumber),
        ),
      )
      .orderBy(asc(plans.id), asc(manufacturingJobSteps.place))
      .limit(1);
    if (!found) throw new Error('No step is open');
    return found;
  }

  it('fires hours before or after the planned end of a step that is open, for its material', async () => {
    const { step, plan, material } = await openStep();
    const isStep = and(
      eq(manufacturingJobSteps.jobId, step.jobId),
      eq(manufacturingJobSteps.place, step.place),
    );
    await desk.app.db.update(manufacturingJobSteps).set({ plannedEndAt: planned }).where(isStep);
    const facts = {
      kind: 'job-step-alert' as const,
      userId: await desk.idOf('manufacturing'),
      productTypeId: plan.productTypeId,
      locationId: plan.manufacturingLocationId ?? 0,
      stepId: step.stepId,
      threshold: 4,
      activeSince: from(planned, hour),
    };
    await desk.app.db.insert(notificationRules).values([
      { ...facts, materialNumber: material.materialNumber },
      { ...facts, materialNumber: 'none' },
    ]);
    const told = async () =>
      (await bell('manufacturing')).filter(({ requestId: of }) => of === plan.requestId);
    await fire(from(planned, 4 * hour - 1000));
    expect(await told()).toEqual([]);
    await fire(from(planned, 4 * hour));
    expect(await told()).toMatchObject([
      {
        manufacturingCycleId: plan.id,
        notificationMessage: expect.stringMatching(/: 4 hours after .+, 30\/11\/2026 /),
      },
    ]);
    await desk.app.db.delete(notifications);
    await desk.app.db.update(manufacturingJobSteps).set({ status: 2 }).where(isStep);
    await fire(from(planned, 4 * hour));
    expect(await told()).toEqual([]);
  });
});
