import { planStatus } from '@crt/domain/plan-status';
import { and, asc, eq, gt, isNotNull, lte } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { holidays } from '../../calendar/calendar.tables.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import { changes } from '../../history/change.tables.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { forgetDeadRuns } from '../../rescheduling/rescheduling-run.ts';
import { reschedulings } from '../../rescheduling/rescheduling.tables.ts';
import { testHistoryKey } from '../../testing/history-key.ts';
import { reschedulingOf } from '../../testing/rescheduling.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { planPlaces } from '../plan-place.tables.ts';
import { plans } from '../plan.tables.ts';
import { alterationBy, concernedPlaces, type CalendarChange } from './altered-facts.ts';

let app: TestApp;
let reschedule: () => Promise<number>;
beforeAll(async () => {
  app = await startTestApp(120);
  reschedule = reschedulingOf(app);
});
afterAll(() => app.close());

const call = (method: string, path: string, body?: object) =>
  app.call('administrator', method, `/api/LocalCalendar/${path}`, body);
const latest = async () => ((await call('GET', 'GetRescheduling')).body as Output<'getRescheduling'>).data;
const lastChangeId = async () =>
  (await app.db.select().from(changes).orderBy(asc(changes.id))).at(-1)?.id ?? 0;
const told = async (since: number) =>
  (await app.db.select().from(changes).where(gt(changes.id, since))).filter(
    ({ aggregate }) => aggregate === 'plan',
  );

/** A day of Berlin on which most starts stand that nobody has set by hand. */
async function fullestDay() {
  const start = and(eq(planMilestones.planId, planPlaces.planId), eq(planMilestones.type, 5));
  const rows = await app.db
    .select({ planId: planPlaces.planId, date: planPlaces.date })
    .from(planPlaces)
    .innerJoin(planMilestones, and(start, eq(planMilestones.isLocked, false)))
    .where(eq(planPlaces.locationId, 1));
  const days = [...Map.groupBy(rows, ({ date }) => date)].toSorted(
    (one, other) => other[1].length - one[1].length,
  );
  const [date = '', members = []] = days.find(([day]) => day > '2026-11-20') ?? [];
  return { date, ids: members.map(({ planId }) => planId) };
}

describe('a new holiday', () => {
  let day: Awaited<ReturnType<typeof fullestDay>>;
  let since: number;
  beforeEach(async () => {
    await app.db.delete(reschedulings);
    day = await fullestDay();
    since = await lastChangeId();
  });
  afterEach(async () => {
    await app.db.delete(holidays).where(eq(holidays.name, 'Extra'));
    for (const value of [8, 9])
      await call('POST', 'CapacityDefaultValue', { calendarId: 7, locationId: 1, value });
    await reschedule();
  });
  const add = () => call('POST', 'Item', { calendarId: 1, date: day.date, name: 'Extra' });
  const preview = async (kind: string) =>
    (
      (await call('POST', 'PreviewChange', { kind, calendarId: 1, date: day.date }))
        .body as Output<'previewCalendarChange'>
    ).data;

  it('moves the plans that it was said to move, in one batch of scheduling, and back when it is deleted (§3.1, §3.4, T14)', async () => {
    const ahead = await preview('addHoliday');
    expect(ahead.movedCount).toBeGreaterThan(0);
    expect(await told(since)).toEqual([]);
    await add();
    expect(await latest()).toMatchObject({ state: 'waiting', total: 0 });
    expect(await reschedule()).toBe(1);
    const rows = await told(since);
    expect(new Set(rows.map(({ aggregateId }) => aggregateId)).size).toBe(ahead.movedCount);
    expect(new Set(rows.map(({ source }) => source))).toEqual(new Set(['scheduler']));
    expect(new Set(rows.map(({ batchId }) => batchId)).size).toBe(1);
    expect(new Set(rows.map(({ userSymbol }) => userSymbol))).toEqual(new Set(['ADIE']));
    expect(await latest()).toMatchObject({ state: 'done', moved: ahead.movedCount, late: ahead.lateCount });
    expect((await fullestDay()).date).not.toBe(day.date);
    expect((await preview('addHoliday')).movedCount).toBe(0);
    const [holiday] = await app.db.select().from(holidays).where(eq(holidays.name, 'Extra'));
    expect((await preview('deleteHoliday')).movedCount).toBe(ahead.movedCount);
    await call('DELETE', `DeleteItem/${holiday?.id}`);
    await reschedule();
    const back = await app.db.select().from(planPlaces).where(eq(planPlaces.date, day.date));
    expect(back.map(({ planId }) => planId)).toEqual(expect.arrayContaining(day.ids));
    expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
  });

  it('looks ahead at the plans only that the change concerns: those of a site, and those that go by a centre (T12)', async () => {
    const at = async (change: CalendarChange) => {
      const places = await concernedPlaces({ tx: app.db }, await alterationBy(app.db, change));
      return new Set(places);
    };
    expect(await at({ kind: 'saveDefaultCapacity', calendarId: 7, locationId: 1, value: 8 })).toEqual(
      new Set([1]),
    );
    const [center] = await app.db.select().from(distributionCenters).limit(1);
    const isVia = and(
      eq(plans.distributionCenterId, center?.id ?? 0),
      lte(plans.status, planStatus.inTransit),
    );
    const via = await app.db.select().from(plans).where(isVia);
    const day = { calendarId: center?.calendarId ?? 0, date: '2026-12-24' };
    expect(via.length).toBeGreaterThan(0);
    expect([...(await at({ kind: 'addHoliday', ...day }))]).toEqual(
      expect.arrayContaining([...new Set(via.map((plan) => plan.manufacturingLocationId))]),
    );
  });

  it('counts the same plans ahead of a change and after it: those that get another date (T15)', async () => {
    const [id = 0] = day.ids;
    // Its next planning anew puts it back to its place in the queue, on the same day.
    await app.db.update(plans).set({ manufacturingPosition: 77 }).where(eq(plans.id, id));
    const change = { calendarId: 7, locationId: 1, value: 8 };
    const { body } = await call('POST', 'PreviewChange', { kind: 'saveDefaultCapacity', ...change });
    const { movedCount } = (body as Output<'previewCalendarChange'>).data;
    await call('POST', 'CapacityDefaultValue', change);
    await reschedule();
    expect(await told(since)).toContainEqual(
      expect.objectContaining({ aggregateId: id, field: 'manufacturingPosition', oldText: '77' }),
    );
    expect(await latest()).toMatchObject({ state: 'done', moved: movedCount });
  });

  it('is followed once, by whichever process comes first, however many try (T14)', async () => {
    await add();
    const runs = await Promise.all([reschedule(), reschedule(), reschedule()]);
    expect(runs.reduce((sum, run) => sum + run, 0)).toBe(1);
    const rows = await told(since);
    const fields = rows.map(({ aggregateId, field }) => `${aggregateId} ${field}`);
    expect(new Set(fields).size).toBe(fields.length);
    expect(new Set(rows.map(({ batchId }) => batchId)).size).toBe(1);
    await call('POST', 'CapacityDefaultValue', { calendarId: 7, locationId: 1, value: 5 });
    await call('POST', 'CapacityDefaultValue', { calendarId: 7, locationId: 1, value: 4 });
    expect((await latest())?.reasons).toEqual([
      'Default capacity of Berlin set to 5',
      'Default capacity of Berlin set to 4',
    ]);
    expect(await reschedule()).toBe(1);
    expect(await reschedule()).toBe(0);
  });

  it('leaves plans alone that are held, over, done or locked (§3.3)', async () => {
    const kept = await app.db.select().from(plans).where(gt(plans.status, 6)).orderBy(asc(plans.id));
    const done = and(isNotNull(planMilestones.actualAt), isNotNull(planMilestones.plannedAt));
    const was = await app.db.select().from(planMilestones).where(done);
    await add();
    await reschedule();
    expect(await app.db.select().from(plans).where(gt(plans.status, 6)).orderBy(asc(plans.id))).toEqual(kept);
    const is = await app.db.select().from(planMilestones).where(done);
    const key = ({ planId, type }: (typeof was)[number]) => `${planId} ${type}`;
    const byKey = new Map(is.map((row) => [key(row), row.plannedAt?.getTime()]));
    expect(was.filter((row) => byKey.get(key(row)) !== row.plannedAt?.getTime())).toEqual([]);
  });

  it('what a process that died left behind, another one does again (T14)', async () => {
    await add();
    await app.db
      .update(reschedulings)
      .set({ state: 'running', aliveAt: new Date('2020-01-01T00:00:00Z'), batchId: 'left' });
    expect(await reschedule()).toBe(1);
    expect(new Set((await told(since)).map(({ batchId }) => batchId))).toEqual(new Set(['left']));
    expect((await latest())?.state).toBe('done');
  });

  it('where no other process can be, what runs at the start has died, and is done again at once', async () => {
    await add();
    await app.db.update(reschedulings).set({ state: 'running', aliveAt: new Date(), batchId: 'left' });
    expect(await reschedule()).toBe(0);
    await forgetDeadRuns({ tx: app.db });
    expect(await reschedule()).toBe(1);
  });
});

it('a site that can start nothing within reach keeps its plans where they are, and says so (§3.1, §3.4)', async () => {
  const none = { calendarId: 7, locationId: 1, date: '2026-11-20', dateTo: '2028-11-20', value: 0 };
  const { body } = await call('POST', 'PreviewChange', { kind: 'saveCapacity', capacity: none });
  const { data } = body as Output<'previewCalendarChange'>;
  expect(data.unplannableCount).toBeGreaterThan(0);
  expect(data.movedCount).toBe(0);
});

it('tells how full the days of a site are (T15)', async () => {
  const { date, ids } = await fullestDay();
  const { body } = await call('GET', `GetCapacityLoad?locationId=1&start=${date}&end=${date}`);
  expect(body).toMatchObject({ data: [{ date, capacity: 9, used: ids.length }] });
  const over = await call('GET', 'GetCapacityLoad?locationId=1&start=2026-12-02&end=2026-12-01');
  expect(over).toMatchObject({ status: 400, body: { errors: [{ path: '/query/end' }] } });
  expect((await call('GET', 'GetCapacityLoad?locationId=1&start=2026-12-02&end=2036-12-01')).status).toBe(
    400,
  );
  expect(
    (await call('GET', 'GetCapacityLoad?locationId=99&start=2026-12-01&end=2026-12-02')).body,
  ).toMatchObject({ data: [] });
});
