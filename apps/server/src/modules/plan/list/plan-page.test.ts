import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planConditions } from './plan-conditions.ts';
import { planOrder } from './plan-order.ts';
import { findAllPlanIds, findPlace, findPlanPage } from './plan-page.ts';
import type { PlanFilters } from './plan-query.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(240);
});
afterAll(() => app.close());

const viewer = { now: new Date('2026-11-20T09:00:00.000Z'), timeZone: 'Europe/Berlin' };
const shippedSoon = { dateFilter: 2, dateType: 1, chosenMilestoneId: 7, startDate: '2026-11-10' } as const;
const filters: Readonly<Record<string, PlanFilters>> = {
  everything: {},
  'some statuses': { chosenProcessingStatuses: [0, 1, 2, 4, 9] },
  'a part of the request id': { requestId: '1' },
  'some product types and a product': { chosenProducts: ['1', '2', '3', '4-13', '5'] },
  'some centres': { chosenDistributionCenters: [1, 3, 4] },
  'some locations': { selectedAdditionalFilters: [{ id: 3, selectedValues: ['1', '2'] }] },
  'planned shipment': shippedSoon,
  'planned shipment of some statuses': { ...shippedSoon, chosenProcessingStatuses: [0, 1, 2, 3, 4, 5, 6, 9] },
  'planned shipment of one site': {
    ...shippedSoon,
    selectedAdditionalFilters: [{ id: 3, selectedValues: ['1', '2'] }],
  },
};
const columns = [
  'id',
  'requestId',
  'status',
  'productType',
  'productNumber',
  'distributionCenter',
  'manufacturingLocation',
  'underlyingRequestId',
  'orderNumber',
  'plannedSurgeryDate',
  'priority',
].map((columnName) => ({ columnName: columnName === 'status' ? 'processingStatus' : columnName }));
const milestones = [5, 7].flatMap((milestoneId) =>
  ([0, 1] as const).map((milestoneDateType) => ({ milestoneId, milestoneDateType })),
);
const sorts = [...columns, ...milestones].flatMap((sort) =>
  ([0, 1] as const).map((sortOrder) => ({ ...sort, sortOrder })),
);

/** However a page is found, it is the same one: by walking along an index, or by sorting all that match. */
describe.each(Object.entries(filters))('pages of %s', (_name, chosen) => {
  it.each(sorts)('sorted by %o', async (sort) => {
    const match = planConditions(chosen, viewer);
    const order = planOrder({ ...chosen, sortColumns: [sort] }, match.span);
    const all = await findAllPlanIds(app.db, match.where, order);
    expect(all.length).toBeGreaterThan(60);
    for (const offset of [0, all.length - 10]) {
      const page = { limit: 20, offset };
      const expected = { total: all.length, ids: all.slice(offset, offset + 20), isKept: null };
      expect(await findPlanPage(app.db, match, order, page)).toEqual(expected);
      for (const most of [30, 200])
        expect(await findPlanPage(app.db, match, order, page, { walk: { above: 10, most } })).toEqual(
          expected,
        );
    }
    // Nothing is nearby: all is sought along the order, over the border to the plans that have nothing to be sorted by.
    for (let offset = 0; offset < all.length; offset += 50) {
      const expected = { total: all.length, ids: all.slice(offset, offset + 50), isKept: null };
      const walk = { above: 10, most: 0 };
      expect(await findPlanPage(app.db, match, order, { limit: 50, offset }, { walk })).toEqual(expected);
    }
    for (const place of [1, 30]) {
      const found = await findPlace(app.db, match, order, all[place - 1] ?? 0);
      const [previous, next] = [all[place - 2] ?? null, all[place] ?? null];
      expect(found).toEqual({ place, total: all.length, previous, next });
    }
  });

  it('sorted by two columns, which no index has', async () => {
    const sortColumns = [columns[5], milestones[0]].map((column) => ({ ...column, sortOrder: 1 as const }));
    const match = planConditions(chosen, viewer);
    const order = planOrder({ ...chosen, sortColumns }, match.span);
    const all = await findAllPlanIds(app.db, match.where, order);
    for (const offset of [0, all.length - 10]) {
      const expected = { total: all.length, ids: all.slice(offset, offset + 20), isKept: null };
      for (const above of [10, 10_000])
        expect(
          await findPlanPage(app.db, match, order, { limit: 20, offset }, { walk: { above, most: 30 } }),
        ).toEqual(expected);
    }
  });
});
