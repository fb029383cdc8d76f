import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { plans } from '../../plan/plan.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../../user/user.tables.ts';
import { changeCounts, changes, planChangeCounts, planChangeDays } from '../change.tables.ts';
import { mergeChangeCounts } from '../merge-change-counts.ts';
import { changeConditions, type ChangesFilters } from './change-conditions.ts';
import { findChangePage } from './change-page.ts';

const longText = `So long that no index holds it, ${'x'.repeat(60)} not even its end`;

let app: TestApp;
let somePlan: string;
beforeAll(async () => {
  app = await startTestApp(120);
  const [first] = await app.db.select({ requestId: plans.requestId }).from(plans).where(eq(plans.id, 1));
  somePlan = first?.requestId ?? '';
  // A person whose symbol has changed, a text that is longer than indexes know, and one that was taken away.
  await app.db.update(users).set({ symbol: 'ABCD' }).where(eq(users.userName, 'planner'));
  await comment(longText);
  for (const newValue of ['LS-7', null]) {
    const edit = { id: 1, newValue };
    await app.call('planner', 'POST', '/api/FulfilmentPlan/EditLoanerSet', edit);
  }
});
afterAll(() => app.close());

const comment = (commentText: string) =>
  app.call('planner', 'POST', '/api/FulfilmentPlan/AddComment', { fulfilmentPlanId: 1, commentText });

const ofType = (changeType: string, newValue: string | null, oldValue: string | null = null) => ({
  changeTypeFilter: { changeType, oldValue, newValue, changeTypeLabel: null },
});
const lastMonth = {
  currentDateTabValue: 'relative',
  relativeDate: '30d',
  relativeDateMiliseconds: null,
  absoluteStartDate: null,
  absoluteEndDate: null,
} as const;
const daysFrom = (absoluteStartDate: string | null, absoluteEndDate: string | null) => ({
  ...lastMonth,
  currentDateTabValue: 'absolute' as const,
  relativeDate: null,
  absoluteStartDate,
  absoluteEndDate,
});
/** Who set a status first. */
const somebody = async () => {
  const isOfStatus = eq(changes.field, 'requestStatusId');
  const [change] = await app.db.select({ userId: changes.userId }).from(changes).where(isOfStatus).limit(1);
  return { userId: change?.userId ?? '' };
};
const someDays = { dateFilter: daysFrom('2026-10-01T08:30:00Z', '2026-11-18T17:45:00Z') };
const afternoonToMorning = { dateFilter: daysFrom('2026-10-01T15:30:00Z', '2026-11-18T07:45:00Z') };
const filters: Readonly<Record<string, () => ChangesFilters | Promise<ChangesFilters>>> = {
  'all of them': () => ({}),
  'of two product types': () => ({ chosenProducts: ['1', '2'] }),
  'of a product': () => ({ chosenProducts: ['2', '1-10'] }),
  'of a plan': () => ({ requestId: somePlan }),
  'of a centre': () => ({ chosenDistributionCenters: [1] }),
  'of a person': somebody,
  'of a field': () => ofType('requestStatusId', null),
  'of a value': () => ofType('requestStatusId', '1'),
  'of an old value': () => ofType('requestStatusId', null, '1'),
  'of a text': () => ofType('orderNumber', 'o-44'),
  'of the last month': () => ({ dateFilter: lastMonth }),
  'of some days': () => someDays,
  'until a day': () => ({ dateFilter: daysFrom(null, '2026-11-10T17:45:00Z') }),
  'of a part of a day': () => ({ dateFilter: daysFrom('2026-11-10T02:00:00Z', '2026-11-10T17:45:00Z') }),
  'from an afternoon to a morning': () => afternoonToMorning,
  'of a product type and a field': () => ({ chosenProducts: ['1'], ...ofType('requestStatusId', null) }),
  'of a person, a value and some days': async () => ({
    ...(await somebody()),
    ...ofType('requestStatusId', '1'),
    ...someDays,
  }),
  'of a text and some days': () => ({ ...ofType('orderNumber', 'o-44'), ...someDays }),
  'of a person and a product type': async () => ({ ...(await somebody()), chosenProducts: ['1'] }),
  'of a centre and a text': () => ({ chosenDistributionCenters: [1, 2], ...ofType('orderNumber', 'o-44') }),
  'of a product type, from an afternoon to a morning': () => ({
    chosenProducts: ['1', '2-12'],
    ...afternoonToMorning,
  }),
  'of a centre and some days': () => ({ chosenDistributionCenters: [1, 2], ...someDays }),
};
const now = new Date('2026-11-20T09:00:00.000Z');

const byTime = [changes.changedAt, changes.id] as const;
const orders = {
  date: byTime,
  changeType: [changes.field, ...byTime],
  userSymbol: [changes.userSymbol, ...byTime],
  message: [sql`left(${changes.newText}, 60)`, ...byTime],
  requestId: [plans.requestId, changes.sequence],
  productType: [productTypes.name, plans.id, changes.sequence],
  distributionCenter: [distributionCenters.requestDistributionCentre, plans.id, changes.sequence],
  poNumber: [plans.poNumber, plans.id, changes.sequence],
} as const;
const isByPlan = (order: string) => ['productType', 'distributionCenter', 'poNumber'].includes(order);
type Order = keyof typeof orders;

/** All that match, in order, as they would be asked for by somebody who knows neither indexes nor counts. */
async function everyId(chosen: ChangesFilters, orderBy: Order, isAscending: boolean): Promise<number[]> {
  const direction = isAscending ? sql`asc` : sql`desc`;
  const conditions = changeConditions(chosen, now);
  const keys = orders[orderBy].map((key, place) =>
    isByPlan(orderBy) && place === 0 ? sql`${key} ${direction} nulls last` : sql`${key} ${direction}`,
  );
  const rows = await app.db
    .select({ id: changes.id })
    .from(changes)
    .innerJoin(plans, eq(plans.id, changes.aggregateId))
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(distributionCenters, eq(distributionCenters.id, plans.distributionCenterId))
    .where(and(eq(changes.aggregate, 'plan'), conditions.ofPlan, conditions.ofChange))
    .orderBy(...keys);
  return rows.map(({ id }) => id);
}

const cases = Object.keys(filters).flatMap((name) =>
  (Object.keys(orders) as Order[]).map((orderBy) => ({ name, orderBy })),
);

/** However a page is found, by following an order, by counts or by sorting all that match, it is the right one. */
it.each(cases)('changes $name by $orderBy', async ({ name, orderBy }) => {
  const chosen = (await filters[name]?.()) ?? {};
  for (const isAscending of [true, false]) {
    const ids = await everyId(chosen, orderBy, isAscending);
    expect(ids.length).toBeGreaterThan(0);
    const query = { ...changeConditions(chosen, now), orderBy, isAscending, limit: 5 };
    for (const offset of [0, 7, Math.floor(ids.length / 2), ids.length - 2, ids.length + 3]) {
      for (const mostWalked of [6, 1_000_000]) {
        const page = await findChangePage(app.db, { ...query, offset, mostWalked });
        expect(page).toEqual({ total: ids.length, ids: ids.slice(offset, offset + 5) });
      }
    }
  }
});

it('has a change without a new text to sort', async () => {
  expect(await app.db.$count(changes, isNull(changes.newText))).toBeGreaterThan(0);
});

describe('the number of changes', () => {
  const totalOf = async (chosen: ChangesFilters) => {
    const order = { orderBy: 'date', isAscending: false, limit: 1, offset: 0 } as const;
    return (await findChangePage(app.db, { ...changeConditions(chosen, now), ...order })).total;
  };
  /** One by one, without anything that was counted before. */
  const countOf = async (chosen: ChangesFilters) => {
    const { ofPlan, ofChange } = changeConditions(chosen, now);
    const [row] = await app.db
      .select({ number: count() })
      .from(changes)
      .innerJoin(plans, eq(plans.id, changes.aggregateId))
      .where(and(eq(changes.aggregate, 'plan'), ofPlan, ofChange));
    return row?.number;
  };
  const expectRight = async (chosen: ChangesFilters) => {
    const total = await totalOf(chosen);
    expect(total).toBeGreaterThan(0);
    expect(total).toBe(await countOf(chosen));
  };
  it('stays right with edits, texts that no index holds, and counts put together', async () => {
    const before = await totalOf({});
    for (const text of [longText, 'Short']) await comment(text);
    expect(await totalOf({})).toBe(before + 2);
    await expectRight({});
    await expectRight(ofType('comment', 'even its end'));
    const rows = await app.db.$count(changeCounts);
    const rowsOfPlans = await app.db.$count(planChangeCounts);
    await mergeChangeCounts(app.db);
    expect(await app.db.$count(changeCounts)).toBeLessThan(rows);
    expect(await app.db.$count(planChangeCounts)).toBeLessThan(rowsOfPlans);
    expect(await totalOf({})).toBe(before + 2);
    await expectRight(ofType('requestStatusId', '1'));
  });

  it('is none where a span ends before it begins', async () => {
    for (const day of ['2026-11-18', '2026-11-10']) {
      const chosen = { dateFilter: daysFrom(`${day}T15:30:00Z`, '2026-11-10T09:45:00Z') };
      for (const orderBy of Object.keys(orders) as Order[]) {
        const query = { ...changeConditions(chosen, now), orderBy, isAscending: true, limit: 5, offset: 0 };
        expect(await findChangePage(app.db, query)).toEqual({ total: 0, ids: [] });
      }
    }
  });

  it('goes along with plans that get another centre or product', async () => {
    const [center, product] = [{ chosenDistributionCenters: [5] }, { chosenProducts: ['3-12'] }];
    const ofKinds = (kinds: ChangesFilters) => [
      kinds,
      { ...kinds, ...someDays },
      { ...kinds, ...ofType('requestStatusId', null) },
    ];
    const before = [await totalOf(center), await totalOf({})];
    await app.db
      .update(plans)
      .set({ distributionCenterId: 5, productTypeId: 3, productId: 12 })
      .where(lt(plans.id, 30));
    expect(await totalOf(center)).toBeGreaterThan(before[0] ?? 0);
    expect(await totalOf({})).toBe(before[1]);
    for (const kinds of [center, product, { ...center, ...product }])
      for (const chosen of ofKinds(kinds)) await expectRight(chosen);
    await app.db.update(plans).set({ distributionCenterId: null, productId: null }).where(lt(plans.id, 10));
    await comment('After the move');
    for (const kinds of [center, product, { chosenProducts: ['3'] }])
      for (const chosen of ofKinds(kinds)) await expectRight(chosen);
    const rows = await app.db.$count(planChangeDays);
    await mergeChangeCounts(app.db);
    expect(await app.db.$count(planChangeDays)).toBeLessThan(rows);
    for (const chosen of ofKinds(product)) await expectRight(chosen);
    expect(await totalOf({})).toBe(Number(before[1]) + 1);
  });
});
