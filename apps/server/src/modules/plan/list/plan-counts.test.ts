import { isDueToday, isLate, withoutDueDates } from '@crt/domain/overdue';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';

let app: TestApp;
const now = new Date('2026-11-20T09:00:00Z');
beforeAll(async () => {
  app = await startTestApp();
  // Around the midnights of all zones, so that an hour in the wrong calendar changes the day.
  const some = await app.db.select().from(planMilestones).where(eq(planMilestones.type, 7));
  for (const [place, { planId }] of some.entries()) {
    const plannedAt = new Date(now.getTime() + (place - some.length / 2) * 1_800_000);
    await app.db
      .update(planMilestones)
      .set({ plannedAt, actualAt: null })
      .where(eq(planMilestones.planId, planId));
  }
});
afterAll(() => app.close());

type Counts = Output<'getPlanCounts'>['data'];

const counts = async () =>
  ((await app.call('plan-reader', 'GET', '/api/FulfilmentPlan/GetPlanCounts')).body as { data: Counts }).data;

async function expected(): Promise<Readonly<Record<keyof Counts, ReadonlySet<number>>>> {
  const all = await app.db.select().from(plans);
  const rows = await app.db.select().from(planMilestones);
  const waited = new Set(all.filter(({ status }) => !withoutDueDates.includes(status)).map(({ id }) => id));
  const having = (isMeant: typeof isLate) =>
    rows
      .filter(
        ({ planId, plannedAt, actualAt, timeZone: zone }) =>
          waited.has(planId) && isMeant({ plannedDate: plannedAt, actualDate: actualAt, zone }, now),
      )
      .map(({ planId }) => planId);
  const of = (status: number) => all.filter((plan) => plan.status === status).map(({ id }) => id);
  return {
    late: new Set(having(isLate)),
    dueToday: new Set(having(isDueToday)),
    onHold: new Set(of(8)),
    waitingForInput: new Set(of(0)),
  };
}

it('counts what the rules of the domain call late and due, and the list shows exactly these', async () => {
  const [found, wanted] = [await counts(), await expected()];
  expect(wanted.late.size).toBeGreaterThan(3);
  expect(wanted.dueToday.size).toBeGreaterThan(3);
  for (const [name, { count, filters }] of Object.entries(found) as [keyof Counts, Counts['late']][]) {
    const body = { filters, limit: 100, page: 1 };
    const { body: list } = await app.call(
      'plan-reader',
      'POST',
      '/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems',
      body,
    );
    const { data, filteredPlansCount } = list as Output<'listPlans'>;
    const ids = new Set(data.map(({ id }) => id));
    const { size } = wanted[name];
    expect({ name, ids, filteredPlansCount, count }).toEqual({
      name,
      ids: wanted[name],
      filteredPlansCount: size,
      count: size,
    });
  }
});

it('finds both with one filter, and either along with another', async () => {
  const { late, dueToday } = await expected();
  const list = async (more: object, values = ['1', '2']) => {
    const filters = { selectedAdditionalFilters: [{ id: 7, selectedValues: values }], ...more };
    const url = '/api/FulfilmentPlan/GetFilteredFulfilmentPlanItems';
    const { body } = await app.call('plan-reader', 'POST', url, { filters, limit: 100, page: 1 });
    return new Set((body as Output<'listPlans'>).data.map(({ id }) => id));
  };
  expect(await list({})).toEqual(late.union(dueToday));
  const ofStatus = await app.db.select().from(plans).where(eq(plans.status, 4));
  const wanted = ofStatus.filter(({ id }) => late.has(id)).map(({ id }) => id);
  expect(await list({ chosenProcessingStatuses: [4] }, ['1'])).toEqual(new Set(wanted));
});

it('is for readers of plans', async () => {
  expect((await app.call('no-rights', 'GET', '/api/FulfilmentPlan/GetPlanCounts')).status).toBe(403);
  expect((await app.call(undefined, 'GET', '/api/FulfilmentPlan/GetPlanCounts')).status).toBe(401);
});
