import { and, eq, gt } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { testHistoryKey } from '../../testing/history-key.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { products } from '../../product/product.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { presentPlans } from '../plan-values.ts';
import { plans } from '../plan.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const save = async (body: object, as = 'planner') => {
  const answer = await app.call(as, 'POST', '/api/FulfilmentPlan/SaveNewPlan', body);
  return { status: answer.status, body: answer.body as Output<'saveNewPlan'> };
};
const planOf = async (id: number | null) =>
  (
    await app.db
      .select()
      .from(plans)
      .where(eq(plans.id, id ?? 0))
  )[0];

const prototype = {
  orderNumber: 'SO-NEW-1',
  requestTypeId: 3,
  productType: 2,
  productNumber: '51-21057',
  manufacturingLocationId: 1,
};

describe('a new plan', () => {
  it('of a prototype gets a number, milestones and dates', async () => {
    const { body } = await save(prototype);
    expect(body).toMatchObject({ result: 0, success: true });
    expect(await planOf(body.fulfilmentPlanId)).toMatchObject({
      requestId: '26-10061',
      type: 3,
      status: 0,
      productTypeId: 2,
    });
    const milestones = await app.db
      .select()
      .from(planMilestones)
      .where(eq(planMilestones.planId, body.fulfilmentPlanId ?? 0));
    expect(milestones).toHaveLength(9);
    expect(milestones.every(({ plannedAt }) => plannedAt !== null)).toBe(true);
    expect(app.takeEvents()).toMatchObject([{ entity: 'plan-list' }]);
  });

  it('gets a number of the series, whatever numbers came from elsewhere', async () => {
    const foreign = ['26-99999999', '27-50000', '26-10063'];
    for (const [place, requestId] of foreign.entries())
      await app.db
        .update(plans)
        .set({ requestId })
        .where(eq(plans.id, 40 + place));
    const numberOf = async (orderNumber: string) =>
      (await planOf((await save({ ...prototype, orderNumber })).body.fulfilmentPlanId))?.requestId;
    expect([await numberOf('SO-NEW-40'), await numberOf('SO-NEW-41')]).toEqual(['26-10064', '26-10065']);
    app.takeEvents();
  });

  it('of a re-order takes over what its underlying request has', async () => {
    const underlying = await planOf(2);
    const { body } = await save({
      orderNumber: 'SO-NEW-2',
      requestTypeId: 2,
      underlyingRequestId: underlying?.requestId,
      manufacturingLocationId: 2,
      quantity: 3,
    });
    expect(await planOf(body.fulfilmentPlanId)).toMatchObject({
      underlyingPlanId: 2,
      productId: underlying?.productId,
      distributionCenterId: underlying?.distributionCenterId,
      isManufacturingOnly: true,
      quantity: 3,
      linksCount: 1,
    });
    expect((await planOf(2))?.linksCount).toBe((underlying?.linksCount ?? 0) + 1);
  });

  it('of a design alone needs no product and ends with the approved design', async () => {
    const bodies = await Promise.all(
      ['SO-NEW-3', 'SO-NEW-4'].map((orderNumber) =>
        save({ orderNumber, requestTypeId: 4, manufacturingLocationId: 3 }),
      ),
    );
    const made = await Promise.all(bodies.map(({ body }) => planOf(body.fulfilmentPlanId)));
    for (const plan of made)
      expect(plan).toMatchObject({ type: 4, designStatus: 0, productId: null, designSessionRequired: true });
    expect(made[0]?.productTypeId).toBe(made[1]?.productTypeId);
    const milestones = await app.db
      .select()
      .from(planMilestones)
      .where(eq(planMilestones.planId, made[0]?.id ?? 0));
    expect(new Set(milestones.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4]));
    expect(milestones.every(({ plannedAt }) => plannedAt !== null)).toBe(true);
  });

  it('is never placed where a product is made that is not active any more', async () => {
    const isDetroit = eq(manufacturingLocations.id, 2);
    const ofDetroit = and(eq(products.manufacturingLocationId, 2), eq(products.isActive, true));
    const [product] = await app.db.select().from(products).where(ofDetroit).limit(1);
    const { productTypeId: productType = 0, number: productNumber = '' } = product ?? {};
    const external = {
      planId: '27-00009',
      distributionCenterId: 1,
      patientName: 'M. Albers',
      requestTypeId: 5,
    };
    await app.db.update(manufacturingLocations).set({ isActive: false }).where(isDetroit);
    const { body } = await save({ ...external, productType, productNumber }, 'session-manager');
    const message = `Detroit is not active. Product ${productNumber} needs another manufacturing location.`;
    expect(body).toMatchObject({ result: 2, success: false, message, fulfilmentPlanId: null });
    await app.db.update(manufacturingLocations).set({ isActive: true }).where(isDetroit);
    const again = await save({ ...external, productType, productNumber }, 'session-manager');
    expect((await planOf(again.body.fulfilmentPlanId))?.manufacturingLocationId).toBe(2);
  });

  it('from the session planner is external and keeps its request id', async () => {
    const external = {
      planId: '27-00001',
      distributionCenterId: 1,
      productType: 2,
      productNumber: '51-21057',
      patientName: 'M. Albers',
      additionalEmails: ['or@clinic.example.org', 'OR@clinic.example.org', 'b@clinic.example.org'],
      requestTypeId: 5,
    };
    const { body } = await save(external, 'session-manager');
    expect(body).toMatchObject({ success: true });
    // Capitals tell no requests apart, and a name stands in one line.
    const lines = { ...external, planId: 'WC-2', patientName: 'M.\nAlbers' };
    const { fulfilmentPlanId } = (await save(lines, 'session-manager')).body;
    expect(await planOf(fulfilmentPlanId)).toMatchObject({ requestId: 'WC-2', patientName: 'M. Albers' });
    expect((await app.call('designer', 'GET', '/api/FulfilmentPlan/GetPlanId/wc-2')).body).toMatchObject({
      data: fulfilmentPlanId,
    });
    const hidden = { productType: 9, productNumber: '58-21176', planId: '27-00002' };
    expect((await save({ ...external, ...hidden }, 'session-manager')).body).toMatchObject({
      success: false,
    });
    for (const [wrong, message] of [
      [{ planId: '\u00a0 \u2003' }, 'Request Id is required'],
      [{ planId: '27-00003', patientName: ' ' }, 'Patient name is required'],
      [{ planId: 'EX\n1' }, 'Request Id must be in one line'],
      [{ planId: '  27-00001 ' }, 'Request 27-00001 already exists.'],
      [{ planId: 'wc-2' }, 'Request wc-2 already exists.'],
    ] as const) {
      const refused = (await save({ ...external, ...wrong }, 'session-manager')).body;
      expect(refused).toMatchObject({ success: false, message });
    }
    expect(await planOf(body.fulfilmentPlanId)).toMatchObject({
      requestId: '27-00001',
      type: 5,
      designSessionRequired: true,
      // Addresses that differ in capitals only are one.
      additionalEmails: ['or@clinic.example.org', 'b@clinic.example.org'],
    });
  });

  it('of a hundred addresses is refused for the wrong one, which is named, and takes them all when it is right', async () => {
    const emails = Array.from({ length: 100 }, (_, place) => `nurse${place}@clinic.example.org`);
    const plan = {
      planId: '27-00100',
      distributionCenterId: 1,
      productType: 2,
      productNumber: '51-21057',
      patientName: 'M. Albers',
      requestTypeId: 5,
    };
    const wrong = await save({ ...plan, additionalEmails: emails.with(57, 'nurse57@') }, 'session-manager');
    const told = { path: '/body/additionalEmails/57', message: 'must match format "email"' };
    expect(wrong).toMatchObject({ status: 400, body: { errors: expect.arrayContaining([told]) as unknown } });
    const { body } = await save({ ...plan, additionalEmails: emails }, 'session-manager');
    expect(body).toMatchObject({ success: true });
    expect((await planOf(body.fulfilmentPlanId))?.additionalEmails).toEqual(emails);
  });

  it('that repeats what is terminated or was never made is asked about, and nothing is written before', async () => {
    const body = { requestTypeId: 2, manufacturingLocationId: 2 };
    for (const [underlying, values, question] of [
      [4, { type: 1, status: 9, heldFrom: null, heldSince: null }, /is terminated\. Order it again anyway\?/],
      [
        5,
        { type: 4, status: 10, heldFrom: null, heldSince: null },
        /was never made\. Order it again anyway\?/,
      ],
    ] as const) {
      await app.db.update(plans).set(values).where(eq(plans.id, underlying));
      const before = await planOf(underlying);
      const request = {
        ...body,
        orderNumber: `SO-AGAIN-${underlying}`,
        underlyingRequestId: before?.requestId,
      };
      const asked = await save(request);
      expect(asked.body).toMatchObject({ result: 1, success: false, fulfilmentPlanId: null });
      expect(asked.body.message).toMatch(question);
      expect(await planOf(underlying)).toEqual(before);
      expect((await save({ ...request, ignoreWarning: true })).body).toMatchObject({
        result: 0,
        success: true,
      });
      expect((await planOf(underlying))?.linksCount).toBe((before?.linksCount ?? 0) + 1);
    }
  });

  it.each([
    [{ ...prototype, orderNumber: 'SO-NEW-1' }, /already exists/],
    [{ ...prototype, orderNumber: ' so-new-1 ' }, /already exists/],
    [{ ...prototype, orderNumber: 'SO-\u200BNEW-1\u202E' }, /already exists/],
    [{ ...prototype, orderNumber: '  ' }, /^Order Number is required$/],
    [{ ...prototype, orderNumber: '\u2800' }, /^Order Number is required$/],
    [{ ...prototype, orderNumber: 'A', productType: null }, /^Produce Type is required$/],
    [{ ...prototype, orderNumber: 'B', productType: 9 }, /^Produce Type is required$/],
    [{ ...prototype, orderNumber: 'C', productNumber: 'nothing' }, /no product of the type/],
    [{ ...prototype, orderNumber: 'D', manufacturingLocationId: 4 }, /^Leiden is not active\.$/],
    [{ orderNumber: 'E', requestTypeId: 2, manufacturingLocationId: 1 }, /^Underlying Request is required$/],
    [
      { orderNumber: 'F', requestTypeId: 2, underlyingRequestId: '00-1', manufacturingLocationId: 1 },
      /There is no request/,
    ],
    [{ orderNumber: 'G', requestTypeId: 1, manufacturingLocationId: 1 }, /cannot be created here/],
  ])('is refused: %j', async (body, reason) => {
    const answer = await save(body);
    expect(answer.body).toMatchObject({ result: 2, success: false, fulfilmentPlanId: null });
    expect(answer.body.message).toMatch(reason);
  });

  it('is entered by planners of plans only', async () => {
    const answer = await save({ ...prototype, orderNumber: 'SO-H' }, 'session-manager');
    expect(answer.status).toBe(403);
  });

  it('gets one of two equal order numbers that come at once', async () => {
    const answers = await Promise.all([1, 2].map(() => save({ ...prototype, orderNumber: 'SO-RACE' })));
    expect(answers.map(({ body }) => body.success)).toEqual(expect.arrayContaining([false, true]));
    const differing = await Promise.all(
      ['so-case', 'SO-Case'].map((orderNumber) => save({ ...prototype, orderNumber })),
    );
    expect(new Set(differing.map(({ body }) => body.success))).toEqual(new Set([false, true]));
  });

  it('is offered types, products and requests to choose from', async () => {
    const types = await app.call('planner', 'GET', '/api/ProductType/GetManualCreatedProductTypes');
    expect((types.body as { records: { code: string }[] }).records.map(({ code }) => code)).not.toContain(
      'MEDPOR',
    );
    const products = await app.call(
      'planner',
      'GET',
      '/api/FulfilmentPlan/GetProductsForFulfilmentPlan?type=2',
    );
    expect((products.body as { data: unknown[] }).data.length).toBeGreaterThan(1);
    const hidden = await app.call(
      'planner',
      'GET',
      '/api/FulfilmentPlan/GetProductsForFulfilmentPlan?type=9',
    );
    expect(hidden.body).toMatchObject({ data: [] });
    const found = await app.call(
      'planner',
      'GET',
      '/api/FulfilmentPlan/GetPossibleUnderlyingRequestIds/?containsString=10',
    );
    expect((found.body as { data: unknown[] }).data.length).toBeGreaterThan(1);
    const requestId = (await planOf(7))?.requestId ?? '';
    expect(
      (await app.call('designer', 'GET', `/api/FulfilmentPlan/GetPlanId/${requestId}`)).body,
    ).toMatchObject({ data: 7 });
    expect((await app.call('designer', 'GET', '/api/FulfilmentPlan/GetPlanId/none')).status).toBe(404);
  });
});

it('has a history that tells all of its values, of whatever kind it is', async () => {
  const made = await app.db.select({ id: plans.id, type: plans.type }).from(plans).where(gt(plans.id, 60));
  expect(new Set(made.map(({ type }) => type)).size).toBeGreaterThan(3);
  const { broken } = await verifyHistory(app.db, { key: testHistoryKey, present: { plan: presentPlans } });
  const isMade = (id: number) => made.some((one) => one.id === id);
  expect(broken.filter(({ aggregateId }) => isMade(aggregateId))).toEqual([]);
});
