import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { availabilities, type WeekDay } from '../session.tables.ts';
import { dana, sessionDesk } from '../testing/session-desk.ts';

const desk = sessionDesk();
const period = 'start=2027-03-01T00:00:00Z&end=2027-05-01T00:00:00Z';
const hours = Array.from({ length: 15 }, (_, place) => String(place + 7).padStart(2, '0'));

/** So many times of every day of these two months. */
async function offer(perDay: number): Promise<void> {
  await desk.app.db.delete(availabilities).where(eq(availabilities.designerId, dana));
  const days = ([1, 2, 3, 4, 5, 6, 7] as WeekDay[]).flatMap((weekDay) =>
    hours.map((hour) => ({ weekDay, startTime: `${hour}:00:00`, endTime: `${hour}:15:00` })),
  );
  const series = { designerId: dana, type: 2 as const, startDate: '2027-03-01', endDate: '2027-04-30', days };
  const rows = Array.from({ length: perDay / hours.length }, () => series);
  await desk.app.db.insert(availabilities).values(rows);
}

it('schedules of more entries than an answer has room for are refused with what to do (N23)', async () => {
  const read = async (path: string, as = 'session-viewer') =>
    desk.call<object>(as, 'GET', `${path}?${period}`);
  await offer(300);
  expect((await read('schedules')).status).toBe(200);
  expect((await read(`schedules/${dana}`, 'designer')).status).toBe(200);
  await offer(345);
  const message =
    'More than 20,000 entries are in this period. Choose a shorter one, or fewer product types.';
  const refused = { status: 400, body: { errors: [{ path: '/query/end', message }] } };
  expect(await read('schedules')).toMatchObject(refused);
  expect(await read('schedules/availability')).toMatchObject(refused);
  expect(await read(`schedules/${dana}`, 'designer')).toMatchObject(refused);
});
