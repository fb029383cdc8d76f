import { planMilestoneColumnId } from '@crt/domain/plan-list';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { countRows, findAll, findPage, findPlace } from '../../list/engine/find-page.ts';
import { listQuery } from '../../list/engine/list-query.ts';
import { productTypes } from '../../product/product.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import type { PlanFilters } from './plan-filters.ts';
import { planList } from './plan.list.ts';

/** A plan as somebody would know it who reads everything and then thinks. */
interface Known {
  readonly plan: typeof plans.$inferSelect;
  readonly type: string;
  readonly center: string | null;
  readonly milestones: readonly (typeof planMilestones.$inferSelect)[];
}

let app: TestApp;
let all: Known[];
beforeAll(async () => {
  app = await startTestApp(150);
  const milestones = Map.groupBy(await app.db.select().from(planMilestones), ({ planId }) => planId);
  const rows = await app.db
    .select({ plan: plans, type: productTypes.name, center: distributionCenters.requestDistributionCentre })
    .from(plans)
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(distributionCenters, eq(distributionCenters.id, plans.distributionCenterId));
  all = rows.map((row) => ({ ...row, milestones: milestones.get(row.plan.id) ?? [] }));
});
afterAll(() => app.close());

type Comparable = string | number | null;
const instant = (date: Date | null | undefined) => date?.getTime() ?? null;

const sortable: Readonly<Record<string, (known: Known) => Comparable>> = {
  id: ({ plan }) => plan.id,
  requestIdWithRevision: ({ plan }) => plan.requestId,
  priority: ({ plan }) => Number(plan.priority),
  processingStatusDescription: ({ plan }) => plan.status,
  orderNumber: ({ plan }) => plan.orderNumber,
  plannedSurgeryDate: ({ plan }) => plan.plannedSurgeryDate,
  productType: ({ type }) => type,
  distributionCenter: ({ center }) => center,
  [planMilestoneColumnId(5, 'due')]: ({ milestones }) =>
    instant(milestones.find(({ type }) => type === 5)?.plannedAt),
  [planMilestoneColumnId(7, 'actual')]: ({ milestones }) =>
    instant(milestones.find(({ type }) => type === 7)?.actualAt),
};

const oneOf = (value: number | null, chosen: readonly number[] | undefined) =>
  !chosen?.length || (value !== null && chosen.includes(value));

function matches({ plan, milestones }: Known, filters: PlanFilters): boolean {
  const least = Number(filters.selectedAdditionalFilters?.[0]?.selectedValues[0] ?? 0);
  const start = filters.startDate && Date.parse(`${filters.startDate}T00:00:00Z`);
  const shipped = instant(milestones.find(({ type }) => type === 7)?.plannedAt);
  const types = filters.chosenProducts?.map(Number);
  return (
    plan.requestId.includes(filters.requestId ?? '') &&
    oneOf(plan.productTypeId, types) &&
    oneOf(plan.status, filters.chosenProcessingStatuses) &&
    oneOf(plan.designStatus, filters.chosenDesignStatuses) &&
    oneOf(plan.distributionCenterId, filters.chosenDistributionCenters) &&
    plan.manufacturingProgress >= least &&
    (!start || (shipped !== null && shipped >= start))
  );
}

const order = (one: Comparable, other: Comparable, isAscending: boolean): number => {
  if (one === other) return 0;
  if (one === null || other === null) return one === null ? 1 : -1;
  return one < other === isAscending ? -1 : 1;
};

/** The ids that the list has, found by looking at each plan and comparing each with each. */
function modelOf(filters: PlanFilters): number[] {
  const { sortColumns = [] } = filters;
  const isAscending = sortColumns.at(-1)?.sortOrder === 1;
  const found = all.filter((known) => matches(known, filters));
  return found
    .toSorted((one, other) => {
      for (const { columnName, sortOrder } of sortColumns) {
        const valueOf = sortable[columnName ?? ''] ?? (() => null);
        const before = order(valueOf(one), valueOf(other), sortOrder === 1);
        if (before !== 0) return before;
      }
      return order(one.plan.id, other.plan.id, isAscending);
    })
    .map(({ plan }) => plan.id);
}

const some = <Value>(values: readonly Value[]) => fc.subarray([...values]);
const filtersOfList: fc.Arbitrary<PlanFilters> = fc
  .record({
    requestId: fc.constantFrom('', '1', '10', '-100'),
    chosenProducts: some(['1', '2', '3', '4', '5', '6']),
    chosenProcessingStatuses: some([0, 1, 2, 4, 7, 9, 10] as const),
    chosenDesignStatuses: some([0, 2, 3, 4, 5] as const),
    chosenDistributionCenters: some([1, 2, 3, 4, 5]),
    startDate: fc.constantFrom(null, null, '2026-06-01', '2026-11-01'),
    progress: fc.constantFrom(undefined, undefined, '0', '40'),
    sortColumns: fc.uniqueArray(
      fc.record({
        columnName: fc.constantFrom(...Object.keys(sortable)),
        sortOrder: fc.constantFrom(0 as const, 1 as const),
      }),
      { maxLength: 2, selector: ({ columnName }) => columnName },
    ),
  })
  .chain(({ progress, ...filters }) => {
    const narrowing = Object.keys(filters).filter((name) => name !== 'sortColumns' && name !== 'startDate');
    // All filters at once leave nothing: some of them are left out.
    return fc.subarray(narrowing).map((left): PlanFilters => ({
      ...Object.fromEntries(Object.entries(filters).filter(([name]) => !left.includes(name))),
      ...(filters.startDate && { dateFilter: 2, dateType: 1, chosenMilestoneId: 7 }),
      ...(progress && { selectedAdditionalFilters: [{ id: 1, selectedValues: [progress] }] }),
    }));
  });

it('has the rows, the number and the neighbours that a slow look at everything finds', async () => {
  const viewer = { now: new Date('2026-11-20T09:00:00Z'), timeZone: 'UTC' };
  let most = 0;
  await fc.assert(
    fc.asyncProperty(
      filtersOfList,
      fc.nat(160),
      fc.integer({ min: 1, max: 40 }),
      fc.constantFrom(0, 30, 3_000),
      async (filters, offset, limit, walk) => {
        const expected = modelOf(filters);
        most = Math.max(most, expected.length);
        const query = listQuery(planList, filters, viewer);
        expect(await findAll(app.db, query)).toEqual(expected);
        expect(await countRows(app.db, query)).toBe(expected.length);
        const page = expected.slice(offset, offset + limit);
        expect(await findPage(app.db, query, { limit, offset }, walk)).toEqual(page);
        const id = all[offset % all.length]?.plan.id ?? 0;
        const place = expected.indexOf(id);
        const neighbours = {
          place: place + 1,
          total: expected.length,
          previous: expected[place - 1] ?? null,
          next: expected[place + 1] ?? null,
        };
        expect(await findPlace(app.db, query, id)).toEqual(place === -1 ? undefined : neighbours);
      },
    ),
    { numRuns: 150 },
  );
  expect(most).toBeGreaterThan(50);
});
