import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { plans } from '../plan.tables.ts';
import { editedPlan, id, url, type Before } from '../testing/edited-plan.ts';

const plan = editedPlan();
const { stamp, edit, lastChange } = plan;

describe('what the state of the plan forbids', () => {
  const forbidden: readonly (readonly [string, unknown, Before, RegExp])[] = [
    ['EditProductNumber', '51-21210', { type: 2 }, /re-order keeps/],
    ['EditProductNumber', '50-21040', {}, /no product of the type/],
    ['EditDistributionCenter', 3, { type: 1 }, /created manually/],
    ['EditDistributionCenter', 77, { type: 3 }, /does not exist/],
    ['editRequestStatus', 5, { type: 1 }, /created manually/],
    ['editRequestStatus', 7, { type: 3 }, /cannot change from Manufacturing to Arrived/],
    ['editRequestStatus', 8, { type: 3 }, /Use On Hold/],
    ['EditQuantity', 3, { productTypeId: 1, productId: 1 }, /only for SMRP/],
    ['EditQuantity', 3, { type: 3 }, /only for SMRP/],
    [
      'EditManufacturingDataRevision',
      99,
      { manufacturingDataAvailable: true },
      /^Manufacturing has started with the data/,
    ],
    ['EditPONumber', 'PO-1', { productTypeId: 1, productId: 1 }, /no PO number/],
    ['EditOrderNumber', 'SO-9', { isManufacturingOnly: false }, /manufacturing-only/],
    ['EditOrderNumber', '   ', {}, /Order Number is required/],
    ['EditOrderNumber', '\u3164\u0301', {}, /Order Number is required/],
    ['EditRaApproval', false, { status: 9 }, /terminated/],
  ];
  it.each(forbidden)('%s %j on %j', async (call, value, before, reason) => {
    await plan.set(before);
    const unchanged = await lastChange();
    const { status, body } = await edit(call, value, { timestampBase64: await stamp(), ignoreWarning: true });
    expect({ status, result: body.result, data: body.data }).toEqual({ status: 200, result: 2, data: null });
    expect(body.message).toMatch(reason);
    expect(await lastChange()).toEqual(unchanged);
  });

  it('an order number that another plan has', async () => {
    await plan.app.db.update(plans).set({ orderNumber: 'SO-TAKEN' }).where(eq(plans.id, 31));
    for (const typed of ['SO-TAKEN', 'so-taken', ' So-Taken ']) {
      const { body } = await edit('EditOrderNumber', typed, { timestampBase64: await stamp() });
      expect(body).toMatchObject({
        result: 2,
        message: expect.stringMatching(/is already used by request/) as string,
      });
    }
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

describe('warnings', () => {
  const asking: readonly (readonly [string, unknown, Before, RegExp])[] = [
    ['EditQuantity', 11, {}, /unusual/],
    ['editRequestStatus', 2, { type: 3 }, /goes back from Manufacturing to Ready For Manufacturing/],
    ['editRequestStatus', 9, { type: 3 }, /terminated plan cannot be changed/],
    ['EditProductNumber', '51-21210', {}, /Manufacturing has started with 51-21057/],
    ['EditRaApproval', false, {}, /Take the RA approval back/],
    ['EditDistributionCenter', 2, { type: 3, status: 6 }, /has been shipped/],
  ];
  it.each(asking)('%s %j on %j is asked about first', async (call, value, before, question) => {
    await plan.set(before);
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

it('a plan that is terminated while it is held is held no more (F22)', async () => {
  await plan.set({ type: 3, status: 8, heldFrom: 4, heldSince: new Date('2026-11-13T09:00:00Z') });
  const sent = { timestampBase64: await stamp(), ignoreWarning: true };
  expect((await edit('editRequestStatus', 9, sent)).body).toMatchObject({ result: 0 });
  const [row] = await plan.app.db.select().from(plans).where(eq(plans.id, id));
  expect(row).toMatchObject({ status: 9, heldFrom: null, heldSince: null });
});

it('a location that is closed is offered, but not to be chosen (F26)', async () => {
  const { body } = await plan.app.call('planner', 'GET', url(`GetManufacturingInformation/${id}`));
  const offered = (body as Output<'getManufacturingInformation'>).data.availableManufacturingLocations;
  const active = await plan.app.db.select().from(manufacturingLocations);
  expect(new Map(offered.map(({ id: value, disabled }) => [value, disabled]))).toEqual(
    new Map(active.map(({ id: value, isActive }) => [value, !isActive])),
  );
  expect(offered.filter(({ disabled }) => disabled)).not.toEqual([]);
});
