import { alertDue, alertSentence, isAlertDue } from '@crt/domain/notification-alert';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import { shownInstant } from '../../history/field-value.ts';
import { cut } from './change-message.ts';
import type { DueThing } from './due-things.ts';
import { milestonesDue } from './milestone-alerts.ts';
import { stepsDue } from './step-alerts.ts';
import { storeNotifications, type NewNotification } from './store-notifications.ts';

/** So many alerts of a kind fire in one transaction. */
const atOnce = 1_000;

/**
 * Fires the alerts that are due: once for a rule, a thing and its planned date; those that were missed too, marked as late
 * (§3.11, D24). Gives how many fired.
 */
export async function fireAlerts(context: RequestContext): Promise<number> {
  const fired = await alertsDue(context.tx, context.clock.now());
  await storeNotifications(context, fired);
  return fired.length;
}

/** The alerts that are due and have not fired; `firedAt` tells when each does, which is now. */
export async function alertsDue(
  tx: Database,
  now: Date,
  firedAt: (due: Date) => Date = () => now,
): Promise<readonly NewNotification[]> {
  const things = [...(await milestonesDue(tx, now, atOnce)), ...(await stepsDue(tx, now, atOnce))];
  return things.flatMap((thing) => alertOf(thing, now, firedAt));
}

function alertOf(thing: DueThing, now: Date, firedAt: (due: Date) => Date): readonly NewNotification[] {
  const { kind, userId, planId, key, threshold, plannedAt, zone } = thing;
  const due = alertDue(kind, thing, threshold);
  if (!isAlertDue({ ...thing, due, isPassed: false }, now)) return [];
  const plannedText = shownInstant(plannedAt, zone) ?? '';
  const madeAt = firedAt(due);
  const message = cut(alertSentence({ ...thing, plannedText, due }, madeAt));
  const isAboutCycle = kind === 'job-step-alert';
  return [{ userId, planId, kind, isAboutCycle, message, madeAt, key }];
}
