import { planStatus } from '@crt/domain/plan-status';
import { scheduleChain } from '@crt/domain/milestone-chain';
import { comesBefore, type MilestoneType } from '@crt/domain/milestone-type';
import { statusAfterMilestones } from '@crt/domain/plan-progress';
import { isDesignSessionOnly, requestType } from '@crt/domain/request-type';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Storage } from '../../platform/db/database.ts';
import { openTestStorage } from '../../platform/db/test-storage.ts';
import { calendars, holidays } from '../calendar/calendar.tables.ts';
import { documents } from '../documentation/document/document.tables.ts';
import { changes } from '../history/change.tables.ts';
import { verifyHistory } from '../history/verify-history.ts';
import { presentPlans } from '../plan/plan-values.ts';
import { distributionCenters } from '../distribution-center/distribution-center.tables.ts';
import { leadTimeGroups, milestoneLeadTimes } from '../lead-time/lead-time.tables.ts';
import { savedFilters } from '../list/list.tables.ts';
import { manufacturingLocations } from '../manufacturing-location/manufacturing-location.tables.ts';
import { planComments, planLinks } from '../plan/plan-link.tables.ts';
import { planMilestones } from '../plan/plan-milestone.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { importSources } from '../plan/reimport/import-source.tables.ts';
import { presentWait } from '../plan/schedule/capacity-wait.ts';
import { readScheduleBasis, schedulesOf } from '../plan/schedule/plan-schedule.ts';
import { products, productTypes } from '../product/product.tables.ts';
import { importRows, imports } from '../import/import.tables.ts';
import { parcels } from '../tracking/tracking.tables.ts';
import { userPermissions, users } from '../user/user.tables.ts';
import { fillDemo } from './fill-demo.ts';
import { testHistoryKey } from '../testing/history-key.ts';

const now = new Date('2026-11-20T09:00:00Z');
let storage: Storage;
let db: Database;
beforeAll(async () => {
  storage = await openTestStorage();
  ({ db } = storage);
  await storage.setUp((own) => fillDemo(own, { historyKey: testHistoryKey, now, plans: 600 }));
});
afterAll(() => storage.close());

describe('what stands around the plans (§3.0)', () => {
  it('twelve personas and thirty colleagues, two of them gone, two with rights of their own', async () => {
    const people = await db.select().from(users);
    expect(people).toHaveLength(42);
    expect(people.filter(({ isActive }) => !isActive)).toHaveLength(2);
    const direct = await db.select().from(userPermissions);
    expect(new Set(direct.map(({ source }) => source))).toEqual(new Set(['main', 'design']));
  });

  it('sixty saved filters of both lists, own ones and shared ones, of many people', async () => {
    const filters = await db.select().from(savedFilters);
    expect(filters).toHaveLength(60);
    expect(new Set(filters.map(({ list }) => list))).toEqual(new Set(['plans', 'changes']));
    expect(new Set(filters.map(({ ownerUserId }) => ownerUserId)).size).toBeGreaterThan(8);
    expect(filters.filter(({ sharingLevel }) => sharingLevel === 1).length).toBeGreaterThan(3);
  });

  it('three sites on three continents and a closed one; five centres, Sydney and half an hour off among them', async () => {
    const sites = await db.select().from(manufacturingLocations).orderBy(asc(manufacturingLocations.id));
    expect(sites.map(({ timeZone, isActive }) => [timeZone, isActive])).toEqual([
      ['Europe/Berlin', true],
      ['America/Detroit', true],
      ['Asia/Tokyo', true],
      ['Europe/Amsterdam', false],
    ]);
    const zones = (await db.select().from(distributionCenters)).map(({ timeZoneId }) => timeZoneId);
    expect(zones).toHaveLength(5);
    expect(zones).toEqual(expect.arrayContaining(['Australia/Sydney', 'Asia/Kolkata']));
  });

  it('holidays soon, on a Sunday and three in a row; calendars of capacity have none', async () => {
    const rows = await db
      .select({ date: holidays.date, calendar: calendars.name })
      .from(holidays)
      .innerJoin(calendars, eq(calendars.id, holidays.calendarId));
    expect(rows.filter(({ calendar }) => calendar.includes('Capacity'))).toEqual([]);
    const soon = rows.filter(({ date }) => date >= '2026-11-20' && date <= '2026-12-20');
    const weekday = (date: string) => new Date(date).getUTCDay();
    expect(soon.some(({ date }) => weekday(date) === 0)).toBe(true);
    expect(soon.some(({ date }) => weekday(date) > 0 && weekday(date) < 6)).toBe(true);
    const shutdown = soon.filter(({ calendar }) => calendar === 'Regional Holidays').map(({ date }) => date);
    expect(shutdown.toSorted()).toEqual(['2026-11-30', '2026-12-01', '2026-12-02']);
  });

  it('nine product types of every cut-off family and kind, and forty products of which some are gone', async () => {
    const types = await db.select().from(productTypes);
    expect(types).toHaveLength(9);
    expect(types.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['CMRP', 'UPC', 'PEEK', 'UMC', 'HIPMAP', 'SMRP']),
    );
    const kinds = [
      'isTmj',
      'isMsd',
      'isPrioritizable',
      'manufacturingAtRisk',
      'isHidden',
      'isCapacityScheduled',
    ] as const;
    for (const kind of kinds) expect(types.filter((type) => type[kind]).length).toBeGreaterThan(0);
    const all = await db.select().from(products);
    expect(all).toHaveLength(40);
    expect(all.filter(({ isActive }) => !isActive).length).toBeGreaterThan(0);
  });

  it('lead times of a group for every product type and one for all, so that the group of a plan decides', async () => {
    const groups = await db.select().from(leadTimeGroups);
    expect(new Set(groups.map(({ productTypeId }) => productTypeId))).toEqual(
      new Set([null, 1, 2, 3, 4, 5, 6, 7, 8, 9]),
    );
    const rows = await db.select().from(milestoneLeadTimes);
    const typeOf = new Map(groups.map(({ id, productTypeId }) => [id, productTypeId]));
    expect(rows.filter(({ groupId, productTypeId }) => typeOf.get(groupId ?? 0) !== productTypeId)).toEqual(
      [],
    );
  });
});

const count = (where: ReturnType<typeof and>) => db.$count(plans, where);
const withMilestone = (where: ReturnType<typeof and>) =>
  sql`exists (select 1 from ${planMilestones} where ${planMilestones.planId} = ${plans.id} and ${where})`;

describe('the demo world has every kind of plan (§3.0)', () => {
  it('600 plans of every category in about the stated shares', async () => {
    expect(await count(undefined)).toBe(600);
    const shares = await Promise.all(
      Object.values(requestType).map(async (type) => [type, await count(eq(plans.type, type))] as const),
    );
    const expected = { 1: 420, 2: 90, 3: 40, 4: 40, 5: 10 };
    for (const [type, number] of shares) expect(Math.abs(number - expected[type])).toBeLessThanOrEqual(8);
  });

  it.each(Object.entries(planStatus))('plans that are %s', async (_name, status) => {
    expect(await count(eq(plans.status, status))).toBeGreaterThan(0);
  });

  it('many kinds among the ten newest, which everybody sees first: early, late and held', async () => {
    const newest = await db.select().from(plans).orderBy(desc(plans.id)).limit(10);
    expect(new Set(newest.map(({ status }) => status)).size).toBeGreaterThanOrEqual(5);
    expect(newest.some(({ status }) => status === planStatus.onHold)).toBe(true);
    const ofNewest = inArray(
      planMilestones.planId,
      newest.map(({ id }) => id),
    );
    const milestones = await db.select().from(planMilestones).where(ofNewest);
    expect(milestones.some(({ actualAt, plannedAt }) => !actualAt && plannedAt && plannedAt < now)).toBe(
      true,
    );
    expect(milestones.some(({ actualAt, plannedAt }) => actualAt && plannedAt && actualAt < plannedAt)).toBe(
      true,
    );
  });

  it.each([
    ['held, from more than one status', 20, isNotNull(plans.heldFrom)],
    ['of priority', 15, eq(plans.priority, true)],
    ['manufactured at risk', 3, eq(plans.manufacturingAtRisk, true)],
    [
      'with dates locked by hand',
      3,
      sql<boolean>`exists (select from ${planMilestones} where plan_id = ${plans.id} and is_locked)`,
    ],
    ['waiting in a queue of capacity', 20, isNotNull(plans.manufacturingPosition)],
    ['waiting longer than planned for capacity', 5, gt(plans.overflowDays, 0)],
    ['moved before their earliest day', 1, lt(plans.overflowDays, 0)],
    ['with a metal allergy', 5, eq(plans.hasMetalAllergy, true)],
    ['with a PO number', 20, isNotNull(plans.poNumber)],
    ['without an order number', 20, isNull(plans.orderNumber)],
    ['made for the order of a customer', 10, eq(plans.isManufacturingOnly, true)],
    ['with a session', 50, isNotNull(plans.designSessionDate)],
    ['on their way with a tracking number', 10, isNotNull(plans.trackingNumber)],
  ] as const)('plans %s', async (_name, atLeast, where) => {
    expect(await count(where)).toBeGreaterThanOrEqual(atLeast);
  });

  it('starts set by hand that keep a place in a queue, each beside others on its day (§3.4)', async () => {
    const start = and(
      eq(planMilestones.planId, plans.id),
      eq(planMilestones.type, 5),
      eq(planMilestones.isLocked, true),
      isNull(planMilestones.actualAt),
    );
    const waiting = await db
      .select({
        id: plans.id,
        place: sql<string>`${plans.manufacturingLocationId} || ' ' || ${plans.manufacturingStartDate}`,
        position: plans.manufacturingPosition,
        isByHand: sql<boolean>`${planMilestones.planId} is not null`,
      })
      .from(plans)
      .leftJoin(planMilestones, start)
      .where(isNotNull(plans.manufacturingPosition));
    const byHand = waiting.filter(({ isByHand }) => isByHand);
    const besideOthers = byHand.filter((plan) =>
      waiting.some(({ place, isByHand }) => !isByHand && place === plan.place),
    );
    expect(besideOthers.length).toBeGreaterThan(0);
    // No two share a place.
    expect(new Set(waiting.map(({ place, position }) => `${place} ${position}`)).size).toBe(waiting.length);
  });

  it('plans in and out of the scope of capacity', async () => {
    const inScope = (isIn: boolean) =>
      sql`exists (select 1 from ${productTypes} where ${productTypes.id} = ${plans.productTypeId}
        and ${productTypes.isCapacityScheduled} = ${isIn})`;
    expect(await count(inScope(true))).toBeGreaterThan(50);
    expect(await count(inScope(false))).toBeGreaterThan(50);
  });

  it('plans late, on time and early', async () => {
    const late = and(
      isNotNull(planMilestones.actualAt),
      sql`${planMilestones.actualAt} > ${planMilestones.plannedAt} + interval '1 day'`,
    );
    const early = sql`${planMilestones.actualAt} < ${planMilestones.plannedAt} - interval '12 hours'`;
    const overdue = and(isNull(planMilestones.actualAt), lt(planMilestones.plannedAt, now));
    expect(await count(withMilestone(late))).toBeGreaterThan(30);
    expect(await count(withMilestone(early))).toBeGreaterThan(20);
    expect(await count(withMilestone(overdue))).toBeGreaterThan(10);
  });

  it('milestones in several zones, one of them half an hour off', async () => {
    const zones = await db.selectDistinct({ zone: planMilestones.timeZone }).from(planMilestones);
    expect(zones.length).toBeGreaterThanOrEqual(5);
    expect(zones.map(({ zone }) => zone)).toContain('Asia/Kolkata');
  });

  it('trees of re-orders four deep', async () => {
    const [parent, grandparent] = [alias(plans, 'parent'), alias(plans, 'grandparent')];
    const deep = await db
      .select({ id: plans.id })
      .from(plans)
      .innerJoin(parent, eq(parent.id, plans.underlyingPlanId))
      .innerJoin(grandparent, eq(grandparent.id, parent.underlyingPlanId))
      .where(isNotNull(grandparent.underlyingPlanId));
    expect(deep.length).toBeGreaterThan(0);
  });

  it('linked plans, comments, and sources that changed since', async () => {
    expect(await db.$count(planLinks)).toBeGreaterThan(5);
    expect(await db.$count(planComments)).toBeGreaterThan(20);
    const moved = sql`${importSources.content} ->> 'plannedSurgeryDate' <> (select ${plans.plannedSurgeryDate}::text
      from ${plans} where ${plans.requestId} = ${importSources.requestId})`;
    expect(await db.$count(importSources, moved)).toBeGreaterThan(10);
  });

  it('nine imports with all kinds of results', async () => {
    const ofRequests = eq(imports.kind, 'request');
    expect(await db.$count(imports, ofRequests)).toBe(9);
    const kinds = await db
      .selectDistinct({ status: importRows.status })
      .from(importRows)
      .innerJoin(imports, eq(imports.id, importRows.importId))
      .where(ofRequests);
    const statuses = ['Imported', 'Updated', 'Skipped', 'Staged'];
    expect(new Set(kinds.map(({ status }) => status))).toEqual(new Set(statuses));
  });

  it('two hundred parcels, ten of them of requests that are no plans', async () => {
    expect(await db.$count(parcels)).toBe(200);
    const known = db.select({ requestId: plans.requestId }).from(plans);
    expect(await db.$count(parcels, notInArray(parcels.requestId, known))).toBe(10);
  });

  it('dates that the rules compute from its facts, so that "Why this date?" is always right', async () => {
    const rows = await db
      .select({ plan: plans, productType: productTypes })
      .from(plans)
      .innerJoin(productTypes, eq(productTypes.id, plans.productTypeId));
    const loaded = rows.map((row) => ({ id: row.plan.id, stamp: row.plan.stamp, ...row, product: null }));
    const schedules = schedulesOf(loaded, await readScheduleBasis(db, loaded));
    const wrong = loaded.flatMap((one) => {
      const schedule = schedules.get(one.id);
      if (!schedule) return [one.id];
      const input = { ...schedule.input, isOnHold: false, capacity: presentWait(one, schedule) };
      // Each as if it and what follows were still open; only what was set by hand is taken as it is.
      const differs = input.milestones.some((fact, place) => {
        const open = input.milestones.slice(0, place + 1).with(place, { ...fact, actualDate: null });
        const planned = scheduleChain({ ...input, milestones: open })[place]?.plannedDate;
        return planned?.getTime() !== fact.plannedDate?.getTime();
      });
      return differs ? [one.id] : [];
    });
    expect(wrong).toEqual([]);
    expect(loaded).toHaveLength(600);
  });

  it('no actual date before that of a milestone before it, nor without it; only the approval may follow the data (§3.3)', async () => {
    const ofPlans = Map.groupBy(await db.select().from(planMilestones), ({ planId }) => planId);
    const wrong = (await db.select().from(plans)).flatMap((plan) => {
      const happened = (ofPlans.get(plan.id) ?? []).filter(({ actualAt }) => actualAt);
      return happened.flatMap(({ type, actualAt }) =>
        (ofPlans.get(plan.id) ?? [])
          .filter((one) => comesBefore(one.type, type, plan.manufacturingAtRisk))
          .filter((one) => !one.actualAt || !actualAt || one.actualAt >= actualAt)
          .map((one) => [plan.id, plan.status, one.type, type]),
      );
    });
    expect(wrong).toEqual([]);
    // The approval is open beside the data where the status says so.
    const isOpen =
      (type: MilestoneType, is: boolean) =>
      ({ id }: { readonly id: number }) =>
        (ofPlans.get(id) ?? []).some((one) => one.type === type && (one.actualAt === null) === is);
    const awaited = (await db.select().from(plans)).filter(isOpen(9, true)).filter(isOpen(10, false));
    expect(new Set(awaited.map(({ status, heldFrom }) => heldFrom ?? status))).toEqual(new Set([1]));
  });

  it('statuses that its milestones have reached', async () => {
    const all = await db.select().from(plans).where(lt(plans.status, planStatus.onHold));
    const passed = Map.groupBy(await db.select().from(planMilestones), ({ planId }) => planId);
    const wrong = all.filter(({ id, type, status }) => {
      const rows = passed.get(id) ?? [];
      const happened = rows.filter(({ actualAt }) => actualAt).map((row) => row.type);
      const milestones = new Set(rows.map((row) => row.type));
      const progress = { milestones, passed: new Set(happened) };
      const reached = statusAfterMilestones(status, progress);
      return !isDesignSessionOnly(type) && reached !== status;
    });
    expect(wrong.map(({ id, status }) => [id, status])).toEqual([]);
  });

  it('documents and products that several people changed over time (O22, P7)', async () => {
    const told = await db
      .select()
      .from(changes)
      .where(
        and(inArray(changes.aggregate, ['document', 'documented-product']), ne(changes.source, 'import')),
      );
    const things = [
      ...Map.groupBy(told, ({ aggregate, aggregateId }) => `${aggregate}/${aggregateId}`).values(),
    ];
    expect(things).toHaveLength(11);
    for (const one of things) {
      expect(one.length).toBeGreaterThanOrEqual(3);
      expect(one.length).toBeLessThanOrEqual(8);
      expect(new Set(one.map(({ userId }) => userId)).size).toBeGreaterThan(1);
      const times = one
        .toSorted((first, second) => first.sequence - second.sequence)
        .map((row) => row.changedAt.getTime());
      expect(times).toEqual(times.toSorted((first, second) => first - second));
      expect(Math.max(...times)).toBeLessThan(now.getTime());
    }
    const names = await db.select({ name: documents.name }).from(documents);
    expect(names.filter(({ name }) => /draft|review/.test(name))).toEqual([]);
  });

  it('a history without a gap', async () => {
    expect(
      (await verifyHistory(db, { key: testHistoryKey, present: { plan: presentPlans } })).broken,
    ).toEqual([]);
  });
});
