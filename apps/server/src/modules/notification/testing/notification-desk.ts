import { eq } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { anonymous, type ChangeEvent, type RequestContext } from '../../../context.ts';
import type { Output } from '../../../contract/handlers.ts';
import { frozenClock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { liveEvents } from '../../../platform/events/events.tables.ts';
import { randomIds } from '../../../platform/ids.ts';
import { quietLog } from '../../../platform/quiet-log.ts';
import { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { followers } from '../../followers.ts';
import { testHistoryKey } from '../../testing/history-key.ts';
import { startTestApp, tickingClock, type TestApp } from '../../testing/test-app.ts';
import { users } from '../../user/user.tables.ts';
import { fireAlerts, fireAllAlerts } from '../made/fire-alerts.ts';
import { tellOfChanges } from '../made/tell-of-changes.ts';
import {
  globalNotices,
  notificationProgress,
  notificationRules,
  notifications,
} from '../notification.tables.ts';

/** The present of the tests, a Friday. */
export const testNow = new Date('2026-11-20T09:00:00Z');

/** Settings as a person reads them. */
export type Settings = Output<'getNotificationSettings'>['data'];
/** The answer of a write. */
export interface Answer {
  readonly result: number;
  readonly message: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
}

const caller = {
  actor: anonymous,
  log: quietLog as unknown as RequestContext['log'],
  correlationId: 'test',
  source: 'scheduler',
} as const;

/** What the jobs work with at a moment. */
const jobsUnit = (db: Database, at: Date) =>
  new UnitOfWork({
    storage: { db, writesAtOnce: 1 },
    clock: frozenClock(at),
    ids: randomIds,
    historyKey: testHistoryKey,
    followers,
  });

/** Makes the notifications and notices of what was changed, as the job does after a write. */
export const tellNow = (db: Database): Promise<void> => tellOfChanges(jobsUnit(db, testNow), caller);

/** An application in which nobody has rules or notifications yet, and the jobs that make some. */
export function notificationDesk(plans = 120) {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp(plans, tickingClock());
    for (const table of [notifications, notificationRules, globalNotices]) await app.db.delete(table);
  });
  afterAll(() => app.close());

  const call = async <Body>(as: string, method: string, path: string, sent?: object) => {
    const { status, body } = await app.call(as, method, `/api/${path}`, sent);
    return { status, body: body as Body };
  };
  const settings = async (as: string) =>
    (
      await call<Output<'getNotificationSettings'>>(
        as,
        'GET',
        'NotificationSettings/GetNotificationsSettings',
      )
    ).body.data;

  return {
    get app() {
      return app;
    },
    call,
    settings,
    /** Adds or changes a rule; the settings are those of the person, unless stated. */
    rule: async (as: string, kind: string, body: object, method = 'POST') =>
      call<Answer>(as, method, `NotificationSettings/${kind}`, {
        notificationSettingsId: (await settings(as)).notificationsSettings.id,
        ...body,
      }),
    /** What the job does after a write. */
    tell: () => tellNow(app.db),
    /** Fires what is due at a moment, whenever that was; gives how many fired. */
    fire: async (at: Date) => {
      const isAlerts = eq(notificationProgress.name, 'alerts');
      await app.db.update(notificationProgress).set({ position: 0 }).where(isAlerts);
      return fireMinute(app.db, at);
    },
    /** What the job does each minute. */
    minute: (at: Date) => fireMinute(app.db, at),
    /** What the job does each hour. */
    hour: (at: Date) => fireAllAlerts(jobsUnit(app.db, at), caller),
    bell: async (as: string) =>
      (await call<Output<'listNotifications'>>(as, 'GET', 'Notification/GetNotifications')).body.content,
    count: async (as: string) =>
      (await call<Output<'countNotifications'>>(as, 'GET', 'Notification/GetNumberOfNotifications')).body
        .count,
    takeEvents: () => takeEvents(app.db),
    idOf: (userName: string) => idOf(app.db, userName),
  };
}

async function fireMinute(db: Database, at: Date): Promise<number> {
  let fired = 0;
  for (let more = 1; more > 0; fired += more) more = await jobsUnit(db, at).write(caller, fireAlerts);
  return fired;
}

/** What was announced through jobs since the last look. */
async function takeEvents(db: Database): Promise<Pick<ChangeEvent, 'entity'>[]> {
  const { entity, entityId, audience } = liveEvents;
  const rows = await db.select({ entity, entityId, audience }).from(liveEvents);
  await db.delete(liveEvents);
  return rows;
}

async function idOf(db: Database, userName: string): Promise<string> {
  const [user] = await db.select().from(users).where(eq(users.userName, userName));
  return user?.id ?? '';
}
