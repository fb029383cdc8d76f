import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import type { DesignResult } from './design-result.ts';
import { dana, sessionDesk } from './testing/session-desk.ts';

const desk = sessionDesk();
const { call } = desk;
const write = (method: string, path: string, body?: object, as = 'designer') =>
  call<DesignResult>(as, method, path, body);
const week = 'start=2026-11-23T00:00:00Z&end=2026-11-30T00:00:00Z';
const schedule = async (period = week, id = dana) =>
  (await call<Output<'getDesignerSchedule'>>('session-manager', 'GET', `schedules/${id}?${period}`)).body;
const own = `designers/${dana}/availabilities`;
const range = (startDate: string, endDate: string) => ({ startDate, endDate });
const days = [{ weekDay: 6, startTime: '10:00:00', endTime: '12:00:00' }];
const saturdays = { startDate: '2027-01-04', endDate: '2027-01-31', days };
/** A right is not missing, which another sentence and page would tell. */
const notYours = {
  status: 403,
  body: { type: 'urn:crt:problem:not-yours', detail: 'You can see only your own schedule.' },
};
const findDesigner = async (fits: (one: Output<'getDesigner'>) => boolean) => {
  const { body } = await call<Output<'listDesigners'>>('session-manager', 'GET', 'designers');
  return body.find(fits)?.id ?? '';
};

describe('the schedule of a designer', () => {
  it('holds every occurrence, and is read by its designer and who manages sessions (N1)', async () => {
    const { availabilities, absences } = await schedule();
    // Monday to Friday in two parts, each with the id of its series; on Thursday she is away.
    expect(availabilities).toHaveLength(10);
    expect(availabilities[0]).toMatchObject({
      type: 2,
      startDate: '2026-11-23T07:00:00.000Z',
      endDate: '2026-11-23T11:00:00.000Z',
      sessionsLimitReached: false,
    });
    expect(new Set(availabilities.map(({ id }) => id)).size).toBe(1);
    expect(absences).toMatchObject([{ type: 3, startDate: '2026-11-25T23:00:00.000Z' }]);
    expect((await call('designer', 'GET', `schedules/${dana}?${week}`)).status).toBe(200);
    const other = await findDesigner(({ id, timezone }) => id !== dana && timezone !== null);
    expect(await call('designer', 'GET', `schedules/${other}?${week}`)).toMatchObject(notYours);
    const [entry] = (await schedule(week, other)).availabilities;
    expect(await call('designer', 'GET', `availabilities/${entry?.id}`)).toMatchObject(notYours);
    expect((await call('session-viewer', 'GET', `schedules/${dana}?${week}`)).status).toBe(403);
    expect((await call('session-manager', 'GET', `schedules/nobody?${week}`)).status).toBe(404);
    expect((await call(undefined, 'GET', `schedules/${dana}?${week}`)).status).toBe(401);
  });

  it.each([
    'start=2026-11-30T00:00:00Z&end=2026-11-23T00:00:00Z',
    'start=2026-11-23T00:00:00Z&end=2026-11-23T00:00:00Z',
    'start=2026-01-01T00:00:00Z&end=2026-12-31T00:00:00Z',
    'start=tomorrow&end=2026-12-31T00:00:00Z',
  ])('refuses the period %s', async (period) => {
    expect((await call('designer', 'GET', `schedules/${dana}?${period}`)).status).toBe(400);
  });

  it('of all is read by kind, for some product types (N23, N36)', async () => {
    const read = async <Body>(path: string) =>
      (await call<Body>('session-viewer', 'GET', `${path}?${week}`)).body;
    const all = await read<Output<'listSchedules'>>('schedules');
    const entries = await read<Output<'listScheduledAvailability'>>('schedules/availability');
    expect(entries).toHaveLength(all.availabilities.length + all.absences.length);
    expect(entries).toEqual(expect.arrayContaining([...all.availabilities, ...all.absences]));
    expect(all.absences.length).toBeGreaterThan(0);
    expect(await read('schedules/designsession')).toEqual(all.sessions);
    expect(await read('schedules/prereservation')).toEqual(all.preReservations);
    expect(all.sessions.length).toBeGreaterThan(0);
    const some = `schedules/availability?${week}&productTypes=6&productTypes=7`;
    const { body } = await call<Output<'listScheduledAvailability'>>('session-viewer', 'GET', some);
    const designers = (await call<Output<'listDesigners'>>('session-viewer', 'GET', 'designers')).body;
    // What somebody offers who may not sign in any more is in their own schedule only.
    const gone = designers.find(({ isActive }) => !isActive)?.id ?? '';
    expect((await schedule(week, gone)).availabilities.length).toBeGreaterThan(0);
    expect(entries.filter(({ designerId }) => designerId === gone)).toEqual([]);
    const fitting = designers.filter(({ productIds }) => productIds.some((id) => id === 6 || id === 7));
    expect(body.length).toBeLessThan(entries.length);
    expect(body.every(({ designerId }) => fitting.some(({ id }) => id === designerId))).toBe(true);
    expect((await call('planner', 'GET', `schedules?${week}`)).status).toBe(403);
  });
});

describe('a single availability', () => {
  it('is added, changed and deleted, with history and event (N7, N12)', async () => {
    desk.app.takeEvents();
    const added = await write('POST', `${own}/single`, {
      designerId: dana,
      ...range('2026-11-28T08:00:00Z', '2026-11-28T10:00:00Z'),
    });
    const { id } = added.body;
    expect(added.body).toEqual({ result: 0, messages: [], id: expect.any(Number) as number });
    const entities = desk.app.takeEvents().map(({ entity }) => entity);
    expect(entities).toEqual(expect.arrayContaining(['availability', 'schedule', 'session-time']));
    const path = `availabilities/single/${id}`;
    const moved = range('2026-11-28T08:15:00Z', '2026-11-28T10:00:00Z');
    expect((await write('PUT', path, moved)).body.result).toBe(0);
    expect((await call('designer', 'GET', `availabilities/${id}`)).body).toMatchObject({
      type: 1,
      startDate: '2026-11-28T08:15:00.000Z',
    });
    // Another kind of entry is not there under this address.
    expect((await write('PUT', `availabilities/absence/${id}`, moved)).status).toBe(404);
    expect((await write('DELETE', `availabilities/${id}`)).body).toEqual({ result: 0, messages: [], id });
    expect((await write('DELETE', `availabilities/${id}`)).status).toBe(404);
    const told = await desk.app.db
      .select()
      .from(changes)
      .where(and(eq(changes.aggregate, 'availability'), eq(changes.aggregateId, id ?? 0)));
    expect(told.filter(({ field }) => field === 'startAt')).toHaveLength(3);
  });

  it.each([
    ['end before start', '2026-11-28T10:00:00Z', '2026-11-28T08:00:00Z', 'The end must lie after the start.'],
    ['no length', '2026-11-28T10:00:00Z', '2026-11-28T10:00:00Z', 'The end must lie after the start.'],
    [
      'more than a day',
      '2026-11-28T00:00:00Z',
      '2026-11-29T00:15:00Z',
      'A single availability lasts at most 24 hours.',
    ],
    [
      'off the raster',
      '2026-11-28T08:05:00Z',
      '2026-11-28T10:00:00Z',
      'Availability starts and ends at a quarter of an hour.',
    ],
    [
      'over another one',
      '2026-11-23T10:45:00Z',
      '2026-11-23T11:15:00Z',
      'This time overlaps with another availability.',
    ],
  ])('is refused: %s (N42)', async (_what, start, end, message) => {
    const { body } = await write('POST', `${own}/single`, { designerId: dana, ...range(start, end) });
    expect(body).toEqual({ result: 2, messages: [message], id: null });
  });

  it('lasts a whole day at most, and may be as long', async () => {
    const form = { designerId: dana, ...range('2026-11-28T00:00:00Z', '2026-11-29T00:00:00Z') };
    const { body } = await write('POST', `${own}/single`, form);
    expect(body.result).toBe(0);
    await write('DELETE', `availabilities/${body.id}`);
  });

  it('needs a zone, an active designer and the right (N4, N1)', async () => {
    const when = range('2026-11-28T08:00:00Z', '2026-11-28T10:00:00Z');
    const add = (designerId: string, as = 'session-manager') =>
      write('POST', `designers/${designerId}/availabilities/single`, { designerId, ...when }, as);
    const zoneless = await findDesigner(({ timezone }) => timezone === null);
    expect((await add(zoneless)).body.messages).toEqual([
      'Designer timezone not assigned. Please assign timezone in designer properties.',
    ]);
    const inactive = await findDesigner(({ isActive }) => !isActive);
    expect((await add(inactive)).body.messages).toEqual(['This designer is not active.']);
    const other = await findDesigner(
      ({ id, timezone, isActive }) => id !== dana && timezone !== null && isActive,
    );
    expect(await add(other, 'designer')).toMatchObject({
      status: 403,
      body: { type: 'urn:crt:problem:not-yours', detail: 'You can change only your own schedule.' },
    });
    expect((await add(other)).body.result).toBe(0);
    expect((await add(dana, 'session-viewer')).status).toBe(403);
    expect((await add('nobody')).status).toBe(404);
    const mixed = await write('POST', `${own}/single`, { designerId: other, ...when });
    expect(mixed.status).toBe(400);
  });
});

describe('a recurring availability', () => {
  it('has room for so many times of a week over the same days, and no more', async () => {
    const quarters = Array.from({ length: 48 }, (_, place) => {
      const at = (quarter: number) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}:00`;
      return { weekDay: 7, startTime: at(2 * place), endTime: at(2 * place + 1) };
    });
    const sundays = { startDate: '2028-01-03', endDate: '2028-01-30', days: quarters };
    const add = async (period: object = {}) =>
      (await write('POST', `${own}/calendar`, { ...sundays, ...period })).body;
    const on = (weekDay: number) => ({ days: quarters.map((time) => ({ ...time, weekDay })) });
    const [one, other, third] = [await add(), await add(on(6)), await add(on(5))];
    expect([one.result, other.result, third.result]).toEqual([0, 0, 2]);
    expect(third.messages).toEqual(['No more than 100 times of a week can recur over the same days.']);
    const later = await add({ startDate: '2028-02-07', endDate: '2028-02-20' });
    expect(later.result).toBe(0);
    for (const { id } of [one, other, later]) await write('DELETE', `availabilities/${id}`);
  });

  it('is kept as a saved week, used again and deleted (N8, N43)', async () => {
    const form = { ...saturdays, saveSchedule: true, scheduleName: ' Saturdays ' };
    const { body } = await write('POST', `${own}/calendar`, form);
    expect(body.result).toBe(0);
    const read = (await call<Output<'getAvailability'>>('designer', 'GET', `availabilities/${body.id}`)).body;
    expect(read).toMatchObject({ type: 2, startDate: '2027-01-04', days, scheduleName: 'Saturdays' });
    const saved = `designers/${dana}/savedSchedules`;
    const weeks = (await call<Output<'listSavedSchedules'>>('designer', 'GET', saved)).body;
    expect(weeks.map(({ name }) => name)).toEqual(['Full week', 'Mornings', 'Saturdays']);
    expect((await write('POST', `${own}/calendar`, form)).body.messages).toEqual([
      'A schedule with the name Saturdays already exists.',
    ]);
    const id = weeks.find(({ name }) => name === 'Saturdays')?.id;
    expect((await write('DELETE', `${saved}/${id}`)).body.result).toBe(0);
    expect((await write('DELETE', `${saved}/${id}`)).status).toBe(404);
    const period = 'start=2027-01-01T00:00:00Z&end=2027-02-10T00:00:00Z';
    expect((await schedule(period)).availabilities).toHaveLength(4);
    const longer = { ...saturdays, endDate: '2027-02-06' };
    expect((await write('PUT', `availabilities/calendar/${body.id}`, longer)).body.result).toBe(0);
    expect((await schedule(period)).availabilities).toHaveLength(5);
    await write('DELETE', `availabilities/${body.id}`);
    expect((await schedule(period)).availabilities).toHaveLength(0);
  });

  it.each([
    [{ saveSchedule: true, scheduleName: '   ' }, 'Schedule name is required.'],
    [{ endDate: '2027-01-03' }, 'The end date must not lie before the start date.'],
    [
      { days: [{ weekDay: 6, startTime: '10:00:00', endTime: '10:00:00' }] },
      'The end must lie after the start.',
    ],
    [
      { days: [{ weekDay: 6, startTime: '10:05:00', endTime: '11:00:00' }] },
      'Availability starts and ends at a quarter of an hour.',
    ],
    [{ days: [...days, ...days] }, 'Times of the same day overlap: rows 1 and 2.'],
  ])('is refused: %j (N9, N10, N42)', async (part, message) => {
    const { body } = await write('POST', `${own}/calendar`, { ...saturdays, ...part });
    expect(body).toEqual({ result: 2, messages: [message], id: null });
  });

  it('keeps away from the other weeks of the designer, save itself (N42)', async () => {
    const first = await write('POST', `${own}/calendar`, saturdays);
    const again = { ...saturdays, startDate: '2027-01-16', endDate: '2027-03-27' };
    const refused = { result: 2, messages: ['This time overlaps with another availability.'] };
    expect((await write('POST', `${own}/calendar`, again)).body).toMatchObject(refused);
    const sundays = { ...again, days: days.map((time) => ({ ...time, weekDay: 7 })) };
    const beside = await write('POST', `${own}/calendar`, sundays);
    expect(beside.body).toMatchObject({ result: 0 });
    const itself = await write('PUT', `availabilities/calendar/${first.body.id}`, saturdays);
    expect(itself.body).toMatchObject({ result: 0 });
    for (const { body } of [first, beside]) await write('DELETE', `availabilities/${body.id}`);
  });

  it('is refused when clocks skip all of it, and for a name of two lines (N9, §3.1.6)', async () => {
    const nights = {
      startDate: '2027-03-22',
      endDate: '2027-03-28',
      days: [{ weekDay: 7, startTime: '02:00:00', endTime: '02:45:00' }],
    };
    const add = async (more: object = {}) =>
      (await write('POST', `${own}/calendar`, { ...nights, ...more })).body;
    const { result, messages } = await add();
    expect({ result, messages }).toEqual({
      result: 2,
      messages: ['The clock goes forward: these times do not happen.'],
    });
    const named = { endDate: '2027-04-04', saveSchedule: true, scheduleName: 'Early\nshift' };
    expect((await add(named)).messages).toEqual(['Schedule name must be in one line.']);
    const { id } = await add({ endDate: '2027-04-04' });
    // The day on which clocks go forward is passed over.
    const { availabilities } = await schedule('start=2027-03-27T00:00:00Z&end=2027-04-05T00:00:00Z');
    expect(availabilities.filter((one) => one.id === id).map(({ startDate }) => startDate)).toEqual([
      '2027-04-04T00:00:00.000Z',
    ]);
    await write('DELETE', `availabilities/${id}`);
  });

  it('is local time on days that the zone shortens or lengthens (§3.1.6)', async () => {
    const nights = [{ weekDay: 7, startTime: '01:00:00', endTime: '04:00:00' }];
    const lengths = async (startDate: string, endDate: string, period: string) => {
      const { body } = await write('POST', `${own}/calendar`, { startDate, endDate, days: nights });
      const { availabilities } = await schedule(period);
      await write('DELETE', `availabilities/${body.id}`);
      return availabilities
        .filter(({ id }) => id === body.id)
        .map((one) => (Date.parse(one.endDate) - Date.parse(one.startDate)) / 3_600_000);
    };
    const spring = 'start=2027-03-20T00:00:00Z&end=2027-04-06T00:00:00Z';
    expect(await lengths('2027-03-21', '2027-04-04', spring)).toEqual([3, 2, 3]);
    const autumn = 'start=2027-10-23T00:00:00Z&end=2027-11-09T00:00:00Z';
    expect(await lengths('2027-10-24', '2027-11-07', autumn)).toEqual([3, 4, 3]);
  });
});

describe('what is booked', () => {
  it('is listed before an absence is saved over it, and keeps its booking (N11, N43)', async () => {
    const [request] = await desk.requests(1);
    const booked = await write('POST', 'sessionsAdministration', {
      requestId: request?.requestId,
      designerId: dana,
      startDate: '2026-12-02T08:00:00Z',
      preparationDuration: '0.01:00:00',
      sessionDuration: '01:00:00',
      postprocessingDuration: '0.00:00:00',
    });
    expect(booked.body).toMatchObject({ result: 0, messages: [] });
    const over = range('2026-12-02T07:15:00Z', '2026-12-02T07:30:00Z');
    const query = new URLSearchParams(over).toString();
    const affected = await call<Output<'listAffectedSessions'>>(
      'designer',
      'GET',
      `designers/${dana}/affectedSessions?${query}`,
    );
    expect(affected.body.map(({ id }) => id)).toEqual([booked.body.id]);
    const { body } = await write('POST', `${own}/absence`, over);
    expect(body).toMatchObject({
      result: 1,
      messages: [`Request ${request?.requestId} has reserved time in this absence.`],
    });
    expect((await call('designer', 'GET', `availabilities/${body.id}`)).body).toMatchObject({ type: 3 });
    const series = (await schedule()).availabilities[0]?.id;
    const { body: left } = await write('DELETE', `availabilities/${series}`);
    expect(left).toEqual({
      result: 1,
      messages: [`The session of request ${request?.requestId} keeps its booking.`],
      id: series,
    });
    const still = `sessionsAdministration/${booked.body.id}`;
    expect((await call('designer', 'GET', still)).status).toBe(200);
  });
});
