import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../change/change.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const form = {
  requestDistributionCentre: 'Rotterdam',
  destinationLocation: 'EU',
  timeZoneId: 'Europe/Amsterdam',
  calendarId: 4,
};
const call = (method: string, path: string, body?: object) =>
  app.call('administrator', method, `/api/DistributionCenters/${path}`, body);
const list = async () => (await call('GET', 'GetRecords')).body as Output<'listDistributionCenters'>;
const historyOf = (id: number) =>
  app.db.select().from(changes).where(eq(changes.aggregateId, id)).orderBy(desc(changes.id));

it('lists the centres with what the form offers', async () => {
  const { records, calendars, locations, timeZones } = await list();
  expect(records.map(({ requestDistributionCentre }) => requestDistributionCentre)).toEqual([
    'Freiburg',
    'Kalamazoo',
    'Mumbai',
    'Osaka',
    'Sydney',
  ]);
  expect(records.find(({ timeZoneId }) => timeZoneId === 'Asia/Kolkata')).toMatchObject({
    destinationLocationName: 'India',
    calendarName: 'Mumbai Holidays',
    timeZoneName: '(UTC+05:30) Kolkata',
    canBeDeleted: false,
  });
  expect(calendars.some(({ name }) => name.includes('Capacity'))).toBe(false);
  expect(locations).toContainEqual({ value: 'EU', text: 'Europe' });
  expect(timeZones).toContainEqual({ name: '(UTC+09:00) Tokyo', ianaName: 'Asia/Tokyo' });
});

it('adds, edits and deletes a centre with the texts and the history of each', async () => {
  const added = await call('POST', 'Add', form);
  expect(added.body).toMatchObject({ result: 0, message: 'Record added' });
  const { id } = (added.body as { data: { id: number } }).data;
  expect((await list()).records.find((record) => record.id === id)).toMatchObject({ canBeDeleted: true });
  const edited = await call('PUT', `Edit/${id}`, {
    ...form,
    destinationLocation: 'US',
    timeZoneId: 'America/Detroit',
  });
  expect(edited.body).toMatchObject({ result: 0, message: 'Record edited' });
  expect((await historyOf(id)).slice(0, 2)).toMatchObject([
    { field: 'timeZoneId', oldText: 'Europe/Amsterdam', newText: 'America/Detroit' },
    { field: 'destinationLocation', oldText: 'EU', newText: 'US' },
  ]);
  app.takeEvents();
  expect((await call('DELETE', `Remove/${id}`)).body).toMatchObject({
    result: 0,
    message: 'Delete operation succeeded',
  });
  expect(app.takeEvents()).toEqual([{ entity: 'distribution-center', entityId: String(id) }]);
  expect((await list()).records.some((record) => record.id === id)).toBe(false);
  expect((await call('DELETE', `Remove/${id}`)).status).toBe(404);
});

it('refuses to delete what plans use', async () => {
  expect((await call('DELETE', 'Remove/1')).body).toMatchObject({
    result: 2,
    message: 'Kalamazoo is in use and cannot be deleted.',
  });
  expect((await list()).records).toHaveLength(5);
});

it.each([
  [{ requestDistributionCentre: 'osaka' }, /name osaka already exists/],
  [{ requestDistributionCentre: '  ' }, /Distribution Center is required/],
  [{ destinationLocation: 'MOON' }, /no destination location/],
  [{ timeZoneId: 'Europe/Atlantis' }, /no time zone/],
  [{ calendarId: 7 }, /calendar does not exist/],
  [{ calendarId: 700 }, /calendar does not exist/],
])('refuses %j', async (change, reason) => {
  const { body } = await call('POST', 'Add', { ...form, ...change });
  expect(body).toMatchObject({ result: 2, data: null, message: expect.stringMatching(reason) as string });
});

it('refuses what the contract forbids by name', async () => {
  expect(await call('POST', 'Add', { ...form, canBeDeleted: true })).toMatchObject({
    status: 400,
    body: { errors: [{ path: '/body/canBeDeleted' }] },
  });
  const { calendarId: _left, ...rest } = form;
  expect(await call('POST', 'Add', rest)).toMatchObject({
    status: 400,
    body: { errors: [{ path: '/body/calendarId' }] },
  });
  expect((await call('PUT', 'Edit/abc', form)).status).toBe(400);
  expect((await call('PUT', 'Edit/999', form)).status).toBe(404);
});
