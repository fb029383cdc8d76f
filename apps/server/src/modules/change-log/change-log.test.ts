import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { savedFilters } from '../list/list.tables.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { users } from '../user/user.tables.ts';
import { encodeStamp } from '../write-road/stamp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Log = Output<'listChanges'>;
const list = async (filters: object, more: object = {}) => {
  const answer = await app.call('plan-reader', 'POST', '/api/Changes/GetFulfilmentPlanChanges', {
    filters,
    ...more,
  });
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as Log;
};
const ofType = (changeType: string, oldValue: string | null, newValue: string | null) => ({
  changeTypeFilter: { changeType, oldValue, newValue, changeTypeLabel: null },
});

describe('the change log', () => {
  it('tells changes of all plans, newest first, as sentences (V1, V9)', async () => {
    const { data, count } = await list({}, { limit: 100 });
    expect(count).toBeGreaterThan(100);
    const dates = data.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(data.every(({ message }) => / set to | changed from | removed: /.test(message))).toBe(true);
    const second = await list({}, { limit: 50, page: 2 });
    expect(second.data.map(({ id }) => id)).toEqual(data.slice(50).map(({ id }) => id));
  });

  it('gives the last page for a page beyond it', async () => {
    const { count } = await list({}, { limit: 100 });
    const last = await list({}, { limit: 100, page: Math.ceil(count / 100) });
    const beyond = await list({}, { limit: 100, page: 9_999 });
    expect(last.data.length).toBeGreaterThan(0);
    expect(beyond).toMatchObject({ count, data: last.data.map(({ id }) => ({ id })) });
  });

  it('filters by plan, product, centre, user, type and values (V3, V4)', async () => {
    const [plan] = await app.db.select().from(plans).where(eq(plans.status, 10)).limit(1);
    const ofPlan = await list({ requestId: plan?.requestId }, { limit: 100 });
    expect(new Set(ofPlan.data.map(({ fulfilmentPlanId }) => fulfilmentPlanId))).toEqual(new Set([plan?.id]));
    const shipped = await list(ofType('requestStatusId', '5', '6'), { limit: 100 });
    expect(shipped.data.length).toBeGreaterThan(0);
    expect(new Set(shipped.data.map(({ message }) => message))).toEqual(
      new Set(['Request Status changed from Ready For Shipment to In Transit.']),
    );
    const numbers = await list(ofType('orderNumber', null, 'so-44000'), { limit: 100 });
    expect(numbers.data.length).toBeGreaterThan(0);
    expect(numbers.data.every(({ message }) => message.includes('SO-44000'))).toBe(true);
    const [planner] = await app.db.select().from(users).where(eq(users.symbol, 'PLIN'));
    const ofPlanner = await list({ userId: planner?.id }, { limit: 100 });
    expect(new Set(ofPlanner.data.map(({ userSymbol }) => userSymbol))).toEqual(new Set(['PLIN']));
    expect((await list({ userId: 'nobody' })).count).toBe(0);
    const centers = await list({ chosenDistributionCenters: [4] }, { limit: 100 });
    expect(new Set(centers.data.map(({ distributionCenter }) => distributionCenter))).toEqual(
      new Set(['Sydney']),
    );
    const products = await list({ chosenProducts: ['9'] }, { limit: 100 });
    expect(new Set(products.data.map(({ productType }) => productType))).toEqual(
      new Set(['Porous Facial Implant']),
    );
  });

  it('finds a date by the day that its sentence tells, in the zone of the reader (V4)', async () => {
    const [shipped] = await app.db
      .select({ planId: planMilestones.planId, stamp: plans.stamp })
      .from(planMilestones)
      .innerJoin(plans, eq(plans.id, planMilestones.planId))
      .where(and(eq(planMilestones.type, 7), eq(planMilestones.timeZone, 'Asia/Tokyo'), eq(plans.status, 1)))
      .limit(1);
    const edited = await app.call('planner', 'POST', '/api/FulfilmentPlan/EditMilestonePlannedDate', {
      id: shipped?.planId,
      milestoneId: 7,
      newValue: '2027-01-15T16:30:00Z',
      timestampBase64: encodeStamp(shipped?.stamp ?? 0),
      ignoreWarning: true,
    });
    expect(edited.body).toMatchObject({ result: 0 });
    const told = async (day: string, zone: object) =>
      (await list(ofType('milestone:7:planned', null, day), zone)).data.map(({ message }) => message);
    // Half past four in the afternoon UTC is half past one of the next day in Japan.
    const tokyo = { timezone: 'Asia/Tokyo' };
    const inJapan = expect.stringContaining('to 16/01/2027 01:30 GMT+9.') as string;
    expect(await told('2027-01-16', tokyo)).toEqual([inJapan]);
    expect(await told('2027-01-15', tokyo)).toEqual([]);
    expect(await told('2027-01-15', {})).toEqual([expect.stringContaining('to 15/01/2027 16:30 UTC.')]);
    for (const day of ['tomorrow', '2027-02-30']) {
      const refused = await app.call('plan-reader', 'POST', '/api/Changes/GetFulfilmentPlanChanges', {
        filters: ofType('milestone:7:planned', null, day),
      });
      const path = '/body/filters/changeTypeFilter/newValue';
      const errors = [{ path, message: `${day} is no day, as 2026-11-24 is.` }];
      expect(refused).toMatchObject({ status: 400, body: { errors } });
    }
    const [uploaded] = (await list(ofType('fileUploadedDate', null, null))).data;
    const [, day, month, year] = /(\d\d)\/(\d\d)\/(\d{4})/.exec(uploaded?.message ?? '') ?? [];
    const ofDay = await list(ofType('fileUploadedDate', null, `${year}-${month}-${day}`));
    expect(ofDay.count).toBeGreaterThan(0);
    expect(ofDay.data.every(({ message }) => message.includes(`${day}/${month}/${year}`))).toBe(true);
  });

  it('is a sentence with one full stop, whatever people wrote (V9)', async () => {
    for (const [commentText, end] of [
      ['Blank has arrived.', 'set to Blank has arrived.'],
      ['Lot 4470', 'set to Lot 4470.'],
    ]) {
      await app.call('planner', 'POST', '/api/FulfilmentPlan/AddComment', {
        fulfilmentPlanId: 3,
        commentText,
      });
      expect((await list({})).data[0]?.message).toBe(`Comment ${end}`);
    }
  });

  it('filters by time, absolute or back from now (V5)', async () => {
    const none = {
      absoluteStartDate: null,
      absoluteEndDate: null,
      relativeDate: null,
      relativeDateMiliseconds: null,
    };
    const back = await list(
      { dateFilter: { ...none, relativeDate: '1w 2d', currentDateTabValue: 'relative' } },
      { limit: 100 },
    );
    expect(back.data.length).toBeGreaterThan(0);
    expect(back.count).toBeLessThan((await list({})).count);
    expect(back.data.every(({ date }) => date >= '2026-11-11T09:00:00.000Z')).toBe(true);
    const absolute = { absoluteStartDate: '2026-11-01T00:00:00Z', absoluteEndDate: '2026-11-05T00:00:00Z' };
    const range = await list(
      { dateFilter: { ...none, ...absolute, currentDateTabValue: 'absolute' } },
      { limit: 100 },
    );
    expect(range.data.length).toBeGreaterThan(0);
    expect(range.data.every(({ date }) => date >= '2026-11-01' && date <= '2026-11-05T00:00:00.000Z')).toBe(
      true,
    );
  });

  it('refuses a time back from now that says nothing (V5)', async () => {
    const dateFilter = {
      absoluteStartDate: null,
      absoluteEndDate: null,
      relativeDate: 'yesterday',
      relativeDateMiliseconds: null,
      currentDateTabValue: 'relative',
    };
    const body = { filters: { dateFilter } };
    const refused = { status: 400, body: { errors: [{ path: '/body/filters/dateFilter/relativeDate' }] } };
    expect(
      await app.call('plan-reader', 'POST', '/api/Changes/GetFulfilmentPlanChanges', body),
    ).toMatchObject(refused);
    expect(
      await app.call('plan-reader', 'POST', '/api/Changes/SaveChangesFilter', { ...body, name: 'Odd' }),
    ).toMatchObject(refused);
  });

  it('refuses a date tab that there is not, listed or kept (V5)', async () => {
    const dateFilter = {
      absoluteStartDate: null,
      absoluteEndDate: null,
      relativeDate: '4w',
      relativeDateMiliseconds: null,
      currentDateTabValue: 'relativ',
    };
    const body = { filters: { dateFilter } };
    const path = '/body/filters/dateFilter/currentDateTabValue';
    for (const [call, wanted] of [
      ['GetFulfilmentPlanChanges', body],
      ['SaveChangesFilter', { ...body, name: 'Odd' }],
    ] as const)
      expect(await app.call('plan-reader', 'POST', `/api/Changes/${call}`, wanted)).toMatchObject({
        status: 400,
        body: { errors: [{ path }] },
      });
  });

  it.each(['0000-01-01T00:00:00Z', '0001-01-01T00:00:00+14:00', '9999-12-31T23:59:59Z'])(
    'has no end of time: %s',
    async (instant) => {
      const span = (from: string | null, to: string | null) => ({
        dateFilter: {
          absoluteStartDate: from,
          absoluteEndDate: to,
          relativeDate: null,
          relativeDateMiliseconds: null,
          currentDateTabValue: 'absolute',
        },
      });
      const { count } = await list({});
      const counts = [(await list(span(instant, null))).count, (await list(span(null, instant))).count];
      expect(counts.toSorted((one, other) => one - other)).toEqual([0, count]);
    },
  );

  it.each([
    'requestId',
    'productType',
    'date',
    'changeType',
    'message',
    'distributionCenter',
    'userSymbol',
    'poNumber',
  ])('sorts by %s both ways without losing a row', async (orderBy) => {
    for (const ascending of [0, 1]) {
      const pages = [];
      const { count } = await list({}, { limit: 1 });
      for (let page = 1; page <= Math.ceil(count / 100); page += 1) {
        pages.push(...(await list({}, { orderBy, ascending, limit: 100, page })).data);
      }
      expect(new Set(pages.map(({ id }) => id)).size).toBe(count);
    }
  });

  it('offers types in capitals, how their values are filtered, plans and people', async () => {
    const get = async (call: string) => (await app.call('planner', 'GET', `/api/Changes/${call}`)).body;
    const { changeTypes } = (await get('LoadFilters')) as Output<'getChangesFilterOptions'>;
    expect(changeTypes.filter(({ text }) => text.includes('PO NUMBER'))).toHaveLength(2);
    // Nothing is told under these: a hold changes the status, a start its milestone.
    const texts = changeTypes.map(({ text }) => text);
    expect(texts).not.toContain('ON HOLD');
    expect(texts).not.toContain('MANUFACTURING START DATE');
    expect(await get('GetChangeTypeFilterDetails?changeType=requestStatusId')).toMatchObject({
      data: { filterType: 2 },
    });
    expect(await get('GetChangeTypeFilterDetails?changeType=quantity')).toMatchObject({
      data: { filterType: 1 },
    });
    expect(await get('GetChangeTypeFilterDetails?changeType=poNumberDate')).toMatchObject({
      data: { filterType: 3 },
    });
    expect(await get('GetChangeTypeFilterDetails?changeType=created')).toMatchObject({
      data: { filterType: 0, oldFieldDisabled: true },
    });
    expect(
      ((await get('GetRequestIds?containsString=10')) as { data: string[] }).data.length,
    ).toBeLessThanOrEqual(20);
    const found = (await get('GetUsers?containsString=lindq')) as Output<'findChangingUsers'>;
    expect(found.data).toMatchObject([{ symbol: 'PLIN', name: 'Paula Lindqvist' }]);
    // A filter in an address or under a name only carries the id.
    expect(await get(`GetUsers?containsString=${found.data[0]?.id}`)).toMatchObject({ data: found.data });
  });
});

describe('filter management', () => {
  const manage = async (as: string) =>
    (
      (await app.call(as, 'GET', '/api/QueryStorage/GetStoredQueriesForManagement'))
        .body as Output<'listStoredQueries'>
    ).data;
  const update = async (as: string, body: object) =>
    app.call(as, 'POST', '/api/QueryStorage/UpdateQuerySettings', body);

  it('lists, renames, shares and deletes what one may (W1 to W9)', async () => {
    // Without those of the demo world.
    await app.db.delete(savedFilters);
    const save = { filters: { userId: 'x' }, name: 'Mine' };
    const saved = await app.call('planner', 'POST', '/api/Changes/SaveChangesFilter', save);
    expect(saved.body).toMatchObject({ result: 0, message: 'Filters saved succesfully.' });
    const { id } = (saved.body as { data: { id: number } }).data;
    expect((await app.call('planner', 'GET', `/api/Changes/LoadState/${id}`)).body).toMatchObject({
      data: { userId: 'x' },
    });
    expect(await manage('planner')).toMatchObject([{ id, containingEntity: 2, canBeManaged: true }]);
    expect(await manage('plan-reader')).toEqual([]);
    expect(await manage('administrator')).toMatchObject([
      { id, ownerName: 'Paula Lindqvist', canBeManaged: true },
    ]);
    // The link of a filter that may be managed leads to its list (W2, W5).
    const open = async (as: string) => (await app.call(as, 'GET', `/api/Changes/LoadState/${id}`)).status;
    expect([await open('administrator'), await open('plan-reader')]).toEqual([200, 404]);
    expect((await update('planner', { id, newName: 'Mine', sharingLevel: 1 })).body).toMatchObject({
      result: 2,
    });
    expect((await update('plan-reader', { id, newName: 'Stolen', sharingLevel: 0 })).status).toBe(404);
    expect((await update('administrator', { id, newName: 'Ours', sharingLevel: 1 })).body).toMatchObject({
      result: 0,
    });
    // A shared one is offered by its list, to those who may see the list.
    expect(await manage('plan-reader')).toEqual([]);
    expect(await open('plan-reader')).toBe(200);
    expect(await manage('no-rights')).toEqual([]);
    await app.call('planner', 'POST', '/api/Changes/SaveChangesFilter', save);
    expect((await update('planner', { id, newName: 'mine', sharingLevel: 1 })).body).toMatchObject({
      result: 1,
    });
    expect(
      (await update('planner', { id, newName: 'mine', sharingLevel: 1, ignoreWarning: true })).body,
    ).toMatchObject({ result: 0 });
    expect(await manage('planner')).toHaveLength(1);
    expect((await app.call('plan-reader', 'POST', `/api/QueryStorage/DeleteQuery/${id}`)).status).toBe(404);
    expect((await app.call('planner', 'POST', `/api/QueryStorage/DeleteQuery/${id}`)).body).toMatchObject({
      result: 0,
    });
    expect(await manage('administrator')).toEqual([]);
  });
});
