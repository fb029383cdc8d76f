import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { milestoneLeadTimes } from './lead-time.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(20);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object, account = 'administrator') =>
  app.call(account, method, `/api/MilestoneLeadTimes/${path}`, body);
const group = async (id: number) =>
  (await call('GET', `GetMilestoneLeadTimeGroupItems/${id}`)).body as Output<'listLeadTimesOfGroup'>;
/** The group of the PEEK implants. */
const peek = 5;
const form = {
  requestTypeId: 1,
  productTypeId: 4,
  distributionCenterId: null,
  manufacturingLocationId: 2,
  schedulingStrategyId: null,
  serviceLevelDays: 1,
  leadTimeGroupId: peek,
  manufacturingAtRiskDays: 1,
  isDefault: false,
  orderItemId: 5,
  hours: 3,
};
const add = (change: object = {}) => call('POST', 'AddMilestoneLeadTime', { ...form, ...change });
const inGroup = async (leadTimeName: string) =>
  (await group(peek)).leadTimes.find((row) => row.leadTimeName === leadTimeName);

it('groups by name with their default product type (T17)', async () => {
  const { data } = (await call('GET', 'GetMilestoneLeadTimeGroups')).body as Output<'listLeadTimeGroups'>;
  expect(data).toContainEqual({
    id: peek,
    name: 'PEEK Cranial Implant',
    productType: 'PEEK Cranial Implant',
    productTypeId: 4,
  });
  expect(data).toContainEqual(expect.objectContaining({ name: 'General', productType: null }));
});

it('a lead time is added, read with its days, changed, told and deleted (T18, T20, T21, T30)', async () => {
  expect((await add()).body).toMatchObject({ result: 0, message: 'Record added', messages: [] });
  const row = await inGroup('Manufacturing Started');
  expect(row).toMatchObject({ requestType: 'eRequest', hours: 3, manufacturingLocation: 'Detroit' });
  const read = (await call('GET', `GetMilestoneLeadTime/${row?.id}`)).body as Output<'getMilestoneLeadTime'>;
  expect(read.data).toMatchObject({ ...form, serviceLevelDays: 1, manufacturingAtRiskDays: 1 });
  app.takeEvents();
  const edited = await call('PUT', 'UpdateMilestoneLeadTime', { ...form, id: row?.id, hours: 0 });
  expect(edited.body).toMatchObject({ result: 0, message: 'Record edited', messages: [] });
  // Open plans follow in the background.
  expect(app.takeEvents()).toMatchObject([
    { entity: 'milestone-lead-time', entityId: String(row?.id) },
    { entity: 'rescheduling' },
  ]);
  const stale = `UpdateMilestoneLeadTime?timestampBase64=${encodeURIComponent(read.data.timestampBase64)}`;
  expect((await call('PUT', stale, { ...form, id: row?.id, hours: 9 })).body).toMatchObject({
    result: 2,
    messages: ['Days was changed by you at the same time. It is now 0.'],
  });
  const told = await app.call(
    'administrator',
    'GET',
    `/api/Changes/GetRecordChanges?kind=milestone-lead-time&id=${row?.id}`,
  );
  expect((told.body as Output<'listRecordChanges'>).data[0]).toMatchObject({
    field: 'Days',
    oldText: '3',
    newText: '0',
  });
  expect((await call('DELETE', `DeleteMilestoneLeadTime/${row?.id}`)).body).toMatchObject({
    message: 'Delete operation succeeded',
  });
  expect(await inGroup('Manufacturing Started')).toBeUndefined();
});

it('everything that is wrong is told at once, joined with a comma (T20)', async () => {
  const { body } = await add({ productTypeId: null, distributionCenterId: 3, leadTimeGroupId: 999 });
  const messages = [
    'Product Type is required',
    'Manufacturing Started has no distribution center.',
    'This lead time group does not exist.',
  ];
  expect(body).toMatchObject({ result: 2, messages, message: messages.join(', ') });
});

it.each([
  [{ orderItemId: 7 }, 'Shipped has no manufacturing location.'],
  [{ requestTypeId: 4 }, 'Plans of the category DesignOnly have no lead time to Manufacturing Started.'],
  [{ orderItemId: 77 }, 'This milestone has no lead time.'],
  [{ productTypeId: 9 }, 'The product type Porous Facial Implant is hidden.'],
  [{ manufacturingLocationId: 4 }, 'Leiden is not active.'],
  [{ manufacturingLocationId: 999 }, 'This manufacturing location does not exist.'],
  [{ schedulingStrategyId: 3 }, 'This scheduling strategy does not exist.'],
  [{ isDefault: true }, 'A default lead time cannot be added.'],
  [
    { orderItemId: 4, manufacturingLocationId: 1 },
    'A lead time with the Lead Time Design Approved, the Category eRequest, the Product Type PEEK Cranial Implant, the Manufacturing Location Berlin, and the Lead Time Group PEEK Cranial Implant already exists.',
  ],
])('refuses %j (T19)', async (change, message) => {
  expect((await add(change)).body).toMatchObject({ result: 2, messages: [message] });
});

it.each([[-1], [1.5], [1000]])('%d days are refused by the contract with the place (T20)', async (hours) => {
  expect(await add({ hours })).toMatchObject({ status: 400, body: { errors: [{ path: '/body/hours' }] } });
});

it('of a default row only the days change, and it stays (T19)', async () => {
  const [row] = await app.db.select().from(milestoneLeadTimes).where(eq(milestoneLeadTimes.isDefault, true));
  const body = {
    ...form,
    id: row?.id,
    requestTypeId: row?.requestTypeId,
    productTypeId: null,
    manufacturingLocationId: null,
    leadTimeGroupId: row?.groupId,
    orderItemId: row?.milestone,
    isDefault: true,
    hours: 4,
  };
  const edit = (change: object) => call('PUT', 'UpdateMilestoneLeadTime', { ...body, ...change });
  expect((await edit({})).body).toMatchObject({ result: 0, message: 'Record edited' });
  const only = 'Only the days of a default lead time can be changed.';
  expect((await edit({ productTypeId: 4 })).body).toMatchObject({ result: 2, message: only });
  expect((await edit({ isDefault: false })).body).toMatchObject({ result: 2, message: only });
  expect((await call('DELETE', `DeleteMilestoneLeadTime/${row?.id}`)).body).toMatchObject({
    result: 2,
    message: 'A default lead time cannot be deleted.',
  });
});

describe('which row wins (§3.2)', () => {
  const applying = async (center: number) => {
    const query = `productTypeId=4&requestTypeId=1&manufacturingLocationId=1&distributionCenterId=${center}`;
    const { body } = await call('GET', `GetApplyingLeadTimes?${query}`);
    return (body as Output<'listApplyingLeadTimes'>).data;
  };

  it('is told with the reason, and what the default modification adds', async () => {
    const approved = (await applying(1)).find(({ leadTimeName }) => leadTimeName === 'Design Approved');
    expect(approved).toMatchObject({ modificationDays: 1 });
    expect(approved?.candidates.map(({ reason }) => reason)).toEqual([
      'Same product type, manufacturing location, group (13).',
      'Default: counts only when nothing else fits.',
    ]);
    expect(approved?.days).toBe((approved?.candidates[0]?.hours ?? 0) + 1);
  });

  it('depends on the distribution center', async () => {
    const arrived = async (center: number) =>
      (await applying(center)).find(({ leadTimeName }) => leadTimeName === 'Arrived')?.candidates[0]?.reason;
    expect(await arrived(1)).toBe('Same distribution center (4).');
    expect(await arrived(5)).toBe('Default: nothing else fits.');
  });
});

it('what no lead time fits is listed with the group in which to mend it (§3.2)', async () => {
  const missing = async () =>
    ((await call('GET', 'GetMissingLeadTimes')).body as Output<'listMissingLeadTimes'>).data;
  expect(await missing()).toEqual([]);
  const arrived = eq(milestoneLeadTimes.milestone, 8);
  const rows = await app.db.delete(milestoneLeadTimes).where(arrived).returning();
  const found = await missing();
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map(({ leadTimeName }) => leadTimeName))).toEqual(new Set(['Arrived']));
  expect(found[0]).toMatchObject({
    leadTimeGroupId: (found[0]?.productTypeId ?? 0) + 1,
    requestTypeId: 1,
    requestType: 'eRequest',
    plans: expect.any(Number) as number,
  });
  await app.db.insert(milestoneLeadTimes).values(rows);
});

it('what the dialog offers, to who maintains lead times only (T19)', async () => {
  const query = 'GetMilestones?productTypeId=4&requestTypeId=2';
  const { data } = (await call('GET', query)).body as Output<'listLeadTimeMilestones'>;
  expect(data).toEqual([
    { orderItemId: 10, milestones: 'Data Available', isOutOfManufacturing: false },
    { orderItemId: 5, milestones: 'Manufacturing Started', isOutOfManufacturing: false },
    { orderItemId: 6, milestones: 'Out Of Manufacturing', isOutOfManufacturing: true },
    { orderItemId: 7, milestones: 'Shipped', isOutOfManufacturing: true },
    { orderItemId: 8, milestones: 'Arrived', isOutOfManufacturing: true },
  ]);
  const locations = (await call('GET', 'GetManufacturingLocations')).body as Output<'listLeadTimeLocations'>;
  expect(locations.data.map(({ name }) => name)).toEqual(['Berlin', 'Detroit', 'Tokyo']);
  for (const path of [query, 'GetMilestoneLeadTimeGroups', 'GetMissingLeadTimes', 'GetDistributionCenters']) {
    expect((await call('GET', path, undefined, 'planner')).status).toBe(403);
    expect((await app.call(undefined, 'GET', `/api/MilestoneLeadTimes/${path}`)).status).toBe(401);
  }
  expect((await add({})).status).toBe(200);
  expect((await call('POST', 'AddMilestoneLeadTime', form, 'planner')).status).toBe(403);
  expect((await call('GET', 'GetMilestoneLeadTimeGroupItems/999')).status).toBe(404);
});
