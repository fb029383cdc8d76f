import { milestoneField } from '@crt/domain/plan-field';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Output } from '../../../contract/handlers.ts';
import { calendars, holidays } from '../../calendar/calendar.tables.ts';
import { changes } from '../../history/change.tables.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { planLeadTimeModifications } from '../../lead-time/lead-time.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';
import { testHistoryKey } from '../../testing/history-key.ts';

type Model = Output<'getPlanMilestones'>['data'];
type Answer = Output<'editPlanSides'>;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const url = (call: string) => `/api/FulfilmentPlan/${call}`;
const post = async (call: string, body: object, as = 'planner') => {
  const answer = await app.call(as, 'POST', url(call), body);
  return { status: answer.status, body: answer.body as Answer };
};
const model = async (id: number) =>
  ((await app.call('planner', 'GET', url(`GetMilestones/${id}`))).body as { data: Model }).data;
const milestone = async (id: number, type: number) =>
  (await model(id)).milestones.find((one) => one.id === type);
const stamp = async (id: number) => (await model(id)).timestampBase64;
const planOf = async (id: number) => (await app.db.select().from(plans).where(eq(plans.id, id)))[0];

/** PMMA has no capacity scheduling: its dates come from lead times alone. Berlin makes it, Osaka gets it. */
const id = 41;
beforeEach(async () => {
  await app.db.delete(planMilestones).where(eq(planMilestones.planId, id));
  await app.db.delete(planLeadTimeModifications).where(eq(planLeadTimeModifications.planId, id));
  const received = new Date('2026-11-10T08:00:00Z');
  const rows = ([1, 2, 4, 9, 10, 5, 6, 7, 8] as const).map((type) => ({
    planId: id,
    type,
    timeZone: 'UTC',
    plannedAt: type === 1 ? received : null,
    actualAt: type === 1 ? received : null,
  }));
  await app.db.insert(planMilestones).values(rows);
  const values = {
    type: 1,
    status: 0,
    heldFrom: null,
    heldSince: null,
    productTypeId: 8,
    productId: 8,
    manufacturingLocationId: 1,
    distributionCenterId: 3,
    raApproval: false,
    manufacturingDataAvailable: false,
    trackFileUploaded: true,
    manufacturingPosition: null,
    plannedSurgeryDate: '2027-03-01',
  } as const;
  await app.db.update(plans).set(values).where(eq(plans.id, id));
  app.takeEvents();
});

const setActual = async (milestoneId: number, newValue: string | null, more: object = {}) =>
  post('EditMilestoneActualDate', {
    id,
    milestoneId,
    newValue,
    timestampBase64: await stamp(id),
    ignoreWarning: true,
    ...more,
  });
const setPlanned = async (milestoneId: number, newValue: string | null, more: object = {}) =>
  post('EditMilestonePlannedDate', { id, milestoneId, newValue, timestampBase64: await stamp(id), ...more });

describe('milestones', () => {
  it('are planned from the last thing that happened, each by its lead time, and say why', async () => {
    const { body } = await setActual(2, '2026-11-12T08:00:00Z');
    expect(body).toMatchObject({ result: 0, message: 'Milestone Actual Date changed succesfully.' });
    // Thursday 12 November; design approval takes 4 days for this type in Berlin, the end of Wednesday the 18th.
    const approved = await milestone(id, 4);
    expect(approved).toMatchObject({
      plannedDate: '2026-11-18T15:00:00.000Z',
      timezone: 'Europe/Berlin',
      isLocked: false,
    });
    expect(approved?.facts.map(({ kind }) => kind)).toEqual([
      'Anchor',
      'LeadTime',
      'SkippedDay',
      'SkippedDay',
    ]);
    // What has happened is still explained by what it was planned from.
    await setActual(4, '2026-11-18T08:00:00Z');
    expect((await milestone(id, 4))?.facts).toEqual(approved?.facts);
    await setActual(4, null);
    const arrived = await milestone(id, 8);
    expect(arrived).toMatchObject({ timezone: 'Asia/Tokyo' });
    expect(arrived?.plannedDate).toMatch(/T03:00:00/);
    const dates = (await model(id)).milestones.slice(2).map((one) => one.plannedDate ?? '');
    expect(dates).toEqual(dates.toSorted());
    const moves = await app.db
      .select()
      .from(changes)
      .where(
        and(
          eq(changes.aggregateId, id),
          eq(changes.source, 'scheduler'),
          eq(changes.field, milestoneField(4, 'planned')),
        ),
      );
    expect(moves.at(-1)).toMatchObject({ newText: '18/11/2026 16:00 CET' });
  });

  it('move the status on and back (F40)', async () => {
    await setActual(9, '2026-11-18T08:00:00Z');
    expect(await planOf(id)).toMatchObject({ status: 0, raApproval: true });
    await setActual(10, '2026-11-19T08:00:00Z');
    expect(await planOf(id)).toMatchObject({ status: 2, manufacturingDataAvailable: true });
    await setActual(5, '2026-11-20T08:00:00Z');
    expect(await planOf(id)).toMatchObject({ status: 4 });
    await setActual(5, null);
    expect(await planOf(id)).toMatchObject({ status: 2 });
  });

  it('refuse actual dates before the predecessor and in the future', async () => {
    expect((await setActual(2, '2026-11-09T08:00:00Z')).body).toMatchObject({
      result: 2,
      message: 'The date is earlier than the actual date of Request Received.',
    });
    expect((await setActual(2, '2026-11-21T00:00:00Z')).body).toMatchObject({
      result: 2,
      message: 'The date is in the future.',
    });
    // It is nine o'clock: an hour ahead is the future, but for who is an hour or more east of UTC.
    for (const [newValue, timeZoneOffset, result] of [
      ['2026-11-20T09:01:00Z', 0, 2],
      ['2026-11-20T09:01:00Z', -300, 2],
      ['2026-11-20T10:01:00Z', 60, 2],
      ['2026-11-20T10:00:00Z', 60, 0],
      ['2026-11-20T09:00:00Z', -300, 0],
    ] as const)
      expect((await setActual(2, newValue, { timeZoneOffset })).body).toMatchObject({ result });
    expect((await setActual(3, '2026-11-12T08:00:00Z')).body).toMatchObject({
      result: 2,
      message: 'The plan has no such milestone.',
    });
  });

  it('refuse actual dates after the successor, and ask before they leave a gap (§3.3.7)', async () => {
    const ask = { ignoreWarning: false };
    const gap = 'Design Approved has no actual date yet. Set this one anyway?';
    await setActual(2, '2026-11-12T08:00:00Z');
    expect((await setActual(9, '2026-11-17T08:00:00Z', ask)).body).toMatchObject({ result: 1, message: gap });
    await setActual(9, '2026-11-17T08:00:00Z');
    expect((await setActual(4, '2026-11-18T08:00:00Z')).body).toMatchObject({
      result: 2,
      message: 'The date is later than the actual date of RA Approved.',
    });
    expect((await setActual(4, '2026-11-16T08:00:00Z', ask)).body).toMatchObject({ result: 0 });
    expect((await setActual(2, null, ask)).body).toMatchObject({
      result: 1,
      message: 'Design Approved and RA Approved have an actual date already. Give this one up anyway?',
    });
  });

  it('lead the status, over a gap too, which the question says (§3.3.7, §3.6)', async () => {
    const questions: unknown[] = [];
    for (const [type, day, status] of [
      [9, '13', 0],
      [10, '14', 2],
      [5, '15', 4],
      [8, '18', 7],
      [7, '17', 7],
      [6, '16', 7],
    ] as const) {
      questions.push(
        (await setActual(type, `2026-11-${day}T08:00:00Z`, { ignoreWarning: false })).body.message,
      );
      expect((await setActual(type, `2026-11-${day}T08:00:00Z`)).body).toMatchObject({ result: 0 });
      expect(await planOf(id)).toMatchObject({ status });
    }
    expect(questions).toContainEqual(
      expect.stringMatching(
        /Shipped have no actual date yet\. The status becomes Arrived all the same\. Set/,
      ),
    );
    // Nor is data taken from under manufacturing, by whatever way (F27).
    const started = 'Manufacturing has started with the data that are available.';
    expect((await setActual(10, null)).body).toMatchObject({ result: 2, message: started });
    const raised = { id, newValue: 99, timestampBase64: await stamp(id), ignoreWarning: true };
    expect((await post('EditManufacturingDataRevision', raised)).body).toMatchObject({
      result: 2,
      message: started,
    });
    expect(await planOf(id)).toMatchObject({ status: 7, manufacturingDataAvailable: true });
    expect((await milestone(id, 10))?.actualDate).toBe('2026-11-14T08:00:00.000Z');
  });

  it('keep the due date of what has happened, and unlocking brings every date back to the rules', async () => {
    await setActual(2, '2026-11-12T08:00:00Z');
    const byRules = (await model(id)).milestones.map(({ plannedDate }) => plannedDate);
    await setPlanned(4, '2026-11-27T15:00:00Z', { ignoreWarning: true });
    await setPlanned(5, '2027-02-26T15:00:00Z', { ignoreWarning: true });
    await setActual(4, '2026-11-18T08:00:00Z');
    expect((await setPlanned(4, '2026-11-26T15:00:00Z', { ignoreWarning: true })).body).toMatchObject({
      result: 2,
      message: 'The milestone has happened; its due date stays as it was planned.',
    });
    expect((await milestone(id, 4))?.plannedDate).toBe('2026-11-27T15:00:00.000Z');
    await app.call('planner', 'POST', url(`UnlockMilestones/${id}`));
    expect((await milestone(id, 4))?.plannedDate).toBe(byRules[2]);
    await setActual(4, null);
    expect((await model(id)).milestones.map(({ plannedDate }) => plannedDate)).toEqual(byRules);
  });

  it('ask before a due date after the surgery or beyond ten years', async () => {
    expect((await setPlanned(7, '2027-03-02T11:00:00Z')).body).toMatchObject({
      result: 1,
      message: 'The date is after the surgery.',
    });
    const { body } = await setPlanned(7, '2199-12-15T11:00:00Z');
    expect(body.message).toContain('The date is more than 10 years ahead.');
  });

  it('come out of manufacturing in the days of their site, with a centre or without (§3.1.5)', async () => {
    await setActual(2, '2026-11-12T08:00:00Z');
    const out = await milestone(id, 6);
    expect(out).toMatchObject({ timezone: 'Europe/Berlin' });
    expect(out?.plannedDate).toMatch(/T(15|16):00:00/);
    await app.db.update(plans).set({ distributionCenterId: null }).where(eq(plans.id, id));
    await setActual(2, '2026-11-12T08:01:00Z');
    expect(await milestone(id, 6)).toMatchObject({ timezone: 'Europe/Berlin' });
    expect(await milestone(id, 7)).toMatchObject({ timezone: 'UTC' });
  });

  it('ask before a due date by hand is early, past or on a day off, then lock it (F40, F41)', async () => {
    const asked = await setPlanned(5, '2026-11-08T08:00:00Z');
    expect(asked.body).toMatchObject({ result: 1, data: null });
    expect(asked.body.message).toContain('The date is not a working day.');
    expect(asked.body.message).toContain('The date is in the past.');
    const saved = await setPlanned(5, '2026-12-02T15:00:00Z', { ignoreWarning: true });
    expect(saved.body).toMatchObject({ result: 0, message: 'Milestone Due Date changed succesfully.' });
    expect(await model(id)).toMatchObject({ lockedMilestones: true });
    await setActual(2, '2026-11-16T08:00:00Z');
    expect(await milestone(id, 5)).toMatchObject({
      plannedDate: '2026-12-02T15:00:00.000Z',
      isLocked: true,
      facts: [{ kind: 'Lock' }],
    });
    const unlocked = await app.call('planner', 'POST', url(`UnlockMilestones/${id}`));
    expect(unlocked.body).toMatchObject({ result: 0, message: 'Milestones unlocked succesfully.' });
    expect(await model(id)).toMatchObject({ lockedMilestones: false });
    expect((await milestone(id, 5))?.plannedDate).not.toBe('2026-12-02T15:00:00.000Z');
  });

  it('show both versions when two people move the same one', async () => {
    const old = await stamp(id);
    await setPlanned(6, '2026-12-10T15:00:00Z', { ignoreWarning: true });
    const { body } = await post('EditMilestonePlannedDate', {
      id,
      milestoneId: 6,
      newValue: '2026-12-11T15:00:00Z',
      timestampBase64: old,
      ignoreWarning: true,
    });
    expect(body).toMatchObject({
      result: 2,
      data: { conflict: { field: 'milestone:6:planned', theirs: '2026-12-10T15:00:00.000Z' } },
    });
  });

  it('follow a new lead time, which cannot be shorter than nothing (F38)', async () => {
    await setActual(2, '2026-11-12T08:00:00Z');
    const list = async () =>
      (
        (await app.call('planner', 'GET', url(`GetLeadTimeModifications/${id}`)))
          .body as Output<'listPlanLeadTimeModifications'>
      ).data;
    const approval = (await list()).find(({ milestoneId }) => milestoneId === 4);
    expect(approval).toMatchObject({ unmodifiedLeadTime: 4, additionalDays: 0, id: null });
    const update = (additionalDays: number) =>
      app.call('planner', 'POST', url(`UpdateLeadTimeModifications/${id}`), [
        { milestoneId: 4, additionalDays },
      ]);
    expect((await update(-5)).body).toMatchObject({
      result: 2,
      message: 'Design Approved: at least -4 days.',
    });
    expect((await update(-4)).body).toMatchObject({ result: 0 });
    expect((await milestone(id, 4))?.plannedDate).toBe('2026-11-12T15:00:00.000Z');
    expect((await update(1)).body).toMatchObject({ result: 0 });
    expect((await milestone(id, 4))?.plannedDate).toBe('2026-11-19T15:00:00.000Z');
    expect((await milestone(id, 4))?.facts.map(({ kind }) => kind)).toContain('Modification');
  });

  // The 23rd is Labour Thanksgiving Day at the centre in Osaka.
  it('warn of a surgery that they come too late for', async () => {
    await app.db.update(plans).set({ plannedSurgeryDate: '2026-11-24' }).where(eq(plans.id, id));
    await setActual(2, '2026-11-12T08:00:00Z');
    expect((await milestone(id, 8))?.warning).toBe('Critical: the surgery needs it by 20/11/2026.');
  });

  it('keep away from holidays of their own calendar', async () => {
    const [berlin] = await app.db.select().from(calendars).where(eq(calendars.name, 'Berlin Holidays'));
    await app.db.insert(holidays).values({ calendarId: berlin?.id ?? 0, date: '2026-11-16', name: 'Extra' });
    await setActual(2, '2026-11-12T08:00:00Z');
    expect((await milestone(id, 4))?.plannedDate).toBe('2026-11-19T15:00:00.000Z');
    await app.db.delete(holidays).where(eq(holidays.date, '2026-11-16'));
  });
});

describe('the timeline', () => {
  it('gives milestones and the holidays between them', async () => {
    await setActual(2, '2026-11-12T08:00:00Z');
    const { body } = await app.call('plan-reader', 'GET', url(`GetFulfilmentPlanTimeline/${id}`));
    const { model: timeline } = body as Output<'getPlanTimeline'>;
    expect(timeline.milestones).toHaveLength(9);
    expect(timeline.holidays.length).toBeGreaterThan(0);
    expect(timeline.holidays.every(({ date }) => date >= '2026-11-10' && date <= '2027-03-01')).toBe(true);
  });
});

describe('hold and resume', () => {
  const toggle = async () => post('SetManufacturingOnHoldResume', { id, timestampBase64: await stamp(id) });

  it('freezes the dates, remembers the status and moves what is open by the days of the hold (F22)', async () => {
    await setActual(2, '2026-11-12T08:00:00Z');
    expect((await toggle()).body).toMatchObject({
      result: 0,
      message: 'Manufacturing status changed succesfully',
    });
    expect(await planOf(id)).toMatchObject({ status: 8, heldFrom: 0 });
    expect((await milestone(id, 4))?.facts).toMatchObject([{ kind: 'Hold' }]);
    // Two weeks ago: 10 working days, of which the site's company day and others may be holidays.
    await app.db
      .update(plans)
      .set({ heldSince: new Date('2026-11-13T09:00:00Z') })
      .where(eq(plans.id, id));
    const before = await milestone(id, 4);
    expect((await toggle()).body).toMatchObject({ result: 0 });
    expect(await planOf(id)).toMatchObject({ status: 0, heldFrom: null, heldSince: null });
    const rows = await app.db
      .select()
      .from(planMilestones)
      .where(and(eq(planMilestones.planId, id), eq(planMilestones.type, 4)));
    expect(before?.plannedDate).toBe('2026-11-18T15:00:00.000Z');
    expect(rows[0]?.plannedAt?.toISOString()).toBe('2026-11-25T15:00:00.000Z');
  });

  it('is refused after shipment', async () => {
    await app.db.update(plans).set({ status: 6 }).where(eq(plans.id, id));
    expect((await toggle()).body).toMatchObject({
      result: 2,
      message: 'A plan that is In Transit cannot be put on hold.',
    });
  });
});

describe('fields that are milestones as well', () => {
  it('RA approval and data availability move the status (F18, F27)', async () => {
    const edit = async (call: string, newValue: unknown, more: object = {}) =>
      post(call, { id, newValue, timestampBase64: await stamp(id), ...more });
    const confirmed = { ignoreWarning: true };
    expect((await edit('EditRaApproval', true)).body).toMatchObject({
      result: 1,
      message: 'File Uploaded and Design Approved have no actual date yet. Set this one anyway?',
    });
    expect((await edit('EditRaApproval', true, confirmed)).body).toMatchObject({ result: 0 });
    expect(await milestone(id, 9)).toMatchObject({ actualDate: '2026-11-20T09:00:00.000Z' });
    const revision = (await planOf(id))?.requiredManufacturingDataRevision ?? 0;
    expect((await edit('EditManufacturingDataRevision', revision, confirmed)).body).toMatchObject({
      result: 0,
      message: 'Data Availability changed succesfully.',
    });
    expect(await planOf(id)).toMatchObject({ status: 2, manufacturingDataAvailable: true });
    const lost = 'The data are no longer available then, and their actual date is removed. Change it anyway?';
    expect((await edit('EditManufacturingDataRevision', revision + 1)).body).toMatchObject({
      result: 1,
      message: lost,
    });
    expect(await planOf(id)).toMatchObject({ status: 2, manufacturingDataAvailable: true });
    expect((await edit('EditManufacturingDataRevision', revision + 1, confirmed)).body).toMatchObject({
      result: 0,
    });
    expect(await planOf(id)).toMatchObject({
      status: 0,
      manufacturingDataAvailable: false,
      requiredManufacturingDataRevision: revision + 1,
    });
    expect((await edit('EditManufacturingDataRevision', revision)).body).toMatchObject({ result: 2 });
  });

  it('the upload of the file is milestone 2 (F33)', async () => {
    const { body } = await post('EditFileUploadedDate', {
      id,
      newValue: '2026-11-13T10:00:00Z',
      timestampBase64: await stamp(id),
    });
    expect(body).toMatchObject({ result: 0, message: 'File uploaded date changed succesfully.' });
    expect(await milestone(id, 2)).toMatchObject({ actualDate: '2026-11-13T10:00:00.000Z' });
  });

  it('a new location plans with its calendar, an inactive one is refused (F26)', async () => {
    await setActual(2, '2026-11-12T08:00:00Z');
    const edit = async (newValue: number) =>
      post('EditManufacturingLocalization', { id, newValue, timestampBase64: await stamp(id) });
    expect((await edit(3)).body).toMatchObject({ result: 0, message: 'Location changed succesfully.' });
    expect(await milestone(id, 4)).toMatchObject({ timezone: 'Asia/Tokyo' });
    expect((await edit(4)).body).toMatchObject({ result: 2, message: 'Leiden is not active.' });
    expect((await edit(77)).body).toMatchObject({ result: 2 });
  });
});

it('keeps the history whole through all of this', async () => {
  expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
});
