import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { reschedulings } from '../rescheduling/rescheduling.tables.ts';
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
    { field: 'destinationLocation', oldText: 'Europe', newText: 'United States' },
    { field: 'timeZoneId', oldText: 'Europe/Amsterdam', newText: 'America/Detroit' },
  ]);
  // Where no plan is delivered to, moves no plan; told is it all the same (§3.1.5).
  expect((await app.db.select().from(reschedulings)).map(({ reasons }) => reasons)).toEqual([
    ['Distribution center Rotterdam changed'],
  ]);
  app.takeEvents();
  expect((await call('DELETE', `Remove/${id}`)).body).toMatchObject({
    result: 0,
    message: 'Delete operation succeeded',
  });
  expect(app.takeEvents()).toMatchObject([{ entity: 'distribution-center', entityId: String(id) }]);
  expect((await list()).records.some((record) => record.id === id)).toBe(false);
  expect((await call('DELETE', `Remove/${id}`)).status).toBe(404);
});

it('keeps what another administrator changed in other fields, and refuses what both changed', async () => {
  const { id, timestampBase64 } = (await list()).records.find(
    ({ requestDistributionCentre }) => requestDistributionCentre === 'Osaka',
  ) ?? { id: 0, timestampBase64: '' };
  const { requestDistributionCentre, destinationLocation, timeZoneId, calendarId } =
    (await list()).records.find((record) => record.id === id) ?? form;
  const read = { requestDistributionCentre, destinationLocation, timeZoneId, calendarId };
  const edit = (change: Partial<typeof form>, stamp = timestampBase64) =>
    call('PUT', `Edit/${id}?timestampBase64=${encodeURIComponent(stamp)}`, { ...read, ...change });
  expect((await edit({ destinationLocation: 'AU' })).body).toMatchObject({ message: 'Record edited' });
  expect((await edit({ timeZoneId: 'Asia/Seoul' })).body).toMatchObject({
    result: 0,
    message: 'Record edited. The newer change of Destination Location was kept.',
  });
  expect((await list()).records.find((record) => record.id === id)).toMatchObject({
    destinationLocation: 'AU',
    timeZoneId: 'Asia/Seoul',
  });
  const clash = (await edit({ timeZoneId: 'Asia/Manila' })).body as { timestamp: string };
  expect(clash).toMatchObject({
    result: 2,
    message: 'Time Zone was changed by you at the same time. It is now Asia/Seoul.',
  });
  expect((await edit({ ...read, destinationLocation: 'AU' }, clash.timestamp)).body).toMatchObject({
    result: 0,
  });
  expect((await edit({}, 'AAAAAAAB//8=')).status).toBe(400);
});

it('refuses to delete what plans use', async () => {
  expect((await call('DELETE', 'Remove/1')).body).toMatchObject({
    result: 2,
    message: expect.stringMatching(
      /^Kalamazoo is in use and cannot be deleted. It is used by \d+ plans and \d+ lead times?.$/,
    ) as string,
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
