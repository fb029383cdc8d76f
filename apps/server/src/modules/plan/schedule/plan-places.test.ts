import { and, asc, eq, isNotNull, notInArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planPlaces } from '../plan-place.tables.ts';
import { plans } from '../plan.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(120);
});
afterAll(() => app.close());

const kept = () => app.db.select().from(planPlaces).orderBy(asc(planPlaces.planId));

/** The places as the plans themselves tell them. */
const told = () =>
  app.db
    .select({
      planId: plans.id,
      locationId: plans.manufacturingLocationId,
      date: plans.manufacturingStartDate,
      position: plans.manufacturingPosition,
    })
    .from(plans)
    .where(
      and(
        isNotNull(plans.manufacturingLocationId),
        isNotNull(plans.manufacturingStartDate),
        isNotNull(plans.manufacturingPosition),
        notInArray(plans.status, [9, 10]),
      ),
    )
    .orderBy(asc(plans.id));

it('are those of the plans that are not over', async () => {
  expect((await kept()).length).toBeGreaterThan(1);
  expect(await kept()).toEqual(await told());
});

it.each([
  { manufacturingPosition: 77 },
  { manufacturingStartDate: '2027-03-04' },
  { manufacturingLocationId: 2 },
  { manufacturingPosition: null },
  { manufacturingPosition: 3, manufacturingStartDate: null },
  { manufacturingStartDate: '2027-03-05' },
  { status: 9 as const },
  { status: 4 as const },
  { manufacturingLocationId: null },
])('follow a plan that gets %j', async (patch) => {
  const [first] = await app.db
    .select()
    .from(plans)
    .where(eq(plans.status, 3))
    .orderBy(asc(plans.id))
    .limit(1);
  const id = first?.id ?? 0;
  const place = {
    manufacturingLocationId: 1,
    manufacturingStartDate: '2027-03-01',
    manufacturingPosition: 1,
  };
  await app.db.update(plans).set(place).where(eq(plans.id, id));
  expect(await kept()).toContainEqual({ planId: id, locationId: 1, date: '2027-03-01', position: 1 });
  await app.db.update(plans).set(patch).where(eq(plans.id, id));
  expect(await kept()).toEqual(await told());
  await app.db.update(plans).set({ status: 3 }).where(eq(plans.id, id));
  expect(await kept()).toEqual(await told());
});
