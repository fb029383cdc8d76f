import { and, count, eq, isNull, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { users } from '../user/user.tables.ts';
import { changes } from '../history/change.tables.ts';
import { countRows, findPage } from '../list/engine/find-page.ts';
import { listQuery } from '../list/engine/list-query.ts';
import type { ChangesFilters } from './change-log-filters.ts';
import { changeLogList } from './change-log.list.ts';

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
const viewer = { now: new Date('2026-11-20T09:00:00.000Z'), timeZone: 'UTC' };
const queryOf = (chosen: ChangesFilters) => listQuery(changeLogList, chosen, viewer);

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
const mayBeMissing = (order: string) => ['message', 'distributionCenter', 'poNumber'].includes(order);
type Order = keyof typeof orders;

/** All that match, in order, as they would be asked for by somebody who knows nothing of indexes. */
async function everyId(chosen: ChangesFilters, orderBy: Order, isAscending: boolean): Promise<number[]> {
  const direction = isAscending ? sql`asc` : sql`desc`;
  const keys = orders[orderBy].map((key, place) =>
    mayBeMissing(orderBy) && place === 0 ? sql`${key} ${direction} nulls last` : sql`${key} ${direction}`,
  );
  const rows = await app.db
    .select({ id: changes.id })
    .from(changes)
    .innerJoin(plans, eq(plans.id, changes.aggregateId))
    .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId))
    .leftJoin(distributionCenters, eq(distributionCenters.id, plans.distributionCenterId))
    .where(and(eq(changes.aggregate, 'plan'), queryOf(chosen).where))
    .orderBy(...keys);
  return rows.map(({ id }) => id);
}

const cases = Object.keys(filters).flatMap((name) =>
  (Object.keys(orders) as Order[]).map((orderBy) => ({ name, orderBy })),
);

/** However a page is found, by following an order, by sorting few or all that match, it is the right one. */
it.each(cases)('changes $name by $orderBy', async ({ name, orderBy }) => {
  const chosen = (await filters[name]?.()) ?? {};
  for (const ascending of [0, 1] as const) {
    const ids = await everyId(chosen, orderBy, ascending === 1);
    expect(ids.length).toBeGreaterThan(0);
    const query = queryOf({ ...chosen, orderBy, ascending });
    expect(await countRows(app.db, query)).toBe(ids.length);
    for (const offset of [0, 7, Math.floor(ids.length / 2), ids.length - 2, ids.length + 3]) {
      for (const walk of [0, 30, 100_000]) {
        const page = await findPage(app.db, query, { limit: 5, offset }, walk);
        expect(page).toEqual(ids.slice(offset, offset + 5));
      }
      const ofFew = await findPage(app.db, query, { limit: 5, offset, total: ids.length });
      expect(ofFew).toEqual(ids.slice(offset, offset + 5));
    }
  }
});

it('has a change without a new text to sort', async () => {
  expect(await app.db.$count(changes, isNull(changes.newText))).toBeGreaterThan(0);
});

describe('the number of changes', () => {
  const totalOf = (chosen: ChangesFilters) => countRows(app.db, queryOf(chosen));
  /** One by one, without what the histories know of their length. */
  const countOf = async (chosen: ChangesFilters) => {
    const [row] = await app.db
      .select({ number: count() })
      .from(changes)
      .innerJoin(plans, eq(plans.id, changes.aggregateId))
      .where(and(eq(changes.aggregate, 'plan'), queryOf(chosen).where));
    return row?.number;
  };

  it('goes along with edits, and with plans that get another centre or product', async () => {
    const before = await totalOf({});
    // The same text at once again would be the same comment.
    for (const text of [`Another one. ${longText}`, 'Short']) await comment(text);
    expect(await totalOf({})).toBe(before + 2);
    const [center, product] = [{ chosenDistributionCenters: [5] }, { chosenProducts: ['3-12'] }];
    const ofCenter = await totalOf(center);
    await app.db
      .update(plans)
      .set({ distributionCenterId: 5, productTypeId: 3, productId: 12 })
      .where(lt(plans.id, 30));
    expect(await totalOf(center)).toBeGreaterThan(ofCenter);
    for (const chosen of [{}, center, product, { ...center, ...product }, { ...center, ...someDays }])
      expect(await totalOf(chosen)).toBe(await countOf(chosen));
  });

  it('is none where a span ends before it begins', async () => {
    for (const day of ['2026-11-18', '2026-11-10']) {
      const chosen = { dateFilter: daysFrom(`${day}T15:30:00Z`, '2026-11-10T09:45:00Z') };
      expect(await totalOf(chosen)).toBe(0);
      for (const orderBy of Object.keys(orders) as Order[])
        expect(await findPage(app.db, queryOf({ ...chosen, orderBy }), { limit: 5, offset: 0 })).toEqual([]);
    }
  });
});
