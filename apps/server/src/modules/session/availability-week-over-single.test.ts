import { expect, it } from 'vitest';
import type { DesignResult } from './design-result.ts';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();
const own = `designers/${dana}/availabilities`;
const write = async (method: string, path: string, body?: object) =>
  (await desk.call<DesignResult>('designer', method, path, body)).body;
const range = (startDate: string, endDate: string) => ({ startDate, endDate });
const single = (startDate: string, endDate: string) => ({ designerId: dana, ...range(startDate, endDate) });
const week = (weekDay: number, startTime: string, endTime: string) => ({
  startDate: '2027-01-16',
  endDate: '2027-01-31',
  days: [{ weekDay, startTime, endTime }],
  saveSchedule: false,
  scheduleName: null,
});
const refused = { result: 2, messages: ['This time overlaps with another availability.'] };
const [saturday, sunday] = [6, 7];

it('a week that recurs is refused over a single availability, as the other way round (N42)', async () => {
  // 08:00 to 10:00 in Berlin, on a Saturday.
  const once = range('2027-01-23T07:00:00Z', '2027-01-23T09:00:00Z');
  const { id } = await write('POST', `${own}/single`, { designerId: dana, ...once });
  expect(await write('POST', `${own}/calendar`, week(saturday, '09:00:00', '12:00:00'))).toMatchObject(
    refused,
  );
  const beside = await write('POST', `${own}/calendar`, week(saturday, '10:00:00', '12:00:00'));
  expect(beside).toMatchObject({ result: 0 });
  const path = `availabilities/calendar/${beside.id}`;
  expect(await write('PUT', path, week(saturday, '09:45:00', '12:00:00'))).toMatchObject(refused);
  expect(await write('PUT', path, week(sunday, '09:45:00', '12:00:00'))).toMatchObject({ result: 0 });
  expect(await write('PUT', `availabilities/single/${id}`, once)).toMatchObject({ result: 0 });
  for (const one of [id, beside.id]) await write('DELETE', `availabilities/${one}`);
});

it('its days are those of the zone, and an absence may lie under it (N8, N11, N42)', async () => {
  // From 00:30 to 00:45 on the first Sunday in Berlin, which is Saturday in UTC.
  const early = await write('POST', `${own}/single`, single('2027-01-16T23:30:00Z', '2027-01-16T23:45:00Z'));
  const away = await write('POST', `${own}/absence`, range('2027-01-24T08:00:00Z', '2027-01-24T10:00:00Z'));
  const first = { ...week(sunday, '00:00:00', '01:00:00'), startDate: '2027-01-17' };
  expect(await write('POST', `${own}/calendar`, first)).toMatchObject(refused);
  const late = await write('POST', `${own}/calendar`, week(sunday, '09:00:00', '12:00:00'));
  expect(late).toMatchObject({ result: 0 });
  for (const one of [early, away, late]) await write('DELETE', `availabilities/${one.id}`);
});
