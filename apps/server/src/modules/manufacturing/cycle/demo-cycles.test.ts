import { isWeekend } from '@internationalized/date';
import { materialsOfOrder } from '@crt/domain/job';
import { localDay, localTime } from '@crt/domain/local-time';
import { planStatus } from '@crt/domain/plan-status';
import { and, eq, gte, isNotNull, lt, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from '../../../platform/db/database.ts';
import { openFilledTestStorage } from '../../../platform/db/test-storage.ts';
import { fillDemo } from '../../demo/fill-demo.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { testHistoryKey } from '../../testing/history-key.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { manufacturingJobs, manufacturingJobSteps, workOrders } from '../job/job.tables.ts';
import { manufacturingReworks } from '../job/rework.tables.ts';
import { manufacturingCycles } from './cycle.tables.ts';

const now = new Date('2026-11-20T09:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(600);
});
afterAll(() => app.close());

describe('the demo world manufactures (§3.0)', () => {
  it('a cycle of every plan with data, with its jobs and steps, and a strategy where it has one (G18)', async () => {
    const { db } = app;
    const cycles = await db.$count(manufacturingCycles);
    expect(cycles).toBe(await db.$count(plans, eq(plans.manufacturingDataAvailable, true)));
    expect(cycles).toBeGreaterThan(350);
    expect(await db.$count(manufacturingJobs)).toBeGreaterThan(3 * cycles);
    expect(await db.$count(manufacturingReworks)).toBe(20);
    expect(await db.$count(manufacturingCycles, isNotNull(manufacturingCycles.finalizedAt))).toBe(6);
    expect(await db.$count(manufacturingCycles, lte(manufacturingCycles.criticalAt, now))).toBeGreaterThan(3);
    const ofCapacity = await db
      .select({ strategy: plans.schedulingStrategy, isIt: productTypes.isCapacityScheduled })
      .from(manufacturingCycles)
      .innerJoin(plans, eq(plans.id, manufacturingCycles.planId))
      .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId));
    expect(ofCapacity.filter(({ strategy }) => strategy === 'CBS').length).toBeGreaterThan(20);
    expect(ofCapacity.every(({ strategy, isIt }) => (strategy === 'CBS') === isIt)).toBe(true);
    const materials = await db
      .select({ count: sql<number>`count(distinct ${workOrders.materialNumber})::int` })
      .from(workOrders)
      .groupBy(workOrders.cycleId);
    expect(materials.some(({ count }) => count === 2)).toBe(true);
  });

  it('a started job can be reworked for one of two materials, or for both (H10)', async () => {
    const open = await app.db
      .select({ material: workOrders.materialNumber, planId: workOrders.cycleId })
      .from(manufacturingJobs)
      .innerJoin(workOrders, eq(workOrders.id, manufacturingJobs.workOrderId))
      .innerJoin(plans, eq(plans.id, workOrders.cycleId))
      .where(
        and(
          eq(plans.status, planStatus.manufacturing),
          gte(manufacturingJobs.doneSteps, 1),
          lt(manufacturingJobs.doneSteps, manufacturingJobs.allSteps),
        ),
      );
    const several = open.filter(({ material }) => materialsOfOrder(material).length === 2);
    expect(several.length).toBeGreaterThan(0);
  });

  it('progress, status and milestones of the plans tell the same story', async () => {
    const rows = await app.db
      .select({
        status: sql<number>`coalesce(${plans.heldFrom}, ${plans.status})`,
        progress: plans.manufacturingProgress,
        started: manufacturingCycles.startedAt,
        finished: manufacturingCycles.finishedAt,
        done: sql<number>`(select sum(done_steps)::int from manufacturing_jobs where cycle_id = ${plans.id})`,
        all: sql<number>`(select sum(all_steps)::int from manufacturing_jobs where cycle_id = ${plans.id})`,
      })
      .from(manufacturingCycles)
      .innerJoin(plans, eq(plans.id, manufacturingCycles.planId));
    const wrong = rows.filter(
      ({ status, progress, started, finished, done, all }) =>
        progress !== Math.floor((100 * done) / all) ||
        (started !== null) !== status >= planStatus.manufacturing ||
        (finished !== null) !== (done === all) ||
        (finished !== null) !== status > planStatus.manufacturing,
    );
    expect(wrong).toEqual([]);
  });

  it('no step ends before it begins, or after now', async () => {
    const { startedAt, endedAt } = manufacturingJobSteps;
    const strange = and(
      isNotNull(endedAt),
      isNotNull(startedAt),
      gte(startedAt, sql`${endedAt} + interval '1 ms'`),
    );
    expect(await app.db.$count(manufacturingJobSteps, strange)).toBe(0);
    expect(await app.db.$count(manufacturingJobSteps, gte(endedAt, new Date(now.getTime() + 1)))).toBe(0);
  });
});

describe('a demo world that is made at night (§3.0)', () => {
  const night = new Date('2026-11-26T02:30:00Z');
  const demo = { now: night, plans: 600, historyKey: testHistoryKey };
  let storage: Storage;
  beforeAll(async () => {
    storage = await openFilledTestStorage('demo-night', (db) => fillDemo(db, demo));
  });
  afterAll(() => storage.close());

  /** All steps that somebody has begun, with the hours of their sites. */
  const begun = () =>
    storage.db
      .select({
        step: manufacturingJobSteps,
        finishedAt: manufacturingCycles.finishedAt,
        site: manufacturingLocations,
      })
      .from(manufacturingJobSteps)
      .innerJoin(manufacturingJobs, eq(manufacturingJobs.id, manufacturingJobSteps.jobId))
      .innerJoin(manufacturingCycles, eq(manufacturingCycles.planId, manufacturingJobs.cycleId))
      .innerJoin(plans, eq(plans.id, manufacturingCycles.planId))
      .innerJoin(manufacturingLocations, eq(manufacturingLocations.id, plans.manufacturingLocationId))
      .where(isNotNull(manufacturingJobSteps.startedAt));

  it('people worked within the hours of their site only', async () => {
    const rows = await begun();
    expect(rows.length).toBeGreaterThan(3000);
    const outside = rows.filter(({ step, site }) =>
      [step.startedAt, step.endedAt].some((at) => {
        if (!at) return false;
        const time = localTime(at, site.timeZone).toString();
        const isOff = isWeekend(localDay(at, site.timeZone), 'en-US');
        return isOff || time < site.workDayStart || time > site.workDayEnd;
      }),
    );
    expect(outside.map(({ step, site }) => [step.jobId, step.place, step.startedAt, site.name])).toEqual([]);
  });

  it('what goes on was worked on for as long as it takes, or nearly', async () => {
    const going = (await begun()).filter(
      ({ step, finishedAt }) => !finishedAt && step.endedAt && step.worker,
    );
    expect(going.length).toBeGreaterThan(200);
    const hasty = going.filter(({ step: { startedAt, endedAt, minutes } }) => {
      const took = ((endedAt?.getTime() ?? 0) - (startedAt?.getTime() ?? 0)) / 60_000;
      return took < Math.floor((minutes ?? 0) / 2);
    });
    expect(hasty.map(({ step }) => [step.jobId, step.place, step.startedAt, step.endedAt])).toEqual([]);
    expect(await storage.db.$count(manufacturingReworks)).toBe(20);
  });
});
