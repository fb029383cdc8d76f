import { planStatus } from '@crt/domain/plan-status';
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { changes } from '../history/change.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { reschedulingOf } from '../testing/rescheduling.ts';
import { notificationRules, notifications } from './notification.tables.ts';
import { notificationDesk, type Answer } from './testing/notification-desk.ts';

const desk = notificationDesk();
const { call, rule, tell, bell, count } = desk;
const scope = { selectedProductTypeId: 1, selectedManufacturingLocationId: 1 };
const forget = async () => {
  await tell();
  await desk.app.db.delete(notifications);
};

const [planner, administrator] = ['Paula Lindqvist', 'Alma Dietrich'];
let ids: number[] = [];
beforeAll(async () => {
  const { db } = desk.app;
  const isMade = and(eq(plans.status, planStatus.manufacturing), eq(plans.hasCycle, true));
  const made = await db.select({ id: plans.id }).from(plans).where(isMade).orderBy(plans.id).limit(3);
  ids = made.map(({ id }) => id);
  const values = { productTypeId: 1, manufacturingLocationId: 1, loanerSet: null };
  await db.update(plans).set(values).where(inArray(plans.id, ids));
  await rule('manufacturing', 'FulfilmentPlanChange', { ...scope, selectedChangeType: 'loanerSet' });
  const types = await db.selectDistinct({ productTypeId: plans.productTypeId }).from(plans);
  const userId = await desk.idOf('plan-reader');
  const common = {
    userId,
    kind: 'planned-milestone-change',
    locationId: 1,
    activeSince: new Date(0),
  } as const;
  await db
    .insert(notificationRules)
    .values(
      types.flatMap((type) => ([6, 7, 8] as const).map((milestone) => ({ ...common, ...type, milestone }))),
    );
});

const edit = async (id: number, newValue: string | null, as = 'planner') =>
  expect(
    (await call<Answer>(as, 'POST', 'FulfilmentPlan/EditLoanerSet', { id, newValue })).body,
  ).toMatchObject({ result: 0 });
/** One action that changes the loaner sets of all plans: their last changes, as one batch would have written them. */
async function editAll(newValue: string, batchId: string): Promise<void> {
  const { db } = desk.app;
  for (const id of ids) {
    await edit(id, newValue);
    const isLast = and(eq(changes.aggregateId, id), eq(changes.field, 'loanerSet'));
    const [last] = await db.select().from(changes).where(isLast).orderBy(desc(changes.id)).limit(1);
    if (!last) throw new Error('The loaner set was not changed');
    // The history cannot be changed: the same once more, in the batch.
    const { id: _own, ...copy } = last;
    await db.insert(changes).values({ ...copy, sequence: last.sequence + 50_000, batchId });
    await tell();
    await db.delete(notifications).where(eq(notifications.batchId, last.batchId));
  }
}
const messages = async () =>
  (await bell('manufacturing')).map(({ notificationMessage }) => notificationMessage);

describe('what one action did (D16, D19, D23)', () => {
  it('is one entry with all that belongs to it, the newest first, and counts once', async () => {
    await forget();
    await editAll('H-1', 'holiday');
    await edit(ids[0] ?? 0, 'H-2');
    await tell();
    const [single, entry, ...rest] = await bell('manufacturing');
    expect(rest).toEqual([]);
    expect(single).toMatchObject({ count: 1, planCount: 1, others: [], action: null });
    expect(entry).toMatchObject({ count: 3, planCount: 3, notificationMessage: expect.any(String) });
    expect(entry?.action).toEqual({ what: expect.stringMatching(/^Loaner Set .+ H-1$/), userName: planner });
    expect(entry?.others.map(({ notificationMessage }) => notificationMessage)).toHaveLength(2);
    expect(await count('manufacturing')).toBe(2);
  });

  it('is acknowledged as a whole, alone or among all that are listed; what came since stays', async () => {
    const acknowledge = (path: string, sent?: object) =>
      call<Answer>('manufacturing', 'POST', `Notification/${path}`, sent);
    const [single, entry] = await bell('manufacturing');
    await acknowledge(`AcknowledgeNotification/${entry?.notyficationId}`);
    expect((await bell('manufacturing')).map(({ notyficationId }) => notyficationId)).toEqual([
      single?.notyficationId,
    ]);
    await editAll('H-3', 'second holiday');
    const listed = (await bell('manufacturing')).map(({ notyficationId }) => notyficationId);
    await edit(ids[1] ?? 0, 'H-4');
    await tell();
    await acknowledge('AcknowledgeNotifications', { notyficationIds: listed });
    expect(await messages()).toEqual([expect.stringContaining('to H-4')]);
    expect(await count('manufacturing')).toBe(1);
  });
});

describe('what is taken back before it was read', () => {
  it('goes, by one step or by several, in one round of the job or in many', async () => {
    const id = ids[2] ?? 0;
    for (const inRounds of [true, false]) {
      await edit(id, 'A');
      await forget();
      for (const value of ['B', 'C', 'A', 'D']) {
        await edit(id, value);
        if (inRounds) await tell();
      }
      await tell();
      expect(await messages()).toEqual([expect.stringContaining('from A to D')]);
    }
    const isBack = isNotNull(notifications.takenBackAt);
    expect(await desk.app.db.$count(notifications, isBack)).toBe(3);
  });

  it('is news once the first was acknowledged', async () => {
    const id = ids[2] ?? 0;
    await edit(id, 'E');
    await forget();
    await edit(id, 'F');
    await tell();
    await call('manufacturing', 'POST', 'Notification/AcknowledgeNotifications');
    await edit(id, 'E');
    await tell();
    expect(await messages()).toEqual([expect.stringContaining('from F to E')]);
  });
});

describe('a holiday', () => {
  const day = '2026-11-25';
  const take = async () => {
    await reschedulingOf(desk.app)();
    await tell();
  };
  const add = async (date = day) => {
    const item = { calendarId: 1, date, name: 'R3' };
    const { body } = await call<Answer>('administrator', 'POST', 'LocalCalendar/Item', item);
    expect(body).toMatchObject({ result: 0 });
  };
  const remove = async () => {
    const path = `LocalCalendar/GetItem?calendarId=1&date=${day}`;
    const { body } = await call<{ data: { id: number } }>('administrator', 'GET', path);
    await call('administrator', 'DELETE', `LocalCalendar/DeleteItem/${body.data.id}`);
    await take();
  };
  const told = async () => (await bell('plan-reader')).map(({ action }) => action);
  const acknowledge = () => call('plan-reader', 'POST', 'Notification/AcknowledgeNotifications');
  const added = { what: `Holiday R3 on ${day} added to Berlin Holidays`, userName: administrator };
  const deleted = { what: `Holiday R3 on ${day} deleted`, userName: administrator };

  beforeAll(async () => {
    // What the tests changed of the plans is planned before anything counts.
    await add('2027-12-24');
    await take();
  });

  it('is one entry that says what was done and by whom, and leaves nothing when it is deleted unread', async () => {
    await forget();
    await add();
    await take();
    const [entry, ...others] = await bell('plan-reader');
    expect(entry?.count).toBeGreaterThan(1);
    expect(entry?.action).toEqual(added);
    expect(others).toEqual([]);
    await remove();
    expect(await bell('plan-reader')).toEqual([]);
    expect(await count('plan-reader')).toBe(0);
  });

  it('that was acknowledged does not come back when it is deleted, which is news; added again it is none', async () => {
    await forget();
    await add();
    await take();
    await acknowledge();
    expect(await told()).toEqual([]);
    await remove();
    expect(await told()).toEqual([deleted]);
    expect(await count('plan-reader')).toBe(1);
    // All dates are again those that the person has acknowledged.
    await add();
    await take();
    expect(await told()).toEqual([]);
    await remove();
  });

  it('that was planned together with something else is told with it', async () => {
    await forget();
    await add();
    await add('2026-12-02');
    await take();
    const what = `${added.what}, and another change`;
    expect(await told()).toEqual([{ what, userName: administrator }]);
  });
});
