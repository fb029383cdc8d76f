import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Output } from '../../contract/handlers.ts';
import { plans } from '../plan/plan.tables.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { users } from '../user/user.tables.ts';
import { alertsDue } from './made/fire-alerts.ts';
import { globalNotices, notificationRules, notifications } from './notification.tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(600);
});
afterAll(() => app.close());

describe('the notifications of the demo world (§3.0)', () => {
  it('are 300, of several people and kinds, some acknowledged, none from the future', async () => {
    const rows = await app.db
      .select()
      .from(notifications)
      .innerJoin(users, eq(users.id, notifications.userId));
    expect(rows.length).toBeGreaterThan(280);
    expect(rows.length).toBeLessThanOrEqual(300);
    expect(new Set(rows.map(({ users: { userName } }) => userName)).size).toBeGreaterThanOrEqual(4);
    const kinds = new Set(rows.map(({ notifications: { kind } }) => kind));
    for (const kind of ['milestone-alert', 'plan-change', 'actual-milestone-change'])
      expect([...kinds]).toContain(kind);
    const open = rows.filter(({ notifications: { acknowledgedAt } }) => acknowledgedAt === null);
    expect(open.length).toBeGreaterThan(40);
    expect(open.length).toBeLessThan(rows.length / 2 + 20);
    const latest = Math.max(...rows.map(({ notifications: { madeAt } }) => madeAt.getTime()));
    expect(latest).toBeLessThanOrEqual(new Date('2026-11-20T09:00:00Z').getTime());
  });

  it('have told all that was due: the first hour rings no bell by itself', async () => {
    const due = await alertsDue(app.db, new Date('2026-11-20T09:00:00Z'));
    expect(due).toEqual([]);
  });

  it('can be read, and belong to tabs of the cycle list (G1)', async () => {
    for (const as of ['planner', 'manufacturing', 'plan-reader']) {
      const { body } = await app.call(as, 'GET', '/api/Notification/GetNotifications');
      expect((body as Output<'listNotifications'>).content.length).toBeGreaterThan(5);
    }
    const { body } = await app.call('manufacturing', 'GET', '/api/ManufacturingCycle/GetNotificationNumbers');
    const { data } = body as Output<'getManufacturingNotificationNumbers'>;
    expect(data.allCategory.count).toBeGreaterThan(0);
    const settings = await app.call(
      'manufacturing',
      'GET',
      '/api/NotificationSettings/GetNotificationsSettings',
    );
    const own = (settings.body as Output<'getNotificationSettings'>).data;
    expect(own.jobStepAlertsSettings.length).toBeGreaterThan(0);
    expect(await app.db.$count(notificationRules)).toBeGreaterThan(60);
  });

  it('have notices of all four levels about requests that are manufactured (D21)', async () => {
    const rows = await app.db
      .select()
      .from(globalNotices)
      .innerJoin(plans, eq(plans.id, globalNotices.planId));
    expect(new Set(rows.map(({ global_notices: { level } }) => level))).toEqual(new Set([0, 1, 2, 3]));
    expect(rows.every(({ plans: { hasCycle } }) => hasCycle)).toBe(true);
  });
});
