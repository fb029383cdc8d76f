import { asc, eq, gt, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { capacityDefaults } from '../../capacity/capacity.tables.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { productTypes } from '../../product/product.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { testHistoryKey } from '../../testing/history-key.ts';

const ids = [10, 11, 12, 13, 14, 15, 16, 17];
const now = Date.parse('2026-11-20T08:00:00Z');

/** Cranial plates and universal constructs share the two starts a day of Detroit and the two of Berlin. */
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.update(capacityDefaults).set({ value: 2 });
  await app.db.update(productTypes).set({ isPrioritizable: true });
  await app.db.update(plans).set({ status: 9, heldFrom: null }).where(gt(plans.id, 0));
  await app.db.delete(planMilestones).where(inArray(planMilestones.planId, ids));
  for (const id of ids) {
    const productTypeId = id % 3 === 0 ? 1 : 3;
    const places = { manufacturingLocationId: 2, distributionCenterId: 1 };
    const fresh = { type: 1, status: 2, priority: false, manufacturingPosition: null } as const;
    const values = { ...fresh, ...places, productTypeId, productId: productTypeId };
    await app.db.update(plans).set(values).where(eq(plans.id, id));
    const at = new Date(now - (id - 5) * 86_400_000);
    const rows = ([1, 9, 10, 5, 6, 7, 8] as const).map((type) => {
      const isPast = type === 1 || type > 8;
      const date = isPast ? at : null;
      return { planId: id, type, timeZone: 'America/Detroit', plannedAt: date, actualAt: date };
    });
    await app.db.insert(planMilestones).values(rows);
  }
});

interface Step {
  readonly kind:
    'recalculate' | 'position' | 'start' | 'due' | 'unlock' | 'priority' | 'hold' | 'site' | 'begin';
  readonly id: number;
  readonly number: number;
}
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'recalculate',
    'recalculate',
    'position',
    'position',
    'start',
    'due',
    'unlock',
    'priority',
    'hold',
    'site',
    'begin',
  ),
  id: fc.constantFrom(...ids),
  number: fc.integer({ min: 1, max: 6 }),
});

const post = (call: string, body?: object) =>
  app.call('planner', 'POST', `/api/FulfilmentPlan/${call}`, body);
async function stampOf(id: number): Promise<string> {
  const { body } = await app.call('planner', 'GET', `/api/FulfilmentPlan/GetMilestones/${id}`);
  return (body as { timestamp: string }).timestamp;
}

async function take({ kind, id, number }: Step): Promise<number> {
  const timestampBase64 = await stampOf(id);
  const edit = { id, timestampBase64, ignoreWarning: true };
  const day = new Date(now + number * 86_400_000).toISOString();
  const calls: Record<Step['kind'], () => ReturnType<typeof post>> = {
    recalculate: () =>
      post('RecalculateManufacturingStartDate', { id, newValue: number % 2 === 0 ? 'UPC' : 'CMRP' }),
    position: () => post('EditManufacturingStartDatePosition', { id, newValue: 1 + (number % 2) }),
    start: () => post('AddOrEditManufacturingStartDate', { id, newValue: day, ignoreWarning: true }),
    due: () => post('EditMilestonePlannedDate', { ...edit, milestoneId: 5, newValue: day }),
    unlock: () => post(`UnlockMilestones/${id}`),
    priority: () => post('EditIsPriority', { id, timestampBase64, newValue: number % 2 === 0 }),
    hold: () => post('SetManufacturingOnHoldResume', { id, timestampBase64 }),
    site: () => post('EditManufacturingLocalization', { id, timestampBase64, newValue: 1 + (number % 2) }),
    begin: () =>
      post('EditMilestoneActualDate', {
        ...edit,
        milestoneId: 5,
        newValue: number > 4 ? null : new Date(now).toISOString(),
      }),
  };
  return (await calls[kind]()).status;
}

const placesOf = async () => {
  const {
    manufacturingLocationId: site,
    manufacturingStartDate: day,
    manufacturingPosition: position,
  } = plans;
  return app.db
    .select({ id: plans.id, site, day, position })
    .from(plans)
    .where(inArray(plans.id, ids))
    .orderBy(asc(plans.id));
};
const startedIds = async () =>
  (await app.db.select().from(planMilestones).where(inArray(planMilestones.planId, ids)))
    .filter(({ type, actualAt }) => type === 5 && actualAt)
    .map(({ planId }) => planId);

// With this seed the starts of two begun plans were once taken up by their schedule on one place.
const knownSeed = { seed: -1021268541 };

it.each([
  ['as once', knownSeed],
  ['at random', {}],
])(
  'no two plans ever share a place in a queue, and what has started keeps its day, %s (§3.4)',
  async (_, parameters) => {
    const seen = new Set<string>();
    const steps = fc.array(step, { minLength: 4, maxLength: 10 });
    await fc.assert(
      fc.asyncProperty(steps, async (taken) => {
        for (const one of taken) {
          const before = await placesOf();
          const started = new Set(await startedIds());
          expect(await take(one)).toBeLessThan(400);
          const after = await placesOf();
          if (JSON.stringify(after) !== JSON.stringify(before)) seen.add(one.kind);
          const placed = after.filter(({ position }) => position !== null);
          const names = placed.map(({ site, day, position }) => `${site} ${day} ${position}`);
          expect(names).toEqual([...new Set(names)]);
          const dayOf = new Map(before.map(({ id, day }) => [id, day]));
          // A start that is moved to another site, or taken back, is no start that stays.
          const kept = after.filter(({ id }) => started.has(id) && id !== one.id);
          for (const { id, day } of kept) expect([id, day]).toEqual([id, dayOf.get(id)]);
        }
      }),
      { numRuns: 25, endOnFailure: true, ...parameters },
    );
    expect(seen.size).toBeGreaterThanOrEqual(5);
    expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
  },
  120_000,
);
