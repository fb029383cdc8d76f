import { eq, getTableColumns, sql, type Column } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../platform/db/database.ts';
import { openHistoryDesk, run, withoutConstraintsOfPlans } from '../history/testing/history-desk.ts';
import { products } from '../product/product.tables.ts';
import { plans } from './plan.tables.ts';

let desk: Awaited<ReturnType<typeof openHistoryDesk>>;
beforeAll(async () => {
  desk = await openHistoryDesk();
});
afterAll(() => desk.close());

/** What follows from something else, as docs/history.md says; none of it has a meaning of its own. */
const notCompared = [
  'heldFrom',
  'heldSince',
  'underlyingRequestId',
  'manufacturingProgress',
  'manufacturingStartDate',
  'reimportRequestedBy',
  'reimportedAt',
  'designSessionRequired',
  'hasCycle',
  'linksCount',
  'lastComment',
  'stamp',
];

/** Columns whose values the history tells under another name. */
const toldAs: Readonly<Record<string, string>> = {
  requestId: 'created',
  status: 'requestStatusId',
  productId: 'productNumber',
  manufacturingLocationId: 'manufacturingLocalizationId',
  reimportRequestedAt: 'reimport',
};

/** Another value than that of a column. */
function otherThan(column: Column): string {
  const { name } = column;
  const type = column.getSQLType();
  if (type === 'boolean') return `not ${name}`;
  if (type === 'date') return `coalesce(${name}, '2026-01-01') + 1`;
  if (type === 'text') return `coalesce(${name}, '') || 'x'`;
  if (type === 'text[]') return `${name} || '{x}'`;
  return type.startsWith('timestamp')
    ? `coalesce(${name}, '2026-01-01') + interval '1 day'`
    : `coalesce(${name}, 0) + 3`;
}

it('compares every column of a plan that says something, with its last change or with its beginning', async () => {
  const columns = Object.entries(getTableColumns(plans)).filter(([key]) => key !== 'id');
  const placed = columns.map(([key, column], place) => ({ key, column, id: place + 1 }));
  const { broken } = await desk.foundAfter(async (tx: Database) => {
    await run([withoutConstraintsOfPlans])(tx);
    for (const { column, id } of placed)
      await tx.execute(sql.raw(`update plans set ${column.name} = ${otherThan(column)} where id = ${id}`));
  });
  const told = broken.map(({ aggregateId, reason, field }) => [aggregateId, reason, field]);
  const compared = placed.filter(({ key }) => !notCompared.includes(key));
  expect(told).toEqual(compared.map(({ key, id }) => [id, 'value', toldAs[key] ?? key]));
  expect(compared).toHaveLength(columns.length - notCompared.length);
});

it('takes a product that got another number for the same one, and another product for another', async () => {
  const { db } = desk.app;
  const isOne = eq(products.number, '51-21057');
  const [product] = await db.select().from(products).where(isOne);
  const [plan] = await db
    .select()
    .from(plans)
    .where(eq(plans.productId, product?.id ?? 0));
  expect(plan).toBeDefined();
  const path = `/api/Product/Edit/${product?.id ?? 0}`;
  const { id: _id, stamp: _stamp, ...read } = product ?? { id: 0, stamp: 0 };
  const { status } = await desk.app.call('administrator', 'PUT', path, { ...read, number: '51-99999' });
  expect(status).toBe(200);
  expect(await db.$count(products, eq(products.number, '51-99999'))).toBe(1);
  expect((await desk.verify(db)).broken).toEqual([]);
  const forge = run([`update products set number = '51-88888' where number = '51-99999'`]);
  expect((await desk.foundAfter(forge)).broken).toContainEqual(
    expect.objectContaining({ aggregateId: plan?.id, field: 'productNumber' }),
  );
});
