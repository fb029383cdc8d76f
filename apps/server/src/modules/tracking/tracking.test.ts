import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { plans } from '../plan/plan.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(120);
});
afterAll(() => app.close());

const get = (call: string, as: string | undefined = 'administrator') =>
  app.call(as, 'GET', `/api/TrackingInformation/${call}`);
const list = async (query = '') => {
  const { status, body } = await get(`GetTrackingInformation?${query}`);
  expect(status).toBe(200);
  return body as Output<'listTracking'>;
};

describe('the tracking information (Z)', () => {
  it('tells where each parcel is, the latest report first; a request that is a plan leads to it (Z1)', async () => {
    const { data: rows, count } = await list('limit=100');
    expect(count).toBe(rows.length);
    const dates = rows.map(({ date }) => date);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(new Set(rows.map(({ statusName }) => statusName))).toEqual(
      new Set(['Label created', 'In transit', 'Arrived', 'Stuck']),
    );
    expect(rows.filter(({ fulfilmentPlanId }) => fulfilmentPlanId === null)).toHaveLength(10);
    const [led] = rows.filter(({ fulfilmentPlanId }) => fulfilmentPlanId !== null);
    const [plan] = await app.db
      .select()
      .from(plans)
      .where(eq(plans.id, led?.fulfilmentPlanId ?? 0));
    expect(plan?.requestId).toBe(led?.requestId);
    expect(rows.every(({ status, arrivalDate }) => (status === 2) === (arrivalDate !== null))).toBe(true);
  });

  it('keeps to a request and to statuses (Z2)', async () => {
    const stuck = await list('statuses=3&limit=100');
    expect(stuck.count).toBe(stuck.data.length);
    expect(new Set(stuck.data.map(({ statusName }) => statusName))).toEqual(new Set(['Stuck']));
    const two = await list('statuses=0&statuses=3&limit=100');
    expect(new Set(two.data.map(({ status }) => status))).toEqual(new Set([0, 3]));
    const requestId = stuck.data[0]?.requestId;
    const ofRequest = await list(`requestId=${requestId}`);
    expect(new Set(ofRequest.data.map((row) => row.requestId))).toEqual(new Set([requestId]));
    expect((await list(`requestId=${requestId}&statuses=2`)).count).toBe(0);
    expect((await list('requestId=26-1')).count).toBe(0);
    // A column of ids, and one with the hyphen of a text program.
    const other = two.data.find((row) => row.requestId !== requestId)?.requestId;
    const column = encodeURIComponent(`${requestId}\n${other?.replace('-', '\u2011')}`);
    const ofBoth = await list(`limit=100&requestId=${column}`);
    expect(new Set(ofBoth.data.map((row) => row.requestId))).toEqual(new Set([requestId, other]));
  });

  it.each(['requestId', 'date', 'trackingNumber', 'status', 'arrivalDate', 'carrier'] as const)(
    'sorts by %s both ways, what is missing last, and pages without losing a row (Z4)',
    async (orderBy) => {
      const all = (ascending: 0 | 1) => list(`limit=100&orderBy=${orderBy}&ascending=${ascending}`);
      const [{ data: up, count }, { data: down }] = [await all(1), await all(0)];
      expect(new Set(up.map(({ id }) => id)).size).toBe(count);
      const values = (rows: typeof up) => rows.map((row) => row[orderBy]).filter((value) => value !== null);
      expect(values(up)).toEqual(values(down).toReversed());
      for (const rows of [up, down])
        expect(rows.slice(0, values(rows).length).every((row) => row[orderBy] !== null)).toBe(true);
      const third = await list(`limit=10&page=3&orderBy=${orderBy}&ascending=1`);
      expect(third.data.map(({ id }) => id)).toEqual(up.slice(20, 30).map(({ id }) => id));
    },
  );

  it('offers the statuses, and request ids by a part of them, once each (Z2)', async () => {
    expect((await get('GetStatuses')).body).toMatchObject({
      data: [
        { id: 0, name: 'Label created' },
        { id: 1, name: 'In transit' },
        { id: 2, name: 'Arrived' },
        { id: 3, name: 'Stuck' },
      ],
    });
    const find = async (text: string) =>
      ((await get(`GetRequestIds?containsString=${encodeURIComponent(text)}`)).body as { data: string[] })
        .data;
    const found = await find('90101');
    expect(found).toEqual(['26-90101']);
    expect(await find('26-')).toHaveLength(20);
    expect(await find('%')).toEqual([]);
  });

  it('refuses who may not, nobody, and what it does not know (Z)', async () => {
    for (const call of ['GetTrackingInformation', 'GetStatuses', 'GetRequestIds?containsString=1']) {
      expect((await get(call, 'planner')).status).toBe(403);
      const anonymous = await app.call(undefined, 'GET', `/api/TrackingInformation/${call}`);
      expect(anonymous.status).toBe(401);
    }
    for (const wrong of ['statuses=7', 'orderBy=additionalInformation', 'limit=0', 'requestId='])
      expect((await get(`GetTrackingInformation?${wrong}`)).status).toBe(400);
  });
});
