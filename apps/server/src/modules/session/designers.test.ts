import { and, eq, gt, ne } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { changes } from '../history/change.tables.ts';
import { productTypes } from '../product/product.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { DesignResult } from './design-result.ts';
import { availabilities, designSessions, type StoredWeekTime } from './session.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const call = async <Body>(as: string | undefined, method: string, path: string, body?: object) => {
  const answer = await app.call(as, method, `/api/design/${path}`, body);
  return { status: answer.status, body: answer.body as Body };
};
const list = async () => (await call<Output<'listDesigners'>>('session-viewer', 'GET', 'designers')).body;
const replace = (
  id: string,
  members: Readonly<Record<string, unknown>>,
  { as = 'session-manager', query = '' } = {},
) =>
  call<DesignResult>(
    as,
    'PATCH',
    `designers/${id}${query}`,
    Object.entries(members).map(([member, value]) => ({ op: 'replace', path: `/${member}`, value })),
  );
const confirmed = { query: '?ignoreWarning=true' };
type Entry = typeof availabilities.$inferInsert;
const dana = '00000000-0000-4000-8000-000000000005';

describe('designers', () => {
  it('are fourteen: one inactive, one without a zone, one beyond the date line (N21, N2)', async () => {
    const designers = await list();
    expect(designers).toHaveLength(14);
    expect(designers.filter(({ isActive }) => !isActive)).toHaveLength(1);
    expect(designers.filter(({ timezone }) => timezone === null)).toHaveLength(1);
    expect(designers.filter(({ timezone }) => timezone === 'Pacific/Auckland')).toHaveLength(1);
    const names = designers.map(({ lastName }) => lastName);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    const { body } = await call<Output<'getDesigner'>>('designer', 'GET', `designers/${dana}`);
    expect(body).toMatchObject({ firstName: 'Dana', timezone: 'Europe/Berlin', location: 'Berlin' });
    expect(body.locationTimezoneName).toMatch(/Berlin$/);
  });

  it('are changed member by member, all or none, with history and event (N22)', async () => {
    app.takeEvents();
    const members = { sessionsPerDay: 4, timezone: 'Asia/Kolkata', productTypeIds: [4, 1] };
    const { body } = await replace(dana, members, confirmed);
    expect(body).toEqual({ result: 0, messages: [], id: expect.any(Number) as number });
    expect((await list()).find(({ id }) => id === dana)).toMatchObject({
      sessionsPerDay: 4,
      timezone: 'Asia/Kolkata',
      productIds: [1, 4],
    });
    const entities = app.takeEvents().map(({ entity }) => entity);
    expect(entities).toEqual(expect.arrayContaining(['designer', 'schedule', 'session-time']));
    const told = await app.db
      .select()
      .from(changes)
      .where(and(eq(changes.aggregate, 'designer'), eq(changes.aggregateId, body.id ?? 0)));
    expect(told.map(({ field, newText }) => [field, newText])).toEqual(
      expect.arrayContaining([
        ['timezone', 'Asia/Kolkata'],
        ['productTypeIds', 'Cranial Reconstruction Plate, PEEK Cranial Implant'],
      ]),
    );
    await replace(dana, { timezone: 'Europe/Berlin' }, confirmed);
  });

  it('keep a zone as long as sessions or availability lie ahead, and say how much (N4, N22)', async () => {
    const before = await list();
    const { status, body } = await replace(dana, { sessionsPerDay: 3, timezone: null }, confirmed);
    expect({ status, body }).toMatchObject({
      status: 400,
      body: {
        errors: [
          {
            path: '/body/1/value',
            message: expect.stringMatching(
              /^Nothing can be planned without a timezone, and this designer still has [1-9]\d* sessions? and [1-9]\d* hours of availability ahead\. Move or delete them first\.$/,
            ) as string,
          },
        ],
      },
    });
    expect(await list()).toEqual(before);
    const [booked] = await app.db
      .select({ designerId: designSessions.designerId })
      .from(designSessions)
      .where(and(gt(designSessions.startAt, new Date('2026-12-01')), ne(designSessions.designerId, dana)));
    const rests = booked?.designerId ?? '';
    await app.db.delete(availabilities).where(eq(availabilities.designerId, rests));
    expect((await replace(rests, { timezone: null })).status).toBe(400);
    await app.db.delete(designSessions).where(eq(designSessions.designerId, rests));
    expect((await replace(rests, { timezone: null })).body.result).toBe(0);
    expect((await replace(rests, { timezone: 'Asia/Tokyo' })).body.result).toBe(0);
  });

  it('ask before they get another zone: what recurs moves, and sessions would lie outside (N22, N43)', async () => {
    const before = await list();
    const zone = { timezone: 'Pacific/Auckland' };
    const { body } = await replace(dana, zone);
    expect(body).toEqual({ result: 1, messages: expect.any(Array) as string[], id: null });
    expect(body.messages[0]).toMatch(
      /^This designer has \d+ sessions? and \d+ hours of availability ahead\./,
    );
    expect(body.messages[0]).toMatch(
      /what recurs weekly, also in the past, keeps its times of day, read in Pacific\/Auckland\.$/,
    );
    expect(body.messages[1]).toMatch(
      /^(1 session would .* keeps its|\d+ sessions would .* keep their) booking: 26-\d+.*\.$/,
    );
    expect(body.messages[2]).toBe('Change the timezone anyway?');
    expect(await list()).toEqual(before);
    expect((await replace(dana, { timezone: 'Europe/Berlin', sessionsPerDay: 5 })).body.result).toBe(0);
    expect((await replace(dana, zone, confirmed)).body.result).toBe(0);
    expect((await list()).find(({ id }) => id === dana)).toMatchObject(zone);
  });

  it('keep a zone that keeps two availabilities apart, or a weekly one in the day (N22, N42)', async () => {
    const [one] = (await list()).filter(({ timezone, isActive }) => timezone === 'Asia/Tokyo' && isActive);
    const designerId = one?.id ?? '';
    const monday: StoredWeekTime = { weekDay: 1, startTime: '08:00:00', endTime: '10:00:00' };
    const sunday: StoredWeekTime = { weekDay: 7, startTime: '02:00:00', endTime: '02:45:00' };
    const week = (day: string, time: StoredWeekTime): Entry => ({
      designerId,
      type: 2,
      startDate: day,
      endDate: day,
      days: [time],
    });
    const [startAt, endAt] = [new Date('2027-04-05T06:00Z'), new Date('2027-04-05T08:00Z')];
    const single: Entry = { designerId, type: 1, startAt, endAt };
    const made = await app.db
      .insert(availabilities)
      .values([week('2027-04-05', monday), week('2027-03-28', sunday), single])
      .returning();
    const before = await list();
    const refused = await replace(designerId, { timezone: 'Europe/Berlin' }, confirmed);
    const message =
      'In Europe/Berlin availabilities would overlap: 05/04/2027 08:00 to 10:00 (now 05/04/2027 15:00 to 17:00) with the weekly 05/04/2027 08:00 to 10:00' +
      ', and the clock skips the weekly 28/03/2027 02:00 to 02:45, which would be lost. Change or remove them first.';
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: '/body/0/value', message }] } });
    expect(await list()).toEqual(before);
    for (const { id } of made.slice(0, 2))
      await app.db.delete(availabilities).where(eq(availabilities.id, id));
    expect((await replace(designerId, { timezone: 'Europe/Berlin' }, confirmed)).body.result).toBe(0);
  });

  it.each([
    [{ timezone: 'Europe/Atlantis' }, 'There is no time zone Europe/Atlantis.'],
    [{ productTypeIds: [9] }, 'The product type Porous Facial Implant is hidden.'],
    [{ productTypeIds: [999] }, 'This product type does not exist.'],
    [{ locationId: 4 }, 'Leiden is not active.'],
    [{ sessionsPerDay: 9, timezone: 'Nowhere/Land' }, 'There is no time zone Nowhere/Land.'],
  ])('refuse %j and stay as they are', async (members, message) => {
    const before = await list();
    const { body } = await replace(dana, members);
    expect(body).toEqual({ result: 2, messages: [message], id: null });
    expect(await list()).toEqual(before);
  });

  it('refuse no sessions a day, strangers and who may not (N22)', async () => {
    expect((await replace(dana, { sessionsPerDay: 0 })).status).toBe(400);
    expect((await replace('nobody', { sessionsPerDay: 2 })).status).toBe(404);
    expect((await replace(dana, { sessionsPerDay: 2 }, { as: 'designer' })).status).toBe(403);
    expect((await call(undefined, 'GET', 'designers')).status).toBe(401);
    expect((await call('planner', 'GET', 'designers')).status).toBe(403);
  });
});

const form = {
  productTypeId: 8,
  priority: false,
  preparationTime: '1.02:00:00',
  designSessionTime: '01:30:00',
  postProcessingTime: '0.04:00:00',
  sessionLimit: 1,
};
it('a product type that is not offered any more still has its name where it is kept (N21, N26)', async () => {
  const [entry] = await listProperties();
  const { productTypeId, productTypeName } = entry ?? { productTypeId: 0 };
  const kept = (await list()).find(({ productIds }) => productIds.includes(productTypeId));
  const hide = (isHidden: boolean) =>
    app.db.update(productTypes).set({ isHidden }).where(eq(productTypes.id, productTypeId));
  await hide(true);
  expect((await listProperties())[0]).toEqual(entry);
  expect((await list()).find(({ id }) => id === kept?.id)).toEqual(kept);
  expect(kept?.productNames[kept.productIds.indexOf(productTypeId)]).toBe(productTypeName);
  const { body } = await call<Output<'listDesignProductTypes'>>('designer', 'GET', 'productTypes');
  expect(body.map(({ id }) => id)).not.toContain(productTypeId);
  await hide(false);
});

const properties = 'GeneralSessionProperties';
const listProperties = async () =>
  (await call<Output<'listSessionProperties'>>('session-manager', 'GET', properties)).body;

describe('general session properties', () => {
  it('are added, changed and deleted, one per product type and priority (N26, N27)', async () => {
    const { body } = await call<DesignResult>('session-manager', 'POST', properties, form);
    expect(body).toMatchObject({ result: 0, messages: [] });
    expect((await listProperties()).find(({ id }) => id === body.id)).toEqual({
      ...form,
      id: body.id,
      productTypeName: 'PMMA Cranial Implant',
    });
    const again = await call<DesignResult>('session-manager', 'POST', properties, form);
    expect(again.body.result).toBe(2);
    expect(again.body.messages).toEqual([
      'A session property with the Product Type PMMA Cranial Implant and the Priority No already exists.',
    ]);
    const { productTypeId: _type, priority: _priority, ...change } = form;
    const edited = { ...change, sessionLimit: 0 };
    const path = `${properties}/${body.id}`;
    expect((await call<DesignResult>('session-manager', 'PUT', path, edited)).body.result).toBe(0);
    expect((await listProperties()).find(({ id }) => id === body.id)).toMatchObject({
      sessionLimit: 0,
      productTypeId: 8,
    });
    expect((await call<DesignResult>('session-manager', 'DELETE', path)).body.result).toBe(0);
    expect((await call('session-manager', 'DELETE', path)).status).toBe(404);
  });

  it.each([
    [{ ...form, productTypeId: 9 }, 'The product type Porous Facial Implant is hidden.'],
    [{ ...form, designSessionTime: '00:00:00' }, 'Session time is required.'],
  ])('refuse %j', async (body, message) => {
    const answer = await call<DesignResult>('session-manager', 'POST', properties, body);
    expect(answer.body).toEqual({ result: 2, messages: [message], id: null });
  });

  it('refuse what the contract does not know, and who may not (N14, N26)', async () => {
    const wrong = { ...form, preparationTime: '6.00:00:00' };
    expect((await call('session-manager', 'POST', properties, wrong)).status).toBe(400);
    const negative = { ...form, sessionLimit: -1 };
    expect((await call('session-manager', 'POST', properties, negative)).status).toBe(400);
    expect((await call('session-viewer', 'POST', properties, form)).status).toBe(403);
    expect((await call(undefined, 'GET', properties)).status).toBe(401);
  });

  it('of a plan are those of its type, else 0, 0 and 2 hours (N29, N30, C26)', async () => {
    for (const id of [1, 2, 3]) {
      const answer = await call<Output<'getSessionDefaultsOfPlan'>>('designer', 'GET', `${properties}/${id}`);
      const { productTypeId, priority, ...durations } = answer.body;
      const entry = (await listProperties()).find(
        (one) => one.productTypeId === productTypeId && one.priority === priority,
      );
      expect(durations).toEqual(
        entry
          ? {
              preparationTime: entry.preparationTime,
              designSessionTime: entry.designSessionTime,
              postProcessingTime: entry.postProcessingTime,
            }
          : {
              preparationTime: '0.00:00:00',
              designSessionTime: '02:00:00',
              postProcessingTime: '0.00:00:00',
            },
      );
    }
    expect((await call('designer', 'GET', `${properties}/99999`)).status).toBe(404);
  });
});

describe('the lists of the dialogs', () => {
  it.each([
    'users',
    'timezones',
    'products',
    'productTypes',
    'manufacturingLocations',
    'distributionCenters',
  ])('%s are there for who plans sessions', async (path) => {
    const { status, body } = await call<unknown[]>('session-viewer', 'GET', path);
    expect(status).toBe(200);
    expect(body.length).toBeGreaterThan(3);
    expect((await call(undefined, 'GET', path)).status).toBe(401);
  });
});
