import { comesBefore } from '@crt/domain/milestone-type';
import { asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendars, holidays } from '../../calendar/calendar.tables.ts';
import { changes } from '../../history/change.tables.ts';
import { storedValue } from '../../history/field-value.ts';
import { verifyHistory } from '../../history/verify-history.ts';
import { distributionCenters } from '../../distribution-center/distribution-center.tables.ts';
import {
  defaultLeadTimeModifications,
  leadTimeGroups,
  milestoneLeadTimes,
  planLeadTimeModifications,
} from '../../lead-time/lead-time.tables.ts';
import { manufacturingLocations } from '../../manufacturing-location/manufacturing-location.tables.ts';
import { productTypes } from '../../product/product.tables.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { plans } from '../plan.tables.ts';
import { expectedDates, type PlainCalendar } from '../testing/date-oracle.ts';
import { findMilestones } from './plan-schedule.ts';
import { testHistoryKey } from '../../testing/history-key.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** One thing that somebody does to a plan; `days` counts from the day of the tests. */
interface Step {
  readonly kind:
    | 'hold'
    | 'leadTime'
    | 'actual'
    | 'planned'
    | 'unlock'
    | 'reschedule'
    | 'location'
    | 'data'
    | 'approval'
    | 'session'
    | 'priority'
    | 'risk';
  readonly milestone: number;
  readonly days: number;
}

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(
    'hold',
    'leadTime',
    'actual',
    'actual',
    'planned',
    'unlock',
    'reschedule',
    'location',
    'data',
    'approval',
    'session',
    'priority',
    'risk',
  ),
  milestone: fc.constantFrom(2, 3, 4, 5, 6, 7, 8, 9, 10),
  days: fc.integer({ min: -6, max: 20 }),
});

const now = Date.parse('2026-11-20T08:00:00Z');
const dayAt = (days: number) => new Date(now + days * 86_400_000).toISOString();
const post = (url: string, body?: object) => app.call('planner', 'POST', `/api/${url}`, body);

async function planOf(id: number) {
  const [plan] = await app.db.select().from(plans).where(eq(plans.id, id));
  if (!plan) throw new Error(`There is no plan ${id}`);
  return plan;
}

async function stampOf(id: number): Promise<string> {
  const { body } = await app.call('planner', 'GET', `/api/FulfilmentPlan/GetMilestones/${id}`);
  return (body as { timestamp: string }).timestamp;
}

async function take(id: number, { kind, milestone, days }: Step): Promise<number> {
  const timestampBase64 = await stampOf(id);
  const edit = { id, timestampBase64, ignoreWarning: true };
  const plan = 'FulfilmentPlan';
  const field = (call: string, newValue: unknown) => post(`${plan}/${call}`, { ...edit, newValue });
  if (kind === 'hold') {
    const answer = await post(`${plan}/SetManufacturingOnHoldResume`, { id, timestampBase64 });
    // The clock of the tests stands still: a hold of some days began some days ago.
    const heldSince = new Date(now - Math.abs(days) * 86_400_000);
    if ((await planOf(id)).status === 8)
      await app.db.update(plans).set({ heldSince }).where(eq(plans.id, id));
    return answer.status;
  }
  const calls: Record<Exclude<Step['kind'], 'hold'>, () => ReturnType<typeof post>> = {
    leadTime: () =>
      post(`${plan}/UpdateLeadTimeModifications/${id}`, [{ milestoneId: milestone, additionalDays: days }]),
    actual: () =>
      post(`${plan}/EditMilestoneActualDate`, {
        ...edit,
        milestoneId: milestone,
        newValue: days > 8 ? null : dayAt(Math.min(days, 0)),
      }),
    planned: () =>
      post(`${plan}/EditMilestonePlannedDate`, { ...edit, milestoneId: milestone, newValue: dayAt(days) }),
    unlock: () => post(`${plan}/UnlockMilestones/${id}`),
    reschedule: () => post(`ManufacturingCycle/RescheduleManufacturingMilestones/${id}`),
    location: () =>
      post(`${plan}/EditManufacturingLocalization`, { id, timestampBase64, newValue: 1 + (milestone % 3) }),
    data: async () => {
      const { requiredManufacturingDataRevision: revision } = await planOf(id);
      const newValue = revision + (days > 6 ? 1 : 0);
      return post(`${plan}/EditManufacturingDataRevision`, { ...edit, newValue });
    },
    approval: () => field('EditRaApproval', days > 6),
    session: () => field('EditDesignSessionDate', days > 15 ? null : dayAt(days)),
    priority: () => field('EditIsPriority', days > 6),
    risk: () => field('EditManufacturingAtRisk', days > 6),
  };
  return (await calls[kind]()).status;
}

async function calendarsOf(plan: Awaited<ReturnType<typeof planOf>>) {
  const [site] = await app.db
    .select()
    .from(manufacturingLocations)
    .where(eq(manufacturingLocations.id, plan.manufacturingLocationId ?? 0));
  const [centre] = await app.db
    .select()
    .from(distributionCenters)
    .where(eq(distributionCenters.id, plan.distributionCenterId ?? 0));
  const daysOff = async (calendarId: number | undefined) =>
    (
      await app.db
        .select({ date: holidays.date })
        .from(holidays)
        .innerJoin(calendars, eq(calendars.id, holidays.calendarId))
        .where(eq(calendars.id, calendarId ?? 0))
    ).map(({ date }) => date);
  const ofSite: PlainCalendar = {
    zone: site?.timeZone ?? 'UTC',
    holidays: await daysOff(site?.calendarId),
    end: site?.workDayEnd.slice(0, 5) ?? '17:00',
  };
  const ofCentre = {
    zone: centre?.timeZoneId ?? 'UTC',
    holidays: await daysOff(centre?.calendarId),
    end: '17:00',
  };
  return { site: ofSite, centre: ofCentre };
}

async function worldOf(id: number) {
  const plan = await planOf(id);
  const added = new Map<number, number>();
  const byType = eq(defaultLeadTimeModifications.productTypeId, plan.productTypeId);
  for (const row of await app.db.select().from(defaultLeadTimeModifications).where(byType))
    added.set(row.milestone, row.additionalDays);
  const ofPlan = eq(planLeadTimeModifications.planId, id);
  for (const row of await app.db.select().from(planLeadTimeModifications).where(ofPlan))
    added.set(row.milestone, row.additionalDays);
  const leadTimes = await app.db.select().from(milestoneLeadTimes);
  const ofType = eq(leadTimeGroups.productTypeId, plan.productTypeId);
  const [group] = await app.db.select().from(leadTimeGroups).where(ofType);
  const places = await calendarsOf(plan);
  // PMMA has no cut-off of its own, plans of the other type are UPC, in until 13:00.
  const cutOff = plan.productTypeId === 3 ? '13:00' : places.site.end;
  const rows = await findMilestones(app.db, id);
  return { plan, rows, leadTimes, groupId: group?.id, added, cutOff, ...places };
}

const plannedOf = ({ rows }: Awaited<ReturnType<typeof worldOf>>) =>
  new Map<number, string | null>(rows.map(({ type, plannedAt }) => [type, plannedAt?.toISOString() ?? null]));

const fieldsOf = (plan: World['plan']) => ({
  raApproval: plan.raApproval,
  manufacturingDataAvailable: plan.manufacturingDataAvailable,
  requiredManufacturingDataRevision: plan.requiredManufacturingDataRevision,
  fileUploadedDate: plan.fileUploadedDate,
  designSessionDate: plan.designSessionDate,
  manufacturingPosition: plan.manufacturingPosition,
  overflowDays: plan.overflowDays,
  priority: plan.priority,
  manufacturingAtRisk: plan.manufacturingAtRisk,
  requestStatusId: plan.status,
  manufacturingLocalizationId: plan.manufacturingLocationId,
  rescheduledAt: plan.rescheduledAt,
});

/** Everything about a plan that these steps can change, by the name of the history. */
function valuesOf({ plan, rows }: World) {
  const dates = rows.flatMap(({ type, plannedAt, actualAt }) => [
    [`milestone:${type}:planned`, plannedAt] as const,
    [`milestone:${type}:actual`, actualAt] as const,
  ]);
  return new Map(
    [...dates, ...Object.entries(fieldsOf(plan))].map(([name, value]) => [name, storedValue(value)]),
  );
}

/** Two rows that differ by their group only; the newer one is of a group that is not that of PMMA or UPC. */
beforeAll(async () => {
  const alike = { milestone: 7, requestTypeId: 1, distributionCenterId: 5 } as const;
  for (const [groupId, days] of [
    [9, 4],
    [4, 6],
    [2, 9],
  ] as const)
    await app.db.insert(milestoneLeadTimes).values({ ...alike, groupId, days });
});

/** Plan 41 is PMMA from Berlin, planned by lead times; plan 42 is UPC from Detroit, which waits for capacity. */
beforeAll(async () => {
  await app.db.update(productTypes).set({ isPrioritizable: true, manufacturingAtRisk: true });
  const common = { type: 1, status: 0, heldFrom: null, heldSince: null, priority: false } as const;
  const places = { distributionCenterId: 5, manufacturingPosition: null, manufacturingDataAvailable: false };
  const session = { designSessionRequired: true, productId: null };
  for (const [id, type] of [
    [41, 8],
    [42, 3],
  ] as const) {
    const values = { ...common, ...places, ...session, productTypeId: type };
    await app.db.update(plans).set(values).where(eq(plans.id, id));
  }
});

it('whatever is done to a plan, its dates are those of the rules and its history tells every difference', async () => {
  const steps = fc.array(step, { minLength: 2, maxLength: 7 });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(41, 42), steps, async (id, taken) => {
      for (const one of taken) {
        const before = await worldOf(id);
        expect(await take(id, one)).toBeLessThan(400);
        const after = await worldOf(id);
        // What was never planned under these rules is planned by the first step that changes anything.
        const isChanged = after.plan.stamp > before.plan.stamp;
        if (isChanged) seen.add(one.kind);
        expect(plannedOf(after)).toEqual(isChanged ? expectedDates(after) : plannedOf(before));
        await expectTold(id, before, after);
        expect(disorderOf(after)).toEqual([]);
        expect(replannedOf(before, after, one)).toEqual([]);
      }
    }),
    { numRuns: 20, endOnFailure: true },
  );
  // Chance decides which; a property over steps that were all refused would say nothing.
  expect(seen.size).toBeGreaterThanOrEqual(7);
  expect((await verifyHistory(app.db, { key: testHistoryKey })).broken).toEqual([]);
}, 120_000);

/** Actual dates that contradict each other or the clock; those that manufacturing at risk may pass are left out. */
function disorderOf({ rows }: World): string[] {
  const happened = rows.filter((row) => row.actualAt !== null);
  const pairs = happened.flatMap((one) => happened.map((other) => [one, other] as const));
  return [
    ...pairs.filter(
      ([one, other]) =>
        comesBefore(one.type, other.type, true) && Number(one.actualAt) > Number(other.actualAt),
    ),
    ...happened.filter((row) => Number(row.actualAt) > now + 3_600_000).map((row) => [row, row] as const),
  ].map(([one, other]) => `${one.type} and ${other.type}`);
}

/** Milestones that have happened and whose due dates somebody could change all the same. */
function replannedOf(before: World, after: World, { kind }: Step): number[] {
  if (kind !== 'planned' && kind !== 'session') return [];
  const dueOf = (world: World, type: number) =>
    world.rows.find((row) => row.type === type)?.plannedAt?.getTime();
  return before.rows
    .filter(({ type, actualAt }) => actualAt !== null && dueOf(before, type) !== dueOf(after, type))
    .map(({ type }) => type);
}

type World = Awaited<ReturnType<typeof worldOf>>;

/** The rows of the history since `before` lead from the old dates to the new ones, and tell nothing else. */
async function expectTold(id: number, before: World, after: World) {
  const told = valuesOf(before);
  const rows = await app.db
    .select()
    .from(changes)
    .where(inArray(changes.aggregateId, [id]))
    .orderBy(asc(changes.sequence));
  const ofStep = rows.filter((row) => row.aggregate === 'plan' && row.stamp > before.plan.stamp);
  for (const { field, oldValue, newValue } of ofStep.filter((row) => told.has(row.field))) {
    expect([field, oldValue]).toEqual([field, told.get(field)]);
    told.set(field, newValue);
  }
  expect(told).toEqual(valuesOf(after));
}
