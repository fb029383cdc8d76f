import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { calendars, holidays } from '../../calendar/calendar.tables.ts';
import { capacityDefaults, capacityEntries } from '../../capacity/capacity.tables.ts';
import { changes } from '../../history/change.tables.ts';
import {
  defaultLeadTimeModifications,
  leadTimeGroups,
  milestoneLeadTimes,
} from '../../lead-time/lead-time.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { lastChangeId } from '../../testing/last-change.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';

type Model = Output<'getPlanMilestones'>['data'];

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const post = async (call: string, body?: object) =>
  (await app.call('planner', 'POST', `/api/FulfilmentPlan/${call}`, body)).body;
const model = async (id: number) =>
  (
    (await app.call('planner', 'GET', `/api/FulfilmentPlan/GetMilestones/${id}`)).body as {
      data: Model;
    }
  ).data;
const milestone = async (id: number, type: number) =>
  (await model(id)).milestones.find((one) => one.id === type);
const stamped = async (id: number, more: object) => ({
  id,
  timestampBase64: (await model(id)).timestampBase64,
  ignoreWarning: true,
  ...more,
});
const planOf = async (id: number) => (await app.db.select().from(plans).where(eq(plans.id, id)))[0];

const types = [1, 2, 4, 9, 10, 5, 6, 7, 8] as const;

describe('what the administration changes', () => {
  /** PMMA is planned by lead times alone: made in Berlin, delivered to Osaka. */
  const id = 41;
  beforeEach(async () => {
    const received = new Date('2026-11-10T08:00:00Z');
    await app.db.delete(planMilestones).where(eq(planMilestones.planId, id));
    await app.db.insert(planMilestones).values(
      types.map((type) => {
        const at = type === 1 ? received : null;
        return { planId: id, type, timeZone: 'UTC', plannedAt: at, actualAt: at };
      }),
    );
    const places = { productTypeId: 8, productId: 8, manufacturingLocationId: 1, distributionCenterId: 3 };
    const fresh = { type: 1, status: 0, heldFrom: null, manufacturingPosition: null } as const;
    await app.db
      .update(plans)
      .set({ ...places, ...fresh })
      .where(eq(plans.id, id));
  });
  const setActual = async (milestoneId: number, newValue: string) =>
    post('EditMilestoneActualDate', await stamped(id, { milestoneId, newValue }));

  it('a holiday on the day of a completed milestone leaves that one, and moves what is open (§3.1)', async () => {
    await setActual(2, '2026-11-12T08:00:00Z');
    await setActual(4, '2026-11-18T12:00:00Z');
    const [berlin] = await app.db.select().from(calendars).where(eq(calendars.name, 'Berlin Holidays'));
    const [before, open] = [await milestone(id, 4), await milestone(id, 9)];
    const days = ['2026-11-18', '2026-11-20'];
    await app.db
      .insert(holidays)
      .values(days.map((date) => ({ calendarId: berlin?.id ?? 0, date, name: 'Extra' })));
    await setActual(4, '2026-11-18T12:01:00Z');
    expect(await milestone(id, 4)).toMatchObject({ plannedDate: before?.plannedDate });
    expect(open?.plannedDate).toBe('2026-11-20T15:00:00.000Z');
    expect((await milestone(id, 9))?.plannedDate).toBe('2026-11-23T15:00:00.000Z');
    await app.db.delete(holidays).where(inArray(holidays.date, days));
  });

  it('a site that moves to another zone keeps what was, and plans on with its new clock (§3.1)', async () => {
    await setActual(2, '2026-11-12T08:00:00Z');
    await setActual(4, '2026-11-18T12:00:00Z');
    const done = await milestone(id, 4);
    const site = eq(manufacturingLocations.id, 1);
    await app.db.update(manufacturingLocations).set({ timeZone: 'America/Detroit' }).where(site);
    expect(await milestone(id, 9)).toMatchObject({ plannedDate: '2026-11-20T15:00:00.000Z' });
    await setActual(4, '2026-11-18T12:01:00Z');
    expect((await milestone(id, 4))?.plannedDate).toBe(done?.plannedDate);
    // The end of the same working day, eight hours later on the clock of the world.
    expect(await milestone(id, 9)).toMatchObject({
      plannedDate: '2026-11-20T21:00:00.000Z',
      timezone: 'America/Detroit',
    });
    await app.db.update(manufacturingLocations).set({ timeZone: 'Europe/Berlin' }).where(site);
  });

  it('the default modification of a type counts until the plan has its own, be it none at all (§3.2.5) (F39)', async () => {
    await app.db
      .insert(defaultLeadTimeModifications)
      .values({ milestone: 4, productTypeId: 8, additionalDays: 2 });
    await setActual(2, '2026-11-12T08:00:00Z');
    expect((await milestone(id, 4))?.plannedDate).toBe('2026-11-20T15:00:00.000Z');
    const update = (additionalDays: number) =>
      post(`UpdateLeadTimeModifications/${id}`, [{ milestoneId: 4, additionalDays }]);
    await update(1);
    expect((await milestone(id, 4))?.plannedDate).toBe('2026-11-19T15:00:00.000Z');
    await update(0);
    expect((await milestone(id, 4))?.plannedDate).toBe('2026-11-18T15:00:00.000Z');
    await update(2);
    expect((await milestone(id, 4))?.plannedDate).toBe('2026-11-20T15:00:00.000Z');
    await app.db
      .delete(defaultLeadTimeModifications)
      .where(eq(defaultLeadTimeModifications.productTypeId, 8));
  });

  it('without any row a milestone has no date, and the next one counts on (§3.2)', async () => {
    const rows = await app.db
      .delete(milestoneLeadTimes)
      .where(eq(milestoneLeadTimes.milestone, 6))
      .returning();
    await setActual(2, '2026-11-12T08:00:00Z');
    expect(await milestone(id, 6)).toMatchObject({ plannedDate: null, facts: [] });
    const shipped = await milestone(id, 7);
    expect(shipped?.facts[0]).toMatchObject({ kind: 'Anchor', text: 'Manufacturing Started, planned date.' });
    await app.db.insert(milestoneLeadTimes).values(rows);
  });

  it('the group of the plan decides between rows that fit alike (§3.2.3)', async () => {
    const group = async (productTypeId: number) =>
      (await app.db.select().from(leadTimeGroups).where(eq(leadTimeGroups.productTypeId, productTypeId)))[0];
    const alike = { milestone: 4, requestTypeId: 1, productTypeId: 8, manufacturingLocationId: 1 } as const;
    const added = await app.db
      .insert(milestoneLeadTimes)
      .values([
        { ...alike, groupId: (await group(8))?.id ?? 0, days: 6 },
        { ...alike, groupId: (await group(3))?.id ?? 0, days: 9 },
      ])
      .returning();
    await setActual(2, '2026-11-12T08:00:00Z');
    const lead = (await milestone(id, 4))?.facts.find(({ kind }) => kind === 'LeadTime');
    expect(lead).toMatchObject({ days: 6, recordId: added[0]?.id });
    const ids = added.map((row) => row.id);
    await app.db.delete(milestoneLeadTimes).where(inArray(milestoneLeadTimes.id, ids));
  });

  it('priority ends the risk, and both are told in the history (§3.2, F30)', async () => {
    await app.db.update(productTypes).set({ isPrioritizable: true, manufacturingAtRisk: true });
    await app.db.update(plans).set({ productId: null, priority: false }).where(eq(plans.id, id));
    await post('EditManufacturingAtRisk', await stamped(id, { newValue: true }));
    await post('EditIsPriority', await stamped(id, { newValue: true }));
    expect(await planOf(id)).toMatchObject({ priority: true, manufacturingAtRisk: false });
    const told = await app.db
      .select()
      .from(changes)
      .where(and(eq(changes.aggregateId, id), eq(changes.field, 'manufacturingAtRisk')))
      .orderBy(asc(changes.sequence));
    expect(told.map(({ newText }) => newText)).toEqual(['Yes', 'No']);
    expect(await post('EditManufacturingAtRisk', await stamped(id, { newValue: true }))).toMatchObject({
      result: 2,
      message: 'A priority plan cannot be manufactured at risk.',
    });
  });
});

describe('what the capacity of a day changes (§3.4)', () => {
  const ids = [10, 11, 12, 13, 14];
  const detroit = eq(capacityDefaults.locationId, 2);
  beforeEach(async () => {
    await app.db.update(capacityDefaults).set({ value: 2 }).where(detroit);
    await app.db.update(plans).set({ status: 9, heldFrom: null }).where(gt(plans.id, 0));
    const places = { manufacturingLocationId: 2, distributionCenterId: 1, manufacturingPosition: null };
    const fresh = { type: 1, status: 2, productTypeId: 3, productId: 3, priority: false } as const;
    await app.db
      .update(plans)
      .set({ ...places, ...fresh })
      .where(inArray(plans.id, ids));
    await app.db.delete(planMilestones).where(inArray(planMilestones.planId, ids));
    const rows = ids.flatMap((planId) =>
      ([1, 9, 10, 5, 6, 7, 8] as const).map((type) => {
        const at = type === 1 || type > 8 ? new Date(`2026-11-16T${planId}:00:00Z`) : null;
        return { planId, type, timeZone: 'America/Detroit', plannedAt: at, actualAt: at };
      }),
    );
    await app.db.insert(planMilestones).values(rows);
    await recalculate();
  });
  const recalculate = () => post('RecalculateManufacturingStartDate', { id: 10, newValue: 'UPC' });
  const queue = async () => {
    const rows = await app.db
      .select({ id: plans.id, day: plans.manufacturingStartDate, place: plans.manufacturingPosition })
      .from(plans)
      .where(inArray(plans.id, ids))
      .orderBy(asc(plans.manufacturingStartDate), asc(plans.manufacturingPosition));
    return rows.map(({ id, day, place }) => `${id} ${day} ${place}`);
  };
  const asPlaced = [
    '10 2026-11-20 1',
    '11 2026-11-20 2',
    '12 2026-11-23 1',
    '13 2026-11-23 2',
    '14 2026-11-24 1',
  ];

  it('lowered below its load, the last of each day are pushed on', async () => {
    expect(await queue()).toEqual(asPlaced);
    await app.db.update(capacityDefaults).set({ value: 1 }).where(detroit);
    await recalculate();
    const days = ['2026-11-20', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'];
    expect(await queue()).toEqual(ids.map((id, place) => `${id} ${days[place]} 1`));
  });

  it('a plan that is planned anew gives up a place that the day does not have any more', async () => {
    await app.db.update(capacityDefaults).set({ value: 1 }).where(detroit);
    await post(`UpdateLeadTimeModifications/11`, [{ milestoneId: 6, additionalDays: 1 }]);
    const [first, next] = await queue();
    expect(first).toBe('10 2026-11-20 1');
    expect(next).not.toBe('11 2026-11-20 2');
  });

  it('nothing starts in a stretch without capacity', async () => {
    const calendar = (await app.db.select().from(capacityDefaults).where(detroit))[0]?.calendarId ?? 0;
    const closed = { date: '2026-11-20', dateTo: '2026-11-29', value: 0 };
    await app.db.insert(capacityEntries).values({ calendarId: calendar, locationId: 2, ...closed });
    await recalculate();
    const days = (await queue()).map((text) => text.split(' ')[1] ?? '');
    expect(days.every((day) => day >= '2026-11-30')).toBe(true);
    await app.db.delete(capacityEntries).where(eq(capacityEntries.locationId, 2));
  });

  it('a plan that has started never moves, and its place is not given away', async () => {
    await post(
      'EditMilestoneActualDate',
      await stamped(11, { milestoneId: 5, newValue: '2026-11-20T08:00:00Z' }),
    );
    await app.db
      .update(plans)
      .set({ priority: true })
      .where(inArray(plans.id, [13, 14]));
    await recalculate();
    expect(await queue()).toEqual([
      '13 2026-11-20 1',
      '11 2026-11-20 2',
      '14 2026-11-23 1',
      '10 2026-11-23 2',
      '12 2026-11-24 1',
    ]);
  });

  it('a day that is full takes a start by hand, which then shows beyond its capacity (F42)', async () => {
    const answer = await post('AddOrEditManufacturingStartDate', {
      id: 14,
      newValue: '2026-11-20T21:00:00Z',
      ignoreWarning: true,
    });
    expect(answer).toMatchObject({ result: 0 });
    expect((await queue()).slice(0, 3)).toEqual([...asPlaced.slice(0, 2), '14 2026-11-20 3']);
    const { body } = await app.call('planner', 'GET', '/api/FulfilmentPlan/GetManufacturingInformation/14');
    expect((body as Output<'getManufacturingInformation'>).data).toMatchObject({
      manufacturingPosition: 3,
      manufacturingCapacity: 2,
    });
  });

  it('a due date by hand takes a place of its own as well', async () => {
    const due = { milestoneId: 5, newValue: '2026-11-23T21:00:00Z' };
    expect(await post('EditMilestonePlannedDate', await stamped(10, due))).toMatchObject({ result: 0 });
    expect(await queue()).toContain('10 2026-11-23 3');
    const [told] = await app.db
      .select()
      .from(changes)
      .where(
        and(
          eq(changes.aggregateId, 10),
          eq(changes.field, 'manufacturingPosition'),
          eq(changes.newValue, '3'),
        ),
      );
    expect(told).toMatchObject({ oldValue: '1', source: 'screen' });
  });

  it('two people who plan anew at once do it once; the second finds everything in its place', async () => {
    await app.db.update(plans).set({ priority: true }).where(eq(plans.id, 14));
    const before = await lastChangeId(app.db);
    const answers = await Promise.all([recalculate(), recalculate()]);
    expect(answers).toMatchObject([{ result: 0 }, { result: 0 }]);
    expect((await queue())[0]).toBe('14 2026-11-20 1');
    const batches = await app.db
      .selectDistinct({ batchId: changes.batchId })
      .from(changes)
      .where(gt(changes.id, before));
    expect(batches).toHaveLength(1);
  });
});
