import { planStatus } from '@crt/domain/plan-status';
import { and, desc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { changes } from '../history/change.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { rolePermissions, userRoles } from '../user/user.tables.ts';
import { notificationProgress, notifications } from './notification.tables.ts';
import { notificationDesk, testNow, type Answer } from './testing/notification-desk.ts';

const desk = notificationDesk();
const { call, rule, tell, bell, count } = desk;
const scope = { selectedProductTypeId: 1, selectedManufacturingLocationId: 1 };

/** A plan in manufacturing, of a product type and at a location that the rules are about. */
let found: { readonly id: number; readonly requestId: string } | undefined;
async function plan() {
  if (found) return found;
  const { id, requestId, hasCycle } = plans;
  [found] = await desk.app.db
    .select({ id, requestId })
    .from(plans)
    .where(and(eq(plans.status, planStatus.manufacturing), eq(hasCycle, true)))
    .orderBy(id);
  if (!found) throw new Error('The test world manufactures nothing');
  await desk.app.db
    .update(plans)
    .set({ productTypeId: 1, manufacturingLocationId: 1, loanerSet: null })
    .where(eq(id, found.id));
  return found;
}
async function edit(newValue: string) {
  const { id } = await plan();
  const { body } = await call<Answer>('planner', 'POST', 'FulfilmentPlan/EditLoanerSet', { id, newValue });
  expect(body).toMatchObject({ result: 0 });
}
const loaner = { ...scope, selectedChangeType: 'loanerSet' };
const forget = async () => {
  await tell();
  await desk.app.db.delete(notifications);
  await desk.takeEvents();
};

describe('a change of a plan (D20, D22, D26, D27)', () => {
  it('notifies whose rule asks for it, in the words of the change log, and not whoever changed it', async () => {
    for (const as of ['planner', 'manufacturing', 'administrator'])
      await rule(
        as,
        'FulfilmentPlanChange',
        as === 'administrator' ? { ...loaner, selectedManufacturingLocationId: 2 } : loaner,
      );
    await forget();
    await edit('LS-4');
    expect(await bell('manufacturing')).toEqual([]);
    await tell();
    const { requestId, id } = await plan();
    expect(await bell('manufacturing')).toEqual([
      {
        notyficationId: expect.any(Number),
        requestId,
        fulfilmentPlanId: null,
        manufacturingCycleId: id,
        time: expect.stringMatching(/^2026-11-20T09:00/),
        notificationMessage: `${requestId}: Loaner Set set to LS-4.`,
        count: 1,
        planCount: 1,
        others: [],
        action: null,
      },
    ]);
    expect(await count('manufacturing')).toBe(1);
    expect([await count('planner'), await count('administrator')]).toEqual([0, 0]);
  });

  it('is told once, however often the job runs, and only to the browser of its person (D23)', async () => {
    await forget();
    const isHistory = eq(notificationProgress.name, 'history');
    const [before] = await desk.app.db.select().from(notificationProgress).where(isHistory);
    await edit('LS-5');
    await desk.takeEvents();
    await tell();
    const audience = await desk.idOf('manufacturing');
    expect(await desk.takeEvents()).toEqual([
      { entity: 'notification', entityId: null, audience },
      { entity: 'manufacturing-cycle-list', entityId: null, audience },
    ]);
    await tell();
    // As if a process had died after the notifications and before the position.
    await desk.app.db
      .update(notificationProgress)
      .set({ position: before?.position ?? 0 })
      .where(isHistory);
    await tell();
    expect(await count('manufacturing')).toBe(1);
    expect(await desk.takeEvents()).toEqual([]);
  });

  it('is not lost while no job runs, and follows thousands of changes in parts', async () => {
    await edit('LS-many');
    await forget();
    const [last] = await desk.app.db.select().from(changes).orderBy(desc(changes.id)).limit(1);
    const [like] = await desk.app.db
      .select()
      .from(changes)
      .where(and(eq(changes.field, 'loanerSet'), eq(changes.batchId, last?.batchId ?? '')));
    if (!like) throw new Error('Nobody has changed a loaner set');
    const rows = Array.from({ length: 2_500 }, (_one, place) => ({
      ...like,
      id: undefined,
      sequence: 10_000 + place,
      batchId: `many-${place}`,
    }));
    for (let from = 0; from < rows.length; from += 500)
      await desk.app.db.insert(changes).values(rows.slice(from, from + 500));
    await tell();
    expect(await count('manufacturing')).toBe(2_500);
    expect(await bell('manufacturing')).toHaveLength(1_000);
  });

  it('stays until it is acknowledged or expires, also when the expiry is changed later (D3, D20)', async () => {
    await forget();
    await edit('LS-6');
    await tell();
    const age = (days: number) =>
      desk.app.db.update(notifications).set({ madeAt: new Date(testNow.getTime() - days * 86_400_000) });
    await age(6);
    const { userId, notificationsSettings } = await desk.settings('manufacturing');
    const lifespan = (newValue: number) =>
      call('manufacturing', 'PUT', 'NotificationSettings/EditNotificationLifespan', {
        id: notificationsSettings.id,
        userId,
        newValue,
      });
    const after = async (days: number) => (await lifespan(days), await count('manufacturing'));
    expect([await after(7), await after(5), await after(0)]).toEqual([1, 0, 1]);
  });

  it('is hidden from who has lost the right, and there again with it', async () => {
    await forget();
    await edit('LS-7');
    await tell();
    const userId = await desk.idOf('manufacturing');
    const held = await desk.app.db.select().from(userRoles).where(eq(userRoles.userId, userId));
    await desk.app.db.delete(userRoles).where(eq(userRoles.userId, userId));
    expect([await count('manufacturing'), await bell('manufacturing')]).toEqual([0, []]);
    await desk.app.db.insert(userRoles).values(held);
    expect(await count('manufacturing')).toBe(1);
    expect(held.length && (await desk.app.db.$count(rolePermissions))).toBeGreaterThan(0);
  });
});

describe('acknowledging (D19, D20)', () => {
  const acknowledge = (path: string, sent?: object, as = 'manufacturing') =>
    call<Answer>(as, 'POST', `Notification/${path}`, sent);
  const three = async () => {
    await forget();
    for (const value of ['A', 'B', 'C']) await edit(value);
    await tell();
    return (await bell('manufacturing')).map(({ notyficationId }) => notyficationId);
  };

  it('takes one away, from nobody else', async () => {
    const [first = 0] = await three();
    expect((await acknowledge(`AcknowledgeNotification/${first}`, undefined, 'planner')).status).toBe(404);
    const { body } = await acknowledge(`AcknowledgeNotification/${first}`);
    expect(body).toMatchObject({ result: 0, message: 'Notification acknowledged succesfully' });
    expect(await count('manufacturing')).toBe(2);
    expect((await acknowledge(`AcknowledgeNotification/${first}`)).status).toBe(200);
  });

  it('takes away those that were listed; what came meanwhile stays (§3.11)', async () => {
    const listed = await three();
    await edit('D');
    await tell();
    const { body } = await acknowledge('AcknowledgeNotifications', { notyficationIds: listed });
    expect(body).toMatchObject({ result: 0, message: 'Notifications acknowledged succesfully' });
    const left = await bell('manufacturing');
    expect(left.map(({ notificationMessage }) => notificationMessage)).toEqual([
      expect.stringContaining('Loaner Set changed from C to D.'),
    ]);
    await acknowledge(
      'AcknowledgeNotifications',
      { notyficationIds: [left[0]?.notyficationId ?? 0] },
      'planner',
    );
    expect(await count('manufacturing')).toBe(1);
    await acknowledge('AcknowledgeNotifications');
    expect(await count('manufacturing')).toBe(0);
  });
});
