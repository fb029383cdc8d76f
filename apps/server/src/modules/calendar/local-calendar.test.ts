import { asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changes } from '../history/change.tables.ts';
import { reschedulings } from '../rescheduling/rescheduling.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { encodeStamp } from '../write-road/stamp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(5);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(reschedulings);
  app.takeEvents();
});

const call = (method: string, path: string, body?: object) =>
  app.call('administrator', method, `/api/LocalCalendar/${path}`, body);
const data = async <Data>(path: string) => ((await call('GET', path)).body as { data: Data }).data;
const [berlin, berlinCapacity] = [1, 7];
const reasons = async () =>
  (await app.db.select().from(reschedulings).orderBy(asc(reschedulings.id))).flatMap((row) => row.reasons);
const events = (range: string, more = '') =>
  data<{ title: string; date: string }[]>(`EventsList?calendarId=${berlin}&${range}${more}`);

it('offers every calendar by name (T12)', async () => {
  const options = await data<{ text: string }[]>('GetCalendars');
  expect(options[0]).toEqual({ value: 1, text: 'Berlin Holidays' });
  expect(options).toHaveLength(9);
});

describe('holidays', () => {
  const day = { calendarId: berlin, date: '2026-12-31' };

  it('are deleted by several at once: each is told in the one history of the calendar', async () => {
    const dates = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04'];
    for (const date of dates) await call('POST', 'Item', { ...day, date, name: 'Closed' });
    const all = await Promise.all(
      dates.map((date) => data<{ id: number }>(`GetItem?calendarId=${berlin}&date=${date}`)),
    );
    const deleted = await Promise.all(all.map(({ id }) => call('DELETE', `DeleteItem/${id}`)));
    expect(deleted.map(({ body }) => body)).toEqual(
      dates.map(() => expect.objectContaining({ result: 0, message: 'Holiday deleted.' }) as unknown),
    );
  });

  it('are added, renamed and deleted with their texts, history and planning anew (T14, T27)', async () => {
    expect(await data('GetItem?calendarId=1&date=2026-12-31')).toBeNull();
    const added = await call('POST', 'Item', { ...day, name: ' Silvester ' });
    expect(added.body).toMatchObject({ result: 0, message: 'Holiday updated.' });
    expect(app.takeEvents().map(({ entity }) => entity)).toEqual([
      'calendar',
      'calendar-day',
      'rescheduling',
    ]);
    const holiday = await data<{ id: number }>('GetItem?calendarId=1&date=2026-12-31');
    expect(holiday).toMatchObject({ ...day, name: 'Silvester' });
    const renamed = await call('POST', 'Item', { id: holiday.id, name: "New Year's Eve" });
    expect(renamed.body).toMatchObject({ result: 0, message: 'Holiday updated.' });
    const deleted = await call('DELETE', `DeleteItem/${holiday.id}`);
    expect(deleted.body).toMatchObject({ result: 0, message: 'Holiday deleted.' });
    expect(await reasons()).toEqual([
      'Holiday Silvester on 2026-12-31 added to Berlin Holidays',
      "Holiday New Year's Eve on 2026-12-31 deleted",
    ]);
    const told = await app.db
      .select()
      .from(changes)
      .where(eq(changes.aggregate, 'calendar'))
      .orderBy(asc(changes.id));
    expect(told.slice(-3).map(({ field, oldText, newText }) => [field, oldText, newText])).toEqual([
      ['Holiday 2026-12-31', null, 'Silvester'],
      ['Holiday 2026-12-31', 'Silvester', "New Year's Eve"],
      ['Holiday 2026-12-31', "New Year's Eve", null],
    ]);
    expect((await call('DELETE', `DeleteItem/${holiday.id}`)).status).toBe(404);
    expect((await call('POST', 'Item', { id: holiday.id, name: 'x' })).status).toBe(404);
  });

  it.each([
    [{ name: '  ' }, 'Name is required'],
    [{ date: '2026-12-25' }, 'This day is a holiday already.'],
    [{ calendarId: berlinCapacity }, 'Capacity Berlin holds capacities, no holidays.'],
    [{ calendarId: 700 }, 'This calendar does not exist.'],
  ])('are refused with %j (T13, T14)', async (change, message) => {
    const { body } = await call('POST', 'Item', { ...day, name: 'Extra', ...change });
    expect(body).toMatchObject({ result: 2, message });
    expect(await reasons()).toEqual([]);
  });

  it('the second of two who change one is told what it is now, and may insist (§3.12)', async () => {
    await call('POST', 'Item', { calendarId: berlin, date: '2027-03-01', name: 'Mine' });
    const { body } = await call('GET', `GetItem?calendarId=${berlin}&date=2027-03-01`);
    const { id, timestampBase64 } = (body as { data: { id: number; timestampBase64: string } }).data;
    const rename = (name: string, stamp: string) =>
      call('POST', `Item?timestampBase64=${encodeURIComponent(stamp)}`, { id, name });
    expect((await rename('Theirs', timestampBase64)).body).toMatchObject({ result: 0 });
    const refused = (await rename('Mine again', timestampBase64)).body as { timestamp: string };
    expect(refused).toMatchObject({
      result: 2,
      message: 'Somebody else changed this at the same time. It is now Theirs.',
    });
    expect((await rename('Mine again', refused.timestamp)).body).toMatchObject({ result: 0 });
    const future = await rename('Mine', encodeStamp(1000));
    expect(future.status).toBe(400);
    expect(JSON.stringify(future.body)).toContain('/query/timestampBase64');
  });

  it('two administrators who add the same day at once make one holiday of it (T14)', async () => {
    const both = await Promise.all(
      ['One', 'Other'].map((name) => call('POST', 'Item', { calendarId: berlin, date: '2027-02-01', name })),
    );
    const results = both.map(({ body }) => (body as { result: number }).result);
    expect(results.toSorted((one, other) => one - other)).toEqual([0, 2]);
  });

  it('are plain dates that no zone of a viewer shifts or loses (T26)', async () => {
    const december = {
      Berlin: 'start=2026-11-30T23:00:00Z&end=2026-12-31T23:00:00Z',
      'UTC-8': 'start=2026-12-01T08:00:00Z&end=2027-01-01T08:00:00Z',
      'UTC+13': 'start=2026-11-30T11:00:00Z&end=2026-12-31T11:00:00Z',
    };
    for (const range of Object.values(december)) {
      const dates = (await events(range)).map(({ date }) => date);
      expect(dates).toEqual(expect.arrayContaining(['2026-12-25', '2026-12-26']));
    }
    const day25 = 'start=2026-12-25T11:00:00Z&end=2026-12-25T12:00:00Z';
    expect((await events(day25)).map(({ date }) => date)).toEqual(['2026-12-25']);
  });

  it('are asked for over a range that has an end (T26)', async () => {
    for (const range of [
      'start=2026-12-01T00:00:00Z&end=2026-11-01T00:00:00Z',
      'start=2026-12-01T00:00:00Z&end=2037-01-01T00:00:00Z',
    ])
      expect(await call('GET', `EventsList?calendarId=1&${range}`)).toMatchObject({
        status: 400,
        body: { errors: [{ path: '/query/end' }] },
      });
    expect((await call('GET', 'GetItem?calendarId=1&date=2026-02-30')).status).toBe(400);
    const overClockChange = 'start=2026-03-28T23:00:00Z&end=2026-03-29T22:00:00Z';
    expect((await call('GET', `EventsList?calendarId=1&${overClockChange}`)).status).toBe(200);
  });
});

describe('capacities', () => {
  const form = {
    calendarId: berlinCapacity,
    locationId: 1,
    date: '2026-11-27',
    dateTo: '2026-12-04',
    value: 2,
  };
  const on = (date: string) =>
    data<{ id: number; value: number; timestampBase64: string } | null>(
      `GetCapacityItem?calendarId=7&locationId=1&date=${date}`,
    );

  it('are added over the end of a month, changed and deleted, the newest of a day counting (T15, T27)', async () => {
    const added = await call('POST', 'CapacityItem', { id: null, ...form });
    expect(added.body).toMatchObject({ result: 0, message: 'Capacity added.' });
    const again = await Promise.all([1, 2].map(() => call('POST', 'CapacityItem', { id: null, ...form })));
    for (const { body } of again)
      expect(body).toMatchObject({ result: 2, message: 'This capacity is there already.' });
    await call('POST', 'CapacityItem', { ...form, date: '2026-12-01', dateTo: '2026-12-01', value: 0 });
    expect((await on('2026-11-30'))?.value).toBe(2);
    expect((await on('2026-12-01'))?.value).toBe(0);
    expect(await on('2026-12-05')).toBeNull();
    const { id, timestampBase64: readAs = '' } = (await on('2026-11-27')) ?? {};
    const change = (value: number) =>
      call('POST', `CapacityItem?timestampBase64=${encodeURIComponent(readAs)}`, { ...form, id, value });
    expect((await change(3)).body).toMatchObject({ result: 0, message: 'Capacity updated.' });
    expect((await change(4)).body).toMatchObject({
      result: 2,
      message: 'Somebody else changed this at the same time. It is now 3 from 27/11/2026 to 04/12/2026.',
    });
    const range = 'start=2026-12-01T00:00:00Z&end=2026-12-02T00:00:00Z';
    const listed = await data(`EventsList?calendarId=7&locationId=1&${range}`);
    expect(listed).toMatchObject([
      { kind: 'capacity', title: 'Capacity: 0', value: 0, date: '2026-12-01' },
      { kind: 'capacity', title: 'Capacity: 3', dateTo: '2026-12-04' },
    ]);
    expect((await call('DELETE', `DeleteCapacity/${id}`)).body).toMatchObject({
      message: 'Capacity deleted.',
    });
    expect((await call('DELETE', `DeleteCapacity/${id}`)).status).toBe(404);
    expect((await call('POST', 'CapacityItem', { ...form, id })).status).toBe(404);
    expect((await reasons()).length).toBe(4);
    const [last] = await app.db.select().from(changes).orderBy(desc(changes.id)).limit(1);
    expect(last).toMatchObject({
      field: 'Capacity Berlin 2026-11-27 to 2026-12-04',
      oldText: '3',
      newText: null,
    });
  });

  it.each([
    [{ dateTo: '2026-11-26' }, 'Date to must not lie before Date from.'],
    [{ dateTo: '2036-11-27' }, 'A capacity can be set for at most 10 years at once.'],
    [{ calendarId: berlin }, 'Berlin Holidays holds holidays, no capacities.'],
    [{ locationId: 44 }, 'This manufacturing location does not exist.'],
  ])('are refused with %j (T13, T15)', async (change, message) => {
    expect((await call('POST', 'CapacityItem', { ...form, ...change })).body).toMatchObject({
      result: 2,
      message,
    });
    expect(await reasons()).toEqual([]);
  });

  it('are whole numbers from nothing on, and so is their default (T15)', async () => {
    for (const value of [-1, 1.5, '3'])
      expect(await call('POST', 'CapacityItem', { ...form, value })).toMatchObject({
        status: 400,
        body: { errors: [{ path: '/body/value' }] },
      });
    const place = { calendarId: berlinCapacity, locationId: 1 };
    const saved = await call('POST', 'CapacityDefaultValue', { ...place, value: 6 });
    expect(saved.body).toMatchObject({ result: 0, message: 'Capacity default value changed.' });
    expect(await data('GetCapacityDefaultValue?calendarId=7&locationId=1')).toBe(6);
    expect(await data('GetCapacityDefaultValue?calendarId=7&locationId=4')).toBe(0);
    expect((await call('POST', 'CapacityDefaultValue', { ...place, value: 1.5 })).status).toBe(400);
    expect(await reasons()).toEqual(['Default capacity of Berlin set to 6']);
  });
});

it('is refused to others, call by call (T12)', async () => {
  const calls: readonly (readonly [string, string, object?])[] = [
    ['GET', 'GetCalendars'],
    ['GET', 'EventsList?calendarId=1&start=2026-12-01T00:00:00Z&end=2026-12-02T00:00:00Z'],
    ['GET', 'GetItem?calendarId=1&date=2026-12-31'],
    ['POST', 'Item', { calendarId: 1, date: '2026-12-31', name: 'Mine' }],
    ['DELETE', 'DeleteItem/1'],
    ['GET', 'GetCapacityLoad?locationId=1&start=2026-12-01&end=2026-12-02'],
    ['POST', 'PreviewChange', { kind: 'addHoliday', calendarId: 1, date: '2026-12-31' }],
    ['POST', 'CapacityDefaultValue', { calendarId: 7, locationId: 1, value: 1 }],
    ['DELETE', 'DeleteCapacity/1'],
    ['GET', 'GetRescheduling'],
  ];
  for (const [method, path, body] of calls) {
    expect([path, (await app.call('planner', method, `/api/LocalCalendar/${path}`, body)).status]).toEqual([
      path,
      403,
    ]);
    expect((await app.call(undefined, method, `/api/LocalCalendar/${path}`, body)).status).toBe(401);
  }
});
