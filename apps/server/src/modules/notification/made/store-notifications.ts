import { and, eq, inArray } from 'drizzle-orm';
import type { RequestContext } from '../../../context.ts';
import { users } from '../../user/user.tables.ts';
import { tellPerson } from '../bell/tell-person.ts';
import { notifications, notificationSettings } from '../notification.tables.ts';
import { expiryOf } from '../rules/edit-lifespan.ts';
import { takeBack } from './take-back.ts';

type Row = typeof notifications.$inferInsert;

/** A notification to be made; its key says what happened, so that nobody is notified of it twice. */
export type NewNotification = Pick<
  Row,
  'userId' | 'planId' | 'kind' | 'isAboutCycle' | 'message' | 'madeAt' | 'key' | 'changeId' | 'batchId'
>;

/** As many rows go into one statement. */
const atOnce = 1_000;

/**
 * Stores notifications that were not made before, takes back what came to nothing by them, and tells their people; those whose
 * account is closed get none.
 */
export async function storeNotifications(
  context: RequestContext,
  wanted: readonly NewNotification[],
): Promise<void> {
  if (wanted.length === 0) return;
  const { tx } = context;
  const lifespans = await lifespansOf(context, [...new Set(wanted.map(({ userId }) => userId))]);
  const rows = wanted.flatMap((one): Row[] => {
    const days = lifespans.get(one.userId);
    return days === undefined ? [] : [{ ...one, expiresAt: expiryOf(one.madeAt, days) }];
  });
  const told = new Set<string>();
  for (let from = 0; from < rows.length; from += atOnce) {
    const made = await tx
      .insert(notifications)
      .values(rows.slice(from, from + atOnce))
      .onConflictDoNothing()
      .returning({ userId: notifications.userId, planId: notifications.planId });
    for (const { userId } of made) told.add(userId);
    if (made.length > 0) await takeBack(context, [...new Set(made.map(({ planId }) => planId))]);
  }
  for (const userId of told) tellPerson(context, userId);
}

async function lifespansOf(
  { tx }: RequestContext,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .select({ id: users.id, days: notificationSettings.lifespanDays })
    .from(users)
    .innerJoin(notificationSettings, eq(notificationSettings.userId, users.id))
    .where(and(inArray(users.id, [...userIds]), eq(users.isActive, true)));
  return new Map(rows.map(({ id, days }) => [id, days]));
}
