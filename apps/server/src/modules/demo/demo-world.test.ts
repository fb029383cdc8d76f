import { planStatus } from '@crt/domain/plan-status';
import { scheduleChain } from '@crt/domain/milestone-chain';
import { statusAfterMilestones } from '@crt/domain/plan-progress';
import { isDesignSessionOnly, requestType } from '@crt/domain/request-type';
import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Storage } from '../../platform/db/database.ts';
import { openTestStorage } from '../../platform/db/test-storage.ts';
import { verifyHistory } from '../change/verify-history.ts';
import { planComments, planLinks } from '../plan/plan-link.tables.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { importSources } from '../plan/reimport/import-source.tables.ts';
import { presentWait } from '../plan/schedule/capacity-wait.ts';
import { loadSchedules } from '../plan/schedule/plan-schedule.ts';
import { productTypes } from '../product/product.tables.ts';
import { importResults, requestImports } from '../request-import/request-import.tables.ts';
import { fillDemo } from './fill-demo.ts';

const now = new Date('2026-11-20T09:00:00Z');
let storage: Storage;
let db: Database;
beforeAll(async () => {
  storage = await openTestStorage();
  ({ db } = storage);
  await storage.setUp((own) => fillDemo(own, { now, plans: 600 }));
});
afterAll(() => storage.close());

const count = (where: ReturnType<typeof and>) => db.$count(plans, where);
const withMilestone = (where: ReturnType<typeof and>) =>
  sql`exists (select 1 from ${planMilestones} where ${planMilestones.planId} = ${plans.id} and ${where})`;

describe('the demo world has every kind of plan (§3.0)', () => {
  it('600 plans of every category in about the stated shares', async () => {
    expect(await count(undefined)).toBe(600);
    const shares = await Promise.all(
      Object.values(requestType).map(async (type) => [type, await count(eq(plans.type, type))] as const),
    );
    const expected = { 1: 420, 2: 90, 3: 40, 4: 40, 5: 10 };
    for (const [type, number] of shares) expect(Math.abs(number - expected[type])).toBeLessThanOrEqual(8);
  });

  it.each(Object.entries(planStatus))('plans that are %s', async (_name, status) => {
    expect(await count(eq(plans.status, status))).toBeGreaterThan(0);
  });

  it.each([
    ['held, from more than one status', 20, isNotNull(plans.heldFrom)],
    ['of priority', 15, eq(plans.priority, true)],
    ['manufactured at risk', 3, eq(plans.manufacturingAtRisk, true)],
    ['with dates locked by hand', 3, eq(plans.hasLockedMilestones, true)],
    ['waiting in a queue of capacity', 20, isNotNull(plans.manufacturingPosition)],
    ['waiting longer than planned for capacity', 5, gt(plans.overflowDays, 0)],
    ['moved before their earliest day', 1, lt(plans.overflowDays, 0)],
    ['with a metal allergy', 5, eq(plans.hasMetalAllergy, true)],
    ['with a PO number', 20, isNotNull(plans.poNumber)],
    ['without an order number', 20, isNull(plans.orderNumber)],
    ['made for the order of a customer', 10, eq(plans.isManufacturingOnly, true)],
    ['with a session', 50, isNotNull(plans.designSessionDate)],
    ['on their way with a tracking number', 10, isNotNull(plans.trackingNumber)],
  ] as const)('plans %s', async (_name, atLeast, where) => {
    expect(await count(where)).toBeGreaterThanOrEqual(atLeast);
  });

  it('plans in and out of the scope of capacity', async () => {
    const inScope = (isIn: boolean) =>
      sql`exists (select 1 from ${productTypes} where ${productTypes.id} = ${plans.productTypeId}
        and ${productTypes.isCapacityScheduled} = ${isIn})`;
    expect(await count(inScope(true))).toBeGreaterThan(50);
    expect(await count(inScope(false))).toBeGreaterThan(50);
  });

  it('plans late, on time and early', async () => {
    const late = and(
      isNotNull(planMilestones.actualAt),
      sql`${planMilestones.actualAt} > ${planMilestones.plannedAt} + interval '1 day'`,
    );
    const early = sql`${planMilestones.actualAt} < ${planMilestones.plannedAt} - interval '12 hours'`;
    const overdue = and(isNull(planMilestones.actualAt), lt(planMilestones.plannedAt, now));
    expect(await count(withMilestone(late))).toBeGreaterThan(30);
    expect(await count(withMilestone(early))).toBeGreaterThan(20);
    expect(await count(withMilestone(overdue))).toBeGreaterThan(10);
  });

  it('milestones in several zones, one of them half an hour off', async () => {
    const zones = await db.selectDistinct({ zone: planMilestones.timeZone }).from(planMilestones);
    expect(zones.length).toBeGreaterThanOrEqual(5);
    expect(zones.map(({ zone }) => zone)).toContain('Asia/Kolkata');
  });

  it('trees of re-orders four deep', async () => {
    const [parent, grandparent] = [alias(plans, 'parent'), alias(plans, 'grandparent')];
    const deep = await db
      .select({ id: plans.id })
      .from(plans)
      .innerJoin(parent, eq(parent.id, plans.underlyingPlanId))
      .innerJoin(grandparent, eq(grandparent.id, parent.underlyingPlanId))
      .where(isNotNull(grandparent.underlyingPlanId));
    expect(deep.length).toBeGreaterThan(0);
  });

  it('linked plans, comments, and sources that changed since', async () => {
    expect(await db.$count(planLinks)).toBeGreaterThan(5);
    expect(await db.$count(planComments)).toBeGreaterThan(20);
    const moved = sql`${importSources.content} ->> 'plannedSurgeryDate' <> (select ${plans.plannedSurgeryDate}::text
      from ${plans} where ${plans.requestId} = ${importSources.requestId})`;
    expect(await db.$count(importSources, moved)).toBeGreaterThan(10);
  });

  it('nine imports with all kinds of results', async () => {
    expect(await db.$count(requestImports)).toBe(9);
    const kinds = await db.selectDistinct({ status: importResults.status }).from(importResults);
    expect(new Set(kinds.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('dates that the rules compute from its facts, so that "Why this date?" is always right', async () => {
    const rows = await db
      .select({ plan: plans, productType: productTypes })
      .from(plans)
      .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId));
    const loaded = rows.map((row) => ({ id: row.plan.id, stamp: row.plan.stamp, ...row, product: null }));
    const schedules = await loadSchedules(db, loaded);
    const wrong = loaded.flatMap((one) => {
      const schedule = schedules.get(one.id);
      if (!schedule) return [one.id];
      const input = { ...schedule.input, isOnHold: false, capacity: presentWait(one, schedule) };
      // Each as if it and what follows were still open; only what was set by hand is taken as it is.
      const differs = input.milestones.some((fact, place) => {
        const open = input.milestones.slice(0, place + 1).with(place, { ...fact, actualDate: null });
        const planned = scheduleChain({ ...input, milestones: open })[place]?.plannedDate;
        return planned?.getTime() !== fact.plannedDate?.getTime();
      });
      return differs ? [one.id] : [];
    });
    expect(wrong).toEqual([]);
    expect(loaded).toHaveLength(600);
  });

  it('statuses that its milestones have reached', async () => {
    const all = await db.select().from(plans).where(lt(plans.status, planStatus.onHold));
    const passed = Map.groupBy(await db.select().from(planMilestones), ({ planId }) => planId);
    const wrong = all.filter(({ id, type, status }) => {
      const rows = passed.get(id) ?? [];
      const happened = rows.filter(({ actualAt }) => actualAt).map((row) => row.type);
      const reached = statusAfterMilestones(status, new Set(rows.map((row) => row.type)), new Set(happened));
      return !isDesignSessionOnly(type) && reached !== status;
    });
    expect(wrong.map(({ id, status }) => [id, status])).toEqual([]);
  });

  it('a history without a gap', async () => {
    expect((await verifyHistory(db)).broken).toEqual([]);
  });
});
