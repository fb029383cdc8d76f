import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestContext } from '../../../context.ts';
import { plans } from '../../plan/plan.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { changeCounts, changes } from '../change.tables.ts';
import { mergeChangeCounts } from '../merge-change-counts.ts';
import { changeConditions, type ChangesFilters } from './change-conditions.ts';
import { findChangePage, type ChangeQuery } from './change-page.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(120);
});
afterAll(() => app.close());

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
const daysFrom = (absoluteStartDate: string, absoluteEndDate: string) => ({
  ...lastMonth,
  currentDateTabValue: 'absolute' as const,
  relativeDate: null,
  absoluteStartDate,
  absoluteEndDate,
});
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
const now = new Date('2026-11-20T09:00:00.000Z');
const cases = Object.entries(filters).flatMap(([name, chosen]) =>
  orders.flatMap((orderBy) => [true, false].map((isAscending) => ({ name, chosen, orderBy, isAscending }))),
);

/** However a page is found, it is the same one: by following an order, or by sorting all that match. */
it.each(cases)('changes $name by $orderBy, ascending $isAscending', async ({ chosen, ...order }) => {
  const conditions = changeConditions(chosen, now);
  for (const offset of [0, 7]) {
    const query: ChangeQuery = { ...conditions, ...order, limit: 5, offset };
    const sorted = await findChangePage(app.db, { ...query, mostWalked: 1_000_000 });
    expect(sorted.ids).toHaveLength(5);
    for (const mostWalked of [6, 100]) {
      expect(await findChangePage(app.db, { ...query, mostWalked })).toEqual(sorted);
    }
  }
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
  const whoever = async () => {
    const [change] = await app.db
      .select({ userId: changes.userId })
      .from(changes)
      .where(eq(changes.field, 'requestStatusId'))
      .limit(1);
    return { userId: change?.userId ?? '' };
  };
  const more: Readonly<Record<string, () => Promise<ChangesFilters> | ChangesFilters>> = {
    'of all': () => ({}),
    'of a person': whoever,
    'of a person and a value': async () => ({ ...(await whoever()), ...ofType('requestStatusId', '1') }),
    'of some days': () => ({ dateFilter: daysFrom('2026-11-10T08:30:00Z', '2026-11-18T17:45:00Z') }),
    'of a part of a day': () => ({ dateFilter: daysFrom('2026-11-10T00:00:00Z', '2026-11-10T17:45:00Z') }),
    'of a person and some days': async () => ({
      ...(await whoever()),
      dateFilter: daysFrom('2026-10-01T08:30:00Z', '2026-11-18T17:45:00Z'),
    }),
    'of a text and some days': () => ({
      ...ofType('orderNumber', 'o-44'),
      dateFilter: daysFrom('2026-10-01T08:30:00Z', '2026-11-18T17:45:00Z'),
    }),
    'of an old value': () => ofType('requestStatusId', null, '1'),
    'of an old and a new value': () => ofType('requestStatusId', '2', '1'),
  };

  it.each(Object.entries(filters))('%s is right', async (_name, chosen) => {
    await expectRight(chosen);
  });

  it.each(Object.entries(more))('%s is right', async (_name, chosen) => {
    await expectRight(await chosen());
  });

  it('stays right with edits, texts that no index holds, and counts put together', async () => {
    const before = await totalOf({});
    const text = `So long that no index holds it, ${'x'.repeat(60)} not even its end`;
    for (const commentText of [text, 'Short']) {
      const url = '/api/FulfilmentPlan/AddComment';
      await app.call('planner', 'POST', url, { fulfilmentPlanId: 1, commentText });
    }
    expect(await totalOf({})).toBe(before + 2);
    await expectRight({});
    await expectRight(ofType('comment', 'even its end'));
    const rows = await app.db.$count(changeCounts);
    await mergeChangeCounts({ tx: app.db } as RequestContext);
    expect(await app.db.$count(changeCounts)).toBeLessThan(rows);
    expect(await totalOf({})).toBe(before + 2);
    await expectRight(ofType('requestStatusId', '1'));
  });
});
