import { alertDue, alertSentence, isAlertDue } from '@crt/domain/notification-alert';
import { eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UnitOfWork, WorkFor } from '../../../platform/unit-of-work.ts';
import { shownInstant } from '../../history/field-value.ts';
import { notificationProgress, notificationRules } from '../notification.tables.ts';
import { cut } from './change-message.ts';
import { mostAtOnce, type DueThing, type Reach } from './due-things.ts';
import { milestonesDue } from './milestone-alerts.ts';
import { stepsDue } from './step-alerts.ts';
import { storeNotifications, type NewNotification } from './store-notifications.ts';

/** From the beginning on. */
const always = new Date(0);

/**
 * Fires the alerts that have come to be due since this was done last, also while no server ran: once for a rule, a thing
 * and its planned date, those that come late marked so (§3.11, D24). Gives how many fired. What becomes due by a change is
 * {@link fireAlertsOf}'s.
 */
export async function fireAlerts(context: RequestContext): Promise<number> {
  const { tx, clock } = context;
  const own = eq(notificationProgress.name, 'alerts');
  const [last] = await tx.select().from(notificationProgress).where(own).for('update', { skipLocked: true });
  if (!last) return 0;
  const now = clock.now();
  const fired = await fireIn(context, { since: new Date(last.position) });
  if (fired < mostAtOnce) await tx.update(notificationProgress).set({ position: now.getTime() }).where(own);
  return fired;
}

/** Fires what is due of plans whose dates, status or place were changed: a date that moved into the past, a hold that ended. */
export async function fireAlertsOf(context: RequestContext, planIds: readonly number[]): Promise<void> {
  if (planIds.length === 0) return;
  await fireIn(context, { since: always, planIds });
}

/**
 * Looks at everything that is due, whenever that was, for what moved and no history tells: the ends of steps that a
 * calendar moved. The rules of a product type at a location have a transaction of their own, so that nobody waits for all.
 */
export async function fireAllAlerts(work: UnitOfWork, caller: WorkFor): Promise<void> {
  const { productTypeId, locationId, kind } = notificationRules;
  const scopes = await work.read(caller, ({ tx }) =>
    tx
      .selectDistinct({ productTypeId, locationId })
      .from(notificationRules)
      .where(inArray(kind, ['milestone-alert', 'job-step-alert'])),
  );
  for (const scope of scopes)
    while ((await work.write(caller, (context) => fireIn(context, { since: always, scope }))) > 0);
}

async function fireIn(context: RequestContext, reach: Reach): Promise<number> {
  const fired = await alertsDue(context.tx, context.clock.now(), reach);
  await storeNotifications(context, fired);
  return fired.length;
}

/** The alerts that are due and have not fired; `firedAt` tells when each does, which is now. */
export async function alertsDue(
  tx: Database,
  now: Date,
  reach: Reach = { since: always },
  firedAt: (due: Date) => Date = () => now,
): Promise<readonly NewNotification[]> {
  const things = [...(await milestonesDue(tx, now, reach)), ...(await stepsDue(tx, now, reach))];
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
