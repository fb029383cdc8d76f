import { milestoneType } from '@crt/domain/milestone-type';
import { daysBehind, withoutDueDates } from '@crt/domain/overdue';
import { allPlanStatuses } from '@crt/domain/plan-status';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { planDueDays } from '../plan-due-days.tables.ts';
import { planMilestones } from '../plan-milestone.tables.ts';
import { plans } from '../plan.tables.ts';

let app: TestApp;
const id = 1;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.update(plans).set({ status: 3 }).where(eq(plans.id, id));
});
afterAll(() => app.close());

const milestones = eq(planMilestones.planId, id);

/** Its due days; undefined without a row. */
async function dueDays() {
  const [row] = await app.db.select().from(planDueDays).where(eq(planDueDays.planId, id));
  return row;
}

/** Midnights that are skipped, that come twice or early, hours before them that are skipped, and other long and short days. */
it.each([
  ['America/Havana', '2026-11-01T03:30:00Z'],
  ['America/Havana', '2026-11-01T04:30:00Z'],
  ['America/Havana', '2026-10-31T20:00:00Z'],
  ['America/Havana', '2026-03-08T12:00:00Z'],
  ['Asia/Beirut', '2026-03-28T20:00:00Z'],
  ['Asia/Beirut', '2026-10-24T20:30:00Z'],
  ['Africa/Cairo', '2026-10-29T20:30:00Z'],
  ['Australia/Lord_Howe', '2026-04-04T16:00:00Z'],
  ['America/Nuuk', '2026-03-28T12:00:00Z'],
  ['America/Nuuk', '2026-03-29T12:00:00Z'],
  ['America/Scoresbysund', '2026-03-28T12:00:00Z'],
  ['Pacific/Apia', '2011-12-29T20:00:00Z'],
  ['Asia/Kathmandu', '2026-06-01T18:14:59Z'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z'],
])('begin and end with the day of a milestone in %s, %s', async (zone, text) => {
  const plannedDate = new Date(text);
  const planned = { plannedAt: plannedDate, actualAt: null, timeZone: zone };
  await app.db.update(planMilestones).set(planned).where(milestones);
  const due = await dueDays();
  const behind = (at: Date | null | undefined, distance: number) =>
    daysBehind({ plannedDate, actualDate: null, zone }, new Date((at?.getTime() ?? 0) + distance));
  expect({
    before: behind(due?.dueFrom, -1) < 0,
    first: behind(due?.dueFrom, 0),
    last: behind(due?.lateFrom, -1),
    after: behind(due?.lateFrom, 0) > 0,
  }).toEqual({ before: true, first: 0, last: 0, after: true });
});

it('are those of the first open milestone, each in its own zone', async () => {
  const at = new Date('2026-11-20T10:30:00Z');
  await app.db
    .update(planMilestones)
    .set({ plannedAt: at, actualAt: null, timeZone: 'Pacific/Honolulu' })
    .where(milestones);
  const one = and(milestones, eq(planMilestones.type, milestoneType.manufacturingStarted));
  await app.db.update(planMilestones).set({ timeZone: 'Pacific/Auckland' }).where(one);
  expect(await dueDays()).toMatchObject({
    dueFrom: new Date('2026-11-19T11:00:00Z'),
    lateFrom: new Date('2026-11-20T11:00:00Z'),
  });
  await app.db.update(planMilestones).set({ actualAt: at }).where(one);
  expect(await dueDays()).toMatchObject({
    dueFrom: new Date('2026-11-20T10:00:00Z'),
    lateFrom: new Date('2026-11-21T10:00:00Z'),
  });
  await app.db.update(planMilestones).set({ actualAt: at }).where(milestones);
  expect(await dueDays()).toMatchObject({ dueFrom: null, lateFrom: null });
});

it('are there while somebody waits for the milestones', async () => {
  await app.db
    .update(planMilestones)
    .set({ plannedAt: new Date('2026-11-20T12:00:00Z'), actualAt: null })
    .where(milestones);
  for (const status of allPlanStatuses) {
    const heldFrom = status === 8 ? (3 as const) : null;
    await app.db.update(plans).set({ status, heldFrom }).where(eq(plans.id, id));
    const due = await dueDays();
    expect({ status, isWaitedFor: due?.lateFrom instanceof Date }).toEqual({
      status,
      isWaitedFor: !withoutDueDates.includes(status),
    });
  }
});
