import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { capacityDefaults } from '../capacity/capacity.tables.ts';
import { reschedulings } from '../rescheduling/rescheduling.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { holidays } from './calendar.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object) =>
  app.call('administrator', method, `/api/ManageCalendars/${path}`, body);
const day = (method: string, path: string, body?: object) =>
  app.call('administrator', method, `/api/LocalCalendar/${path}`, body);
const records = async () => ((await call('GET', 'GetRecords')).body as Output<'listCalendars'>).records;
const idOf = async (wanted: string) => (await records()).find(({ name }) => name === wanted)?.id ?? 0;

it('lists the calendars by name, with who works by them (T6)', async () => {
  const rows = await records();
  expect(rows.map(({ name }) => name)).toEqual(rows.map(({ name }) => name).toSorted());
  expect(rows.find(({ name }) => name === 'Berlin Holidays')).toMatchObject({
    usedBy: 'the manufacturing location Berlin and the distribution center Freiburg',
  });
  expect(rows.find(({ name }) => name === 'Capacity Tokyo')).toMatchObject({ usedBy: '1 default capacity' });
});

it('adds a calendar, renames it and deletes it, and tells its history (T6)', async () => {
  const added = await call('POST', 'Add', { name: '  Graz Holidays ' });
  expect(added.body).toMatchObject({ result: 0, message: 'Record added' });
  const { id } = (added.body as { data: { id: number } }).data;
  expect((await call('PUT', `Edit/${id}`, { name: 'Styria' })).body).toMatchObject({
    message: 'Record edited',
  });
  const history = await app.call(
    'administrator',
    'GET',
    `/api/Changes/GetRecordChanges?kind=calendar&id=${id}`,
  );
  expect(history.body).toMatchObject({
    data: [{ field: 'Name', oldText: 'Graz Holidays', newText: 'Styria' }, {}],
  });
  expect((await call('DELETE', `Remove/${id}`)).body).toMatchObject({
    message: 'Delete operation succeeded',
  });
  expect((await call('DELETE', `Remove/${id}`)).status).toBe(404);
});

it('refuses to delete a calendar by which a location or a centre works, and says which (T29)', async () => {
  for (const name of ['Berlin Holidays', 'Regional Holidays', 'Sydney Holidays'])
    expect((await call('DELETE', `Remove/${await idOf(name)}`)).body).toMatchObject({
      result: 2,
      message: expect.stringMatching(
        new RegExp(
          `^${name} is in use and cannot be deleted. It is used by the (manufacturing location|distribution center) [A-Z]`,
        ),
      ) as string,
    });
});

it('asks before a new name makes a calendar one of the other kind, and plans anew then (T13)', async () => {
  const id = await idOf('Regional Holidays');
  const rename = (name: string, query = '') => call('PUT', `Edit/${id}${query}`, { name });
  expect((await rename('Regional capacity')).body).toMatchObject({ result: 0 });
  expect((await rename('Regional Capacity')).body).toMatchObject({
    result: 1,
    message:
      'The holidays of Regional capacity no longer count then for the manufacturing location Leiden. Change the name anyway?',
  });
  expect(await app.db.$count(reschedulings)).toBe(0);
  expect((await rename('Regional Capacity', '?ignoreWarning=true')).body).toMatchObject({ result: 0 });
  const [waiting] = await app.db.select().from(reschedulings);
  expect(waiting?.reasons).toEqual(['Calendar Regional capacity became Regional Capacity']);
  expect((await rename('Regional Holidays')).body).toMatchObject({ result: 0 });
});

it('a calendar of capacities is in use as long as one stands in it, and takes its holidays along (T13, T29)', async () => {
  const id = await idOf('Capacity Tokyo');
  const [{ locationId } = { locationId: 0 }] = await app.db
    .select()
    .from(capacityDefaults)
    .where(eq(capacityDefaults.calendarId, id));
  const capacity = { calendarId: id, locationId, date: '2027-03-01', dateTo: '2027-03-05', value: 2 };
  await day('POST', 'CapacityItem', capacity);
  expect((await call('DELETE', `Remove/${id}`)).body).toMatchObject({
    result: 2,
    message:
      'Capacity Tokyo is in use and cannot be deleted. It is used by 1 capacity and 1 default capacity.',
  });
  const { body } = await day(
    'GET',
    `GetCapacityItem?calendarId=${id}&locationId=${locationId}&date=2027-03-01`,
  );
  await day('DELETE', `DeleteCapacity/${(body as { data: { id: number } }).data.id}`);
  await day('POST', 'CapacityDefaultValue', { calendarId: id, locationId, value: 0 });
  expect((await call('DELETE', `Remove/${id}`)).body).toMatchObject({ result: 0 });
  expect(await app.db.$count(holidays, eq(holidays.calendarId, id))).toBe(0);
});

it.each([
  ['  ', 200, /^Name is required$/],
  ['berlin holidays', 200, /berlin holidays already exists/],
  ['x'.repeat(10_000), 400, /not valid/],
])('refuses the name %.20s (T6)', async (name, status, reason) => {
  const answer = await call('POST', 'Add', { name });
  expect(answer.status).toBe(status);
  expect(JSON.stringify(answer.body)).toMatch(
    status === 200 ? new RegExp(reason.source.replaceAll(/[\^$]/g, '')) : reason,
  );
});

it('is refused to others (T6)', async () => {
  for (const [method, path] of [
    ['GET', 'GetRecords'],
    ['POST', 'Add'],
    ['PUT', 'Edit/1'],
    ['DELETE', 'Remove/1'],
  ] as const) {
    const body = method === 'GET' || method === 'DELETE' ? undefined : { name: 'Mine' };
    expect((await app.call('planner', method, `/api/ManageCalendars/${path}`, body)).status).toBe(403);
    expect((await app.call(undefined, method, `/api/ManageCalendars/${path}`, body)).status).toBe(401);
  }
});
