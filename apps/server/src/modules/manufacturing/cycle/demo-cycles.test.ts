import { planStatus } from '@crt/domain/plan-status';
import { and, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { plans } from '../../plan/plan.tables.ts';
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
  it('a cycle of every plan with data, with its jobs and steps', async () => {
    const { db } = app;
    const cycles = await db.$count(manufacturingCycles);
    expect(cycles).toBe(await db.$count(plans, eq(plans.manufacturingDataAvailable, true)));
    expect(cycles).toBeGreaterThan(350);
    expect(await db.$count(manufacturingJobs)).toBeGreaterThan(3 * cycles);
    expect(await db.$count(manufacturingReworks)).toBe(20);
    expect(await db.$count(manufacturingCycles, isNotNull(manufacturingCycles.finalizedAt))).toBe(6);
    expect(await db.$count(manufacturingCycles, lte(manufacturingCycles.criticalAt, now))).toBeGreaterThan(3);
    const materials = await db
      .select({ count: sql<number>`count(distinct ${workOrders.materialNumber})::int` })
      .from(workOrders)
      .groupBy(workOrders.cycleId);
    expect(materials.some(({ count }) => count === 2)).toBe(true);
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
