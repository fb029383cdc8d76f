import { dayMs } from '@crt/domain/day-ms';
import { noticeLevel, noticeOf, type GlobalNotice } from '@crt/domain/global-notice';
import { planStatus } from '@crt/domain/plan-status';
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { insertRows } from '../../platform/db/insert-rows.ts';
import { changes } from '../history/change.tables.ts';
import { plans } from '../plan/plan.tables.ts';
import { fillDemoRules } from './demo-rules.ts';
import { alertsDue } from './made/fire-alerts.ts';
import type { NewNotification } from './made/store-notifications.ts';
import { whatIsTold, type HistoryRow } from './made/what-is-told.ts';
import type { NewNotice } from './notices/make-notices.ts';
import { globalNotices, notificationProgress, notifications } from './notification.tables.ts';

/** So many notifications of one person has the demo world, about 300 in all (§3.0); alerts count too, and are there all. */
const mostOfPerson = 70;
/** So many of a person's newest are open; of the older ones every third is. */
const newest = 9;
const mostChanges = 5_000;
const mostOfLevel = 6;

/**
 * Rules of several people, what these would have told them lately, and notices of all four levels (§3.0). What happened
 * until now has been told: the jobs go on from here.
 */
export async function fillNotifications(tx: Database, now: Date): Promise<void> {
  await fillDemoRules(tx, now);
  const rows = await lately(tx, now);
  const { told, notices } = await whatIsTold(tx, rows);
  // All that are due: what is left out would fire in the first hour, when nothing has happened.
  const alerts = await alertsDue(tx, now, undefined, (due) => due);
  await insertRows(tx, notifications, demoNotifications(alerts, told, now));
  await insertRows(tx, globalNotices, await demoNotices(tx, notices, now));
  const last = sql`coalesce((select max(id) from ${changes}), 0)`;
  const { name } = notificationProgress;
  await tx.update(notificationProgress).set({ position: last }).where(eq(name, 'history'));
  await tx.update(notificationProgress).set({ position: now.getTime() }).where(eq(name, 'alerts'));
}

/** What happened to plans in the last weeks, the newest first. */
function lately(tx: Database, now: Date): Promise<HistoryRow[]> {
  return tx
    .select()
    .from(changes)
    .where(and(eq(changes.aggregate, 'plan'), gt(changes.changedAt, new Date(now.getTime() - 60 * dayMs))))
    .orderBy(desc(changes.changedAt), desc(changes.id))
    .limit(mostChanges);
}

/** So many of a list at most, from its beginning to its end. */
function spread<One>(list: readonly One[], number: number): readonly One[] {
  const step = Math.max(1, list.length / number);
  return list.filter((_one, place) => Math.floor(place / step) !== Math.floor((place - 1) / step));
}

function demoNotifications(alerts: readonly NewNotification[], told: readonly NewNotification[], now: Date) {
  const newestFirst = (one: NewNotification, other: NewNotification) =>
    other.madeAt.getTime() - one.madeAt.getTime();
  const known = [...new Map(told.map((one) => [`${one.userId}/${one.key}`, one])).values()];
  const changesOf = Map.groupBy(known.toSorted(newestFirst), ({ userId }) => userId);
  const alertsOf = Map.groupBy(alerts, ({ userId }) => userId);
  const people = new Set([...changesOf.keys(), ...alertsOf.keys()]);
  const rows = [...people].flatMap((userId) => {
    const ownAlerts = alertsOf.get(userId) ?? [];
    const ownChanges = spread(changesOf.get(userId) ?? [], Math.max(newest, mostOfPerson - ownAlerts.length));
    return [...ownAlerts, ...ownChanges].toSorted(newestFirst).map((one, place) => {
      const isOpen = place < newest || place % 3 === 0;
      const acknowledgedAt = new Date(Math.min(one.madeAt.getTime() + dayMs, now.getTime()));
      return { changeId: null, ...one, expiresAt: null, acknowledgedAt: isOpen ? null : acknowledgedAt };
    });
  });
  return rows.toSorted((one, other) => newestFirst(other, one));
}

/** Notices of what happened lately and is still so, and one of each level that nothing of it gave. */
async function demoNotices(tx: Database, lately: readonly NewNotice[], now: Date) {
  const { id, requestId, status } = plans;
  const made = await tx
    .select({ id, requestId, status })
    .from(plans)
    .where(eq(plans.hasCycle, true))
    .orderBy(asc(id));
  const statusOf = new Map(made.map((plan) => [plan.id, plan.status]));
  const stillSo = lately.filter(({ planId, topic, level }) => {
    const isHeld = statusOf.get(planId) === planStatus.onHold;
    return topic !== 'status' || isHeld === (level === noticeLevel.warning);
  });
  const kept = [...new Map(stillSo.toReversed().map((one) => [`${one.planId}/${one.topic}`, one])).values()];
  const running = made.filter((plan) => plan.status === planStatus.manufacturing);
  const missing = samples.flatMap((sample, place): NewNotice[] => {
    const plan = running[place * 2];
    const notice = plan && sample(plan.requestId);
    if (!notice || kept.some((one) => one.level === notice.level)) return [];
    const madeAt = new Date(now.getTime() - (place + 1) * dayMs);
    return [{ ...notice, planId: plan.id, madeAt, actorId: '' }];
  });
  const ofLevels = [...Map.groupBy(kept, ({ level }) => level).values()];
  const rows = [...missing, ...ofLevels.flatMap((ofLevel) => ofLevel.slice(-mostOfLevel))];
  return rows.map(({ actorId: _caused, ...notice }) => notice);
}

const change = (field: string, oldValue: string, newValue: string) => (requestId: string) =>
  noticeOf(requestId, { field, oldValue, newValue });

const samples: readonly ((requestId: string) => GlobalNotice | undefined)[] = [
  change('priority', 'false', 'true'),
  change('requestStatusId', String(planStatus.onHold), String(planStatus.manufacturing)),
  change('requiredManufacturingDataRevision', '0', '1'),
  () => ({
    topic: 'recall',
    level: noticeLevel.error,
    title: 'Material recall',
    message: 'Do not use blanks of lot 4471.',
  }),
];
