import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../change/change.tables.ts';
import { verifyHistory } from '../change/verify-history.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { encodeStamp } from '../write-road/stamp.ts';
import { plans } from './plan.tables.ts';

type EditAnswer = Output<'editPlanQuantity'>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A plan on which every edit of the request is possible; SMRP is type 2, its PO fields are shown. */
const id = 30;
const start = {
  type: 1,
  status: 4,
  heldFrom: null,
  productTypeId: 2,
  productId: 2,
  distributionCenterId: 1,
  quantity: 2,
  orderNumber: 'SO-1',
  isManufacturingOnly: true,
  poNumber: null,
  poNumberDate: null,
  raApproval: true,
  loanerSet: null,
} as const;
beforeEach(async () => {
  await app.db.update(plans).set(start).where(eq(plans.id, id));
  app.takeEvents();
});

const url = (call: string) => `/api/FulfilmentPlan/${call}`;

async function stamp(): Promise<string> {
  const { body } = await app.call('planner', 'GET', url(`GetRequestInformation/${id}`));
  return (body as Output<'getRequestInformation'>).data.timestampBase64;
}

async function edit(call: string, newValue: unknown, more: object = {}, as = 'planner') {
  const answer = await app.call(as, 'POST', url(call), { id, newValue, ...more });
  return { status: answer.status, body: answer.body as EditAnswer };
}

const lastChange = async () => {
  const ofPlan = and(eq(changes.aggregate, 'plan'), eq(changes.aggregateId, id), eq(changes.source, 'user'));
  const [row] = await app.db.select().from(changes).where(ofPlan).orderBy(desc(changes.sequence)).limit(1);
  return row;
};

interface Case {
  readonly call: string;
  readonly value: unknown;
  readonly message: string;
  readonly history: {
    readonly field: string;
    readonly oldText: string | null;
    readonly newText: string | null;
  };
  readonly hasStamp?: false;
  readonly before?: Partial<typeof plans.$inferInsert>;
}

const cases: readonly Case[] = [
  {
    call: 'EditProductNumber',
    value: '51-21210',
    message: 'Product number changed succesfully.',
    history: { field: 'productNumber', oldText: '51-21057', newText: '51-21210' },
    before: { status: 2 },
  },
  {
    call: 'EditDistributionCenter',
    value: 3,
    message: 'Distribution center changed succesfully.',
    history: { field: 'distributionCenterId', oldText: 'Kalamazoo', newText: 'Osaka' },
    before: { type: 3 },
  },
  {
    call: 'editRequestStatus',
    value: 5,
    message: 'Request status changed succesfully.',
    history: { field: 'requestStatusId', oldText: 'Manufacturing', newText: 'Ready For Shipment' },
    before: { type: 3 },
  },
  {
    call: 'EditQuantity',
    value: 10,
    message: 'Quantity changed succesfully.',
    history: { field: 'quantity', oldText: '2', newText: '10' },
  },
  {
    call: 'EditPONumber',
    value: ' PO-7 ',
    message: 'PO Number set succesfully.',
    history: { field: 'poNumber', oldText: null, newText: 'PO-7' },
  },
  {
    call: 'EditPONumberDate',
    value: '2026-11-03',
    message: 'PO Number Date set succesfully.',
    history: { field: 'poNumberDate', oldText: null, newText: '03/11/2026' },
  },
  {
    call: 'EditRaApproval',
    value: true,
    message: 'RA Approval set succesfully.',
    history: { field: 'raApproval', oldText: 'No', newText: 'Yes' },
    before: { raApproval: false },
  },
  {
    call: 'EditLoanerSet',
    value: 'LS-0412',
    message: 'Loaner Set updated succesfully.',
    history: { field: 'loanerSet', oldText: null, newText: 'LS-0412' },
    hasStamp: false,
  },
  {
    call: 'EditOrderNumber',
    value: 'SO-2',
    message: 'Order Number set succesfully.',
    history: { field: 'orderNumber', oldText: 'SO-1', newText: 'SO-2' },
  },
];

describe.each(cases)('$call', ({ call, value, message, history, hasStamp, before }) => {
  const withStamp = async () => (hasStamp === false ? {} : { timestampBase64: await stamp() });
  beforeEach(async () => {
    if (before) await app.db.update(plans).set(before).where(eq(plans.id, id));
  });

  it('stores the value with a history row, a new stamp and an event', async () => {
    const sent = await withStamp();
    const { status, body } = await edit(call, value, sent);
    expect({ status, ...body }).toMatchObject({ status: 200, result: 0, message, data: { merged: false } });
    expect(body.timestamp).toBe(await stamp());
    expect(await lastChange()).toMatchObject({ ...history, userSymbol: 'PLIN', source: 'user' });
    expect(app.takeEvents()).toEqual([{ entity: 'plan', entityId: String(id), stamp: body.timestamp }]);
    const { body: shown } = await app.call('plan-reader', 'GET', url(`GetChanges/${id}`));
    expect((shown as Output<'getPlanChanges'>).data).toContainEqual(
      expect.objectContaining({
        oldValue: history.oldText,
        newValue: history.newText,
        userSymbol: 'PLIN',
        userName: 'Paula Lindqvist',
      }),
    );
  });

  it('leaves no trace when nothing differs', async () => {
    await edit(call, value, await withStamp());
    app.takeEvents();
    const unchanged = await lastChange();
    const again = await edit(call, value, await withStamp());
    expect(again.body).toMatchObject({ result: 0, timestamp: await stamp() });
    expect([await lastChange(), app.takeEvents()]).toEqual([unchanged, []]);
  });

  it('is refused without the right, anonymously, with unknown fields and for plans that do not exist', async () => {
    const sent = await withStamp();
    const unchanged = await lastChange();
    expect((await edit(call, value, sent, 'plan-reader')).status).toBe(403);
    expect((await app.call(undefined, 'POST', url(call), { id, newValue: value, ...sent })).status).toBe(401);
    const unknown = await edit(call, value, { ...sent, userId: 'me' });
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: '/body/userId' }] } });
    expect(
      (await app.call('planner', 'POST', url(call), { id: 99_999, newValue: value, ...sent })).status,
    ).toBe(404);
    expect(
      (await app.call('planner', 'POST', url(call), { id: '30', newValue: value, ...sent })).status,
    ).toBe(400);
    expect((await edit(call, { some: 'object' }, sent)).status).toBe(400);
    expect([await lastChange(), app.takeEvents()]).toEqual([unchanged, []]);
  });
});

describe('instants in the changes of a plan', () => {
  const recorded = async (field: string) => {
    const ofField = and(eq(changes.aggregate, 'plan'), eq(changes.field, field));
    const [row] = await app.db.select().from(changes).where(ofField).limit(1);
    if (!row) throw new Error(`No plan has a change of ${field}`);
    const { body } = await app.call('plan-reader', 'GET', url(`GetChanges/${row.aggregateId}`));
    return { row, shown: (body as Output<'getPlanChanges'>).data.map(({ newValue }) => newValue) };
  };

  it('go out as they are stored, for the zone of the viewer; the history also keeps them in words', async () => {
    const { row, shown } = await recorded('designSessionDate');
    expect(row.newValue).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
    expect(row.newText).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d UTC$/);
    expect(shown).toContain(row.newValue);
  });
});

describe('what the state of the plan forbids', () => {
  const forbidden: readonly (readonly [string, unknown, Partial<typeof plans.$inferInsert>, RegExp])[] = [
    ['EditProductNumber', '51-21210', { type: 2 }, /re-order keeps/],
    ['EditProductNumber', '50-21040', {}, /no product of the type/],
    ['EditDistributionCenter', 3, { type: 1 }, /created manually/],
    ['EditDistributionCenter', 77, { type: 3 }, /does not exist/],
    ['editRequestStatus', 5, { type: 1 }, /created manually/],
    ['editRequestStatus', 7, { type: 3 }, /cannot change from Manufacturing to Arrived/],
    ['editRequestStatus', 8, { type: 3 }, /Use On Hold/],
    ['EditQuantity', 3, { productTypeId: 1, productId: 1 }, /only for SMRP/],
    ['EditQuantity', 3, { type: 3 }, /only for SMRP/],
    ['EditPONumber', 'PO-1', { productTypeId: 1, productId: 1 }, /no PO number/],
    ['EditOrderNumber', 'SO-9', { isManufacturingOnly: false }, /manufacturing-only/],
    ['EditOrderNumber', '   ', {}, /Order Number is required/],
    ['EditRaApproval', false, { status: 9 }, /terminated/],
  ];
  it.each(forbidden)('%s %j on %j', async (call, value, before, reason) => {
    await app.db
      .update(plans)
      .set({ ...start, ...before })
      .where(eq(plans.id, id));
    const unchanged = await lastChange();
    const { status, body } = await edit(call, value, { timestampBase64: await stamp(), ignoreWarning: true });
    expect({ status, result: body.result, data: body.data }).toEqual({ status: 200, result: 2, data: null });
    expect(body.message).toMatch(reason);
    expect(await lastChange()).toEqual(unchanged);
  });

  it('an order number that another plan has', async () => {
    await app.db.update(plans).set({ orderNumber: 'SO-TAKEN' }).where(eq(plans.id, 31));
    const { body } = await edit('EditOrderNumber', 'SO-TAKEN', { timestampBase64: await stamp() });
    expect(body).toMatchObject({
      result: 2,
      message: expect.stringMatching(/is already used by request/) as string,
    });
  });

  it.each([
    ['EditQuantity', 0],
    ['EditQuantity', 1000],
    ['EditQuantity', 1.5],
    ['editRequestStatus', 11],
    ['EditPONumberDate', '2026-02-30'],
    ['EditPONumber', 'x'.repeat(41)],
    ['EditOrderNumber', ''],
  ])('%s %j breaks the contract', async (call, value) => {
    const { status, body } = await edit(call, value, { timestampBase64: await stamp() });
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        errors: expect.arrayContaining([expect.objectContaining({ path: '/body/newValue' })]) as unknown,
      },
    });
  });
});

it('a location that is closed is offered, but not to be chosen (F26)', async () => {
  const { body } = await app.call('planner', 'GET', url(`GetManufacturingInformation/${id}`));
  const offered = (body as Output<'getManufacturingInformation'>).data.availableManufacturingLocations;
  const active = await app.db.select().from(manufacturingLocations);
  expect(new Map(offered.map(({ id: value, disabled }) => [value, disabled]))).toEqual(
    new Map(active.map(({ id: value, isActive }) => [value, !isActive])),
  );
  expect(offered.filter(({ disabled }) => disabled)).not.toEqual([]);
});

describe('warnings', () => {
  const asking: readonly (readonly [string, unknown, Partial<typeof plans.$inferInsert>, RegExp])[] = [
    ['EditQuantity', 11, {}, /unusual/],
    ['editRequestStatus', 2, { type: 3 }, /goes back from Manufacturing to Ready For Manufacturing/],
    ['editRequestStatus', 9, { type: 3 }, /terminated plan cannot be changed/],
    ['EditProductNumber', '51-21210', {}, /Manufacturing has started with 51-21057/],
    ['EditRaApproval', false, {}, /Take the RA approval back/],
    ['EditDistributionCenter', 2, { type: 3, status: 6 }, /has been shipped/],
  ];
  it.each(asking)('%s %j on %j is asked about first', async (call, value, before, question) => {
    await app.db
      .update(plans)
      .set({ ...start, ...before })
      .where(eq(plans.id, id));
    const sent = { timestampBase64: await stamp() };
    const unchanged = await lastChange();
    const asked = await edit(call, value, sent);
    expect(asked.body).toMatchObject({ result: 1, data: null, timestamp: null });
    expect(asked.body.message).toMatch(question);
    expect(await lastChange()).toEqual(unchanged);
    const confirmed = await edit(call, value, { ...sent, ignoreWarning: true });
    expect(confirmed.body).toMatchObject({ result: 0 });
    expect(await lastChange()).not.toEqual(unchanged);
  });
});

describe('a stale stamp', () => {
  it('merges different fields and says so', async () => {
    const old = await stamp();
    await edit('EditPONumber', 'PO-1', { timestampBase64: old });
    await edit('EditLoanerSet', 'LS-1');
    const { body } = await edit('EditQuantity', 3, { timestampBase64: old });
    expect(body).toMatchObject({
      result: 0,
      message: 'Quantity changed succesfully. The newer change of PO Number, Loaner Set was kept.',
      data: { merged: true, conflict: null },
      timestamp: await stamp(),
    });
    const { body: now } = await app.call('planner', 'GET', url(`GetRequestInformation/${id}`));
    expect((now as Output<'getRequestInformation'>).data).toMatchObject({
      quantity: 3,
      poNumber: 'PO-1',
      loanerSet: 'LS-1',
    });
  });

  it('shows both versions of the same field and loses nothing', async () => {
    const old = await stamp();
    await edit('EditQuantity', 5, { timestampBase64: old }, 'administrator');
    const unchanged = await lastChange();
    const { body } = await edit('EditQuantity', 3, { timestampBase64: old });
    expect(body).toMatchObject({
      result: 2,
      message: 'Quantity was changed by Alma Dietrich at the same time.',
      timestamp: await stamp(),
      data: {
        merged: false,
        conflict: {
          field: 'quantity',
          base: 2,
          theirs: 5,
          user: { symbol: 'ADIE', name: 'Alma Dietrich' },
          time: '2026-11-20T09:00:00.000Z',
        },
      },
    });
    expect(await lastChange()).toEqual(unchanged);
    const insisted = await edit('EditQuantity', 3, { timestampBase64: body.timestamp });
    expect(insisted.body).toMatchObject({ result: 0, data: { merged: false } });
  });

  it.each([encodeStamp(2 ** 40), 'AAAAAAAAAAA*', ''])(
    'is refused when it never was one: %j',
    async (timestampBase64) => {
      const { status, body } = await edit('EditQuantity', 3, { timestampBase64 });
      expect({ status, body }).toMatchObject({
        status: 400,
        body: {
          errors: expect.arrayContaining([
            expect.objectContaining({ path: '/body/timestampBase64' }),
          ]) as unknown,
        },
      });
    },
  );
});

it('keeps the history whole through all of this', async () => {
  expect((await verifyHistory(app.db)).broken).toEqual([]);
});
