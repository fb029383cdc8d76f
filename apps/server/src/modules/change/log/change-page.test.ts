import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeConditions, type ChangesFilters } from './change-conditions.ts';
import { findChangePage, type ChangeQuery } from './change-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(120);
});
afterAll(() => app.close());

const ofType = (changeType: string, newValue: string | null) => ({
  changeTypeFilter: { changeType, oldValue: null, newValue, changeTypeLabel: null },
});
const lastMonth = {
  currentDateTabValue: 'relative',
  relativeDate: '30d',
  relativeDateMiliseconds: null,
  absoluteStartDate: null,
  absoluteEndDate: null,
} as const;
const filters: Readonly<Record<string, ChangesFilters>> = {
  'of two product types': { chosenProducts: ['1', '2'] },
  'of a centre': { chosenDistributionCenters: [1] },
  'of a field': ofType('requestStatusId', null),
  'of a value': ofType('requestStatusId', '1'),
  'of a text': ofType('orderNumber', 'o-44'),
  'of the last month': { dateFilter: lastMonth },
};
const orders = [
  'requestId',
  'productType',
  'date',
  'changeType',
  'message',
  'distributionCenter',
  'userSymbol',
  'poNumber',
] as const;
const cases = Object.entries(filters).flatMap(([name, chosen]) =>
  orders.flatMap((orderBy) => [true, false].map((isAscending) => ({ name, chosen, orderBy, isAscending }))),
);

/** However a page is found, it is the same one: by following an order, or by sorting all that match. */
it.each(cases)('changes $name by $orderBy, ascending $isAscending', async ({ chosen, ...order }) => {
  const conditions = changeConditions(chosen, new Date('2026-11-20T09:00:00.000Z'));
  for (const offset of [0, 7]) {
    const query: ChangeQuery = { ...conditions, ...order, limit: 5, offset };
    const sorted = await findChangePage(app.db, { ...query, mostWalked: 1_000_000 });
    expect(sorted.ids).toHaveLength(5);
    for (const mostWalked of [6, 100]) {
      expect(await findChangePage(app.db, { ...query, mostWalked })).toEqual(sorted);
    }
  }
});
