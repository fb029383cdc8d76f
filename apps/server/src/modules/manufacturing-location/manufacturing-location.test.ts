import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { reschedulings } from '../rescheduling/rescheduling.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const url = (call: string) => `/api/ManufacturingLocations/${call}`;
const call = (method: string, path: string, body?: object) =>
  app.call('administrator', method, url(path), body);
const list = async () => (await call('GET', 'GetRecords')).body as Output<'listManufacturingLocations'>;
const form = {
  name: 'Lyon',
  country: 'France',
  calendarId: 4,
  timeZone: 'Europe/Paris',
  workDayStart: '06:30:00',
  workDayEnd: '15:00:00',
  isActive: true,
  cmrpCutOffTime: '14:00:00',
  upcCutOffTime: '14:00:00',
  peekCutOffTime: '13:00:00',
  umcCutOffTime: '13:00:00',
  hipMapCutOffTime: '12:00:00',
};
type Form = typeof form;
const waiting = async () =>
  (await app.db.select().from(reschedulings).where(eq(reschedulings.state, 'waiting')))[0];

it('listActiveLocations leaves the closed plant out, for anybody who is signed in', async () => {
  const { body } = await app.call('manufacturing-reader', 'GET', url('GetActiveManufacturingLocations'));
  expect(body).toMatchObject({
    data: [
      { id: 1, name: 'Berlin' },
      { id: 2, name: 'Detroit' },
      { id: 3, name: 'Tokyo' },
    ],
  });
  expect((await app.call(undefined, 'GET', url('GetActiveManufacturingLocations'))).status).toBe(401);
});

it('listLocationOptions shows it disabled to those who configure', async () => {
  const { body } = await app.call('administrator', 'GET', url('GetLocations'));
  const { data } = body as { data: { name: string; disabled: boolean }[] };
  expect(data.filter(({ disabled }) => disabled).map(({ name }) => name)).toEqual(['Leiden']);
  expect((await app.call('planner', 'GET', url('GetLocations'))).status).toBe(403);
});

it('lists the locations with the times and calendars that the form offers (T7, T8)', async () => {
  const { records, calendars, workDayStarts, workDayEnds, cutOffTimes } = await list();
  expect(records.map(({ name, isActive }) => [name, isActive])).toEqual([
    ['Berlin', true],
    ['Detroit', true],
    ['Leiden', false],
    ['Tokyo', true],
  ]);
  expect(records[0]).toMatchObject({
    calendarName: 'Berlin Holidays',
    timeZoneName: '(UTC+01:00) Berlin',
    workDayStart: '07:00:00',
  });
  expect(calendars.some(({ name }) => name.includes('Capacity'))).toBe(false);
  expect([workDayStarts.length, workDayEnds.length, cutOffTimes.length]).toEqual([9, 9, 23]);
  expect(cutOffTimes[0]).toEqual({ value: '01:00:00', text: '01:00' });
});

it('adds a location and edits it, with the texts and the history of each (T1, T7)', async () => {
  const added = await call('POST', 'Add', form);
  expect(added.body).toMatchObject({ result: 0, message: 'Record added' });
  const { id } = (added.body as { data: { id: number } }).data;
  expect(await waiting()).toBeUndefined();
  const edited = await call('PUT', `Edit/${id}`, { ...form, isActive: false, country: 'La France' });
  expect(edited.body).toMatchObject({ result: 0, message: 'Record edited' });
  const told = await app.db
    .select()
    .from(changes)
    .where(eq(changes.aggregateId, id))
    .orderBy(desc(changes.id));
  expect(told.slice(0, 2)).toMatchObject([
    { field: 'isActive', oldText: 'Yes', newText: 'No' },
    { field: 'country', newText: 'La France' },
  ]);
  expect(await waiting()).toBeUndefined();
  const history = await app.call(
    'administrator',
    'GET',
    `/api/Changes/GetRecordChanges?kind=manufacturing-location&id=${id}`,
  );
  expect(history.status).toBe(200);
});

it('a cut-off that changes plans open plans anew, once for all that was changed (T7)', async () => {
  const [berlin] = (await list()).records;
  if (!berlin) throw new Error('There is no location');
  const {
    id,
    calendarName: _name,
    timeZoneName: _zone,
    timestampBase64: _stamp,
    usedBy: _by,
    ...now
  } = berlin;
  await call('PUT', `Edit/${id}`, { ...now, cmrpCutOffTime: '10:00:00' });
  await call('PUT', `Edit/${id}`, { ...now, cmrpCutOffTime: '11:00:00' });
  expect(await waiting()).toMatchObject({
    reasons: ['Manufacturing location Berlin changed'],
    state: 'waiting',
  });
  expect(await app.db.$count(reschedulings)).toBe(1);
});

it('keeps what another administrator changed in other fields, and refuses what both changed (T1)', async () => {
  const tokyo = (await list()).records.find(({ name }) => name === 'Tokyo');
  if (!tokyo) throw new Error('There is no Tokyo');
  const { id, calendarName: _name, timeZoneName: _zone, timestampBase64, usedBy: _by, ...now } = tokyo;
  const edit = (change: Partial<Form>) =>
    call('PUT', `Edit/${id}?timestampBase64=${encodeURIComponent(timestampBase64)}`, { ...now, ...change });
  expect((await edit({ country: 'Nippon' })).body).toMatchObject({ message: 'Record edited' });
  expect((await edit({ workDayEnd: '17:00:00' })).body).toMatchObject({
    message: 'Record edited. The newer change of Country was kept.',
  });
  expect((await edit({ country: 'JP' })).body).toMatchObject({
    result: 2,
    message: 'Country was changed by you at the same time. It is now Nippon.',
  });
});

it.each<[Partial<Form>, RegExp]>([
  [{ name: 'berlin' }, /A manufacturing location with .*berlin already exists/],
  [{ name: '   ' }, /^Name is required$/],
  [{ country: ' ' }, /^Country is required$/],
  [{ timeZone: 'Europe/Atlantis' }, /Europe\/Atlantis is no time zone/],
  [{ workDayStart: '19:00:00' }, /^Work Day Start must be one of 06:00 to 10:00\.$/],
  [{ workDayEnd: '06:00:00' }, /^Work Day End must be one of 14:00 to 18:00\.$/],
  [{ umcCutOffTime: '12:30:00' }, /^UMC Cut-off Time must be one of 01:00 to 23:00\.$/],
  [{ hipMapCutOffTime: '00:00:00' }, /^HipMap Cut-off Time must be/],
  [{ calendarId: 7 }, /calendar does not exist/],
])('refuses %j (T7, T8)', async (change, reason) => {
  const { body } = await call('POST', 'Add', { ...form, name: 'Graz', ...change });
  expect(body).toMatchObject({ result: 2, data: null, message: expect.stringMatching(reason) as string });
});

it('refuses what the contract forbids, and whoever has no right (T7)', async () => {
  for (const change of [{ workDayStart: '7 am' }, { name: 'x'.repeat(10_000) }, { isActive: 'yes' }])
    expect((await call('POST', 'Add', { ...form, ...change })).status).toBe(400);
  const { isActive: _left, ...rest } = form;
  expect(await call('POST', 'Add', rest)).toMatchObject({
    status: 400,
    body: { errors: [{ path: '/body/isActive' }] },
  });
  expect((await call('PUT', 'Edit/999', form)).status).toBe(404);
  expect((await app.call('planner', 'POST', url('Add'), form)).status).toBe(403);
  expect((await app.call(undefined, 'PUT', url('Edit/1'), form)).status).toBe(401);
});
